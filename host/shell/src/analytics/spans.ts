import type { PageSpan, PageSpans } from '@darnley/contract/page-report'

/** A span whose start is kept, since a report says how long ago it was. */
type Waiting = PageSpan extends infer Span
  ? Span extends PageSpan
    ? Omit<Span, 'ago'> & { start: number }
    : never
  : never

const TRACE = Symbol.for('darnley.trace')
const MOST = 50
const EVERY_MS = 5000
/** A report takes no older spans. */
const LONGEST_MS = 3_600_000

let isMeasuring = false
let waiting: Waiting[] = []

interface Options {
  /** Consent can be withdrawn while the page is open. */
  readonly isAllowed: () => boolean
}

/** Measures the load of the page and its calls to the api, and tells the edge: each call is a span of the page's trace. */
export function measureCalls({ isAllowed }: Options): void {
  if (isMeasuring) return
  isMeasuring = true
  const page = randomId()
  const send = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const call = isAllowed() ? callOf(input, init) : null
    if (!call) return send(input, init)
    const start = performance.now()
    const end = (status: number): void =>
      add({ ...call, type: 'call', start, took: round(performance.now() - start), status })
    try {
      const response = await send(input, init)
      end(response.status)
      return response
    } catch (error) {
      end(0)
      throw error
    }
  }
  whenLoaded(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    if (navigation && isAllowed())
      add({ id: page, type: 'page', start: 0, took: round(navigation.duration) })
  })
  const flush = (): void => {
    const { [TRACE]: trace } = globalThis as { [TRACE]?: string }
    if (waiting.length === 0 || !trace || !isAllowed()) return
    const now = performance.now()
    const spans = waiting.filter(({ start }) => now - start < LONGEST_MS)
    waiting = []
    if (spans.length === 0) return
    const report: PageSpans = {
      trace,
      page,
      spans: spans.map(({ start, ...span }) => ({ ...span, ago: round(now - start) })),
    }
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(report)
    send('/releases/spans', { method: 'POST', keepalive: true, headers, body }).catch(() => {})
  }
  setInterval(flush, EVERY_MS)
  addEventListener('visibilitychange', () => document.hidden && flush())
}

/** What is more than a report takes is dropped. */
function add(span: Waiting): void {
  if (waiting.length < MOST) waiting.push(span)
}

/** Returns what a call is named by; null for a request that belongs to no trace. */
function callOf(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): Pick<Extract<PageSpan, { type: 'call' }>, 'id' | 'method' | 'path'> | null {
  const [, , id] = new Headers(init?.headers).get('traceparent')?.split('-') ?? []
  if (!id || typeof input !== 'string') return null
  const { pathname, origin } = new URL(input, location.href)
  const method = (init?.method ?? 'GET') as 'GET'
  return origin === location.origin ? { id, method, path: pathname.slice(0, 300) } : null
}

function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  // The navigation has its duration after the handlers of this event.
  else addEventListener('load', () => setTimeout(work), { once: true })
}

function randomId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(8))]
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const round = (milliseconds: number): number => Math.round(milliseconds * 10) / 10
