import { shopNow } from '@darnley/web/client'
import type { QueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { atom } from '@darnley/web/stores'
import { readEvents } from './read-events.ts'

/** Whether changes by colleagues appear at once; while `lost`, pages ask every 15 seconds instead. */
export interface Live {
  readonly status: 'connecting' | 'live' | 'lost'
  /** When the page was last known to be up to date. */
  readonly at: Date | null
}

export const $live = atom<Live>({ status: 'connecting', at: null })

/** Milliseconds before now from which changes are told at first. */
const overlap = 60_000
/** Milliseconds between two attempts to connect. */
const pause = 5000
/** Milliseconds without a sign of life after which a stream is lost: the api sends a comment every 5 seconds. */
const silence = 12_000

/** Listens to changes and refetches what the pages show. Returns a function that ends it. */
export function listen(client: QueryClient): () => void {
  const ended = new AbortController()
  void run(ended.signal)
  return () => ended.abort()

  function refetch(): void {
    void client.invalidateQueries({ queryKey: ['workshop'] })
  }

  async function run(signal: AbortSignal): Promise<void> {
    // The clocks of shop and server may differ a little: a change that is told twice does no harm.
    let last = String((shopNow().getTime() - overlap) * 1000)
    while (!signal.aborted) {
      try {
        last = await follow(last, signal)
      } catch {
        if (signal.aborted) return
        $live.set({ ...$live.get(), status: 'lost' })
        await waitToConnect(signal)
        // Renews the session, whose cookie the stream cannot renew itself.
        await staffCall('GET /workshop/me').catch(() => undefined)
      }
    }
  }

  /** Follows one stream until it ends, from the change after `from`; returns the number of the last change. */
  async function follow(from: string, signal: AbortSignal): Promise<string> {
    let last = from
    const watch = watchdog(signal, () => $live.set({ status: 'live', at: new Date() }))
    try {
      const response = await fetch(`/api/workshop/events?since=${from}`, {
        signal: watch.signal,
      })
      if (!response.ok || !response.body) throw new Error(`The stream answers ${response.status}`)
      $live.set({ status: 'live', at: new Date() })
      // What changed before the stream was open.
      refetch()
      for await (const { id } of readEvents(watch.feed(response.body))) {
        last = id || last
        refetch()
      }
      return last
    } finally {
      watch.stop()
    }
  }
}

interface Watchdog {
  readonly signal: AbortSignal
  /** Returns the stream; every piece of it is a sign of life. */
  feed(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array>
  stop(): void
}

/**
 * Ends a request that has been silent for too long, or whose browser went offline: a lost connection often closes
 * nothing. @param onLife Called by each sign of life
 */
function watchdog(outer: AbortSignal, onLife: () => void): Watchdog {
  const inner = new AbortController()
  let timer = setTimeout(() => inner.abort(), silence)
  const restart = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => inner.abort(), silence)
  }
  const offline = (): void => inner.abort()
  window.addEventListener('offline', offline)
  return {
    signal: AbortSignal.any([outer, inner.signal]),
    feed: (body) =>
      body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            restart()
            onLife()
            controller.enqueue(chunk)
          },
        }),
        { signal: inner.signal },
      ),
    stop: () => {
      clearTimeout(timer)
      window.removeEventListener('offline', offline)
    },
  }
}

/** Waits until the next attempt: for a while, or until the browser is online again. */
function waitToConnect(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const end = (): void => {
      clearTimeout(timer)
      ended.abort()
      resolve()
    }
    const timer = setTimeout(end, pause)
    window.addEventListener('online', end, { signal: ended.signal })
    signal.addEventListener('abort', end, { signal: ended.signal })
  })
}
