import type { Standing, Upstreams } from './upstreams.ts'

/** Milliseconds. */
const PATIENCE = 1000
/** Milliseconds without an answer after which a process is gone, not slow: its machine has no power, or is frozen. */
const GONE = 5000

/**
 * Returns whether one of the processes of the api can serve, as soon as one says so: what asks the edge for its health
 * does not wait for a process that is silent.
 */
export function isAnyApiReady(apiUrls: readonly string[]): Promise<boolean> {
  return Promise.any(apiUrls.map(expectReady)).catch(() => false)
}

/** @throws Error when a process of the api cannot serve, or is silent */
async function expectReady(apiUrl: string): Promise<true> {
  const answer = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(PATIENCE) })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`${apiUrl} is not ready`)
  return true
}

/**
 * Asks a process of the api whether it ends, or is gone. One that is slow, or waits for the database, is not: under load
 * all are, and leaving one alone would give its share to the others.
 */
async function standingOf(apiUrl: string, gone: number): Promise<Standing> {
  try {
    const answer = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(gone) })
    const { status } = (await answer.json()) as { readonly status?: unknown }
    return status === 'draining' ? 'ends' : 'serves'
  } catch (error) {
    return error instanceof SyntaxError ? 'serves' : 'gone'
  }
}

interface FollowOptions {
  readonly upstreams: Pick<Upstreams, 'setStanding'>
  readonly addresses: readonly string[]
  /** Milliseconds between two questions. */
  readonly every?: number
  /** Milliseconds without an answer after which a process is gone. */
  readonly gone?: number
}

/**
 * Asks several processes of the api all the time whether they end, so that none is sent a change while it does: a change
 * that was sent can't be made again elsewhere. A single process has no other to go to.
 */
export function followEnding({ upstreams, addresses, every = 500, gone = GONE }: FollowOptions): {
  stop: () => void
} {
  const waiting = new Set<string>()
  const ask = async (address: string): Promise<void> => {
    if (waiting.has(address)) return
    waiting.add(address)
    upstreams.setStanding(address, await standingOf(address, gone))
    waiting.delete(address)
  }
  const timer = setInterval(() => void Promise.all(addresses.map(ask)), every)
  if (addresses.length < 2) clearInterval(timer)
  return { stop: () => clearInterval(timer) }
}
