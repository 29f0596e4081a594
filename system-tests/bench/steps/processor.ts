import type { Browser, Page } from '@playwright/test'

/** What presses cost the page's main thread in processor time, which other load of the machine hardly changes. */
export interface Processor {
  /** For each press, milliseconds from its event to the end of the next paint. */
  readonly presses: readonly number[]
  /** Milliseconds of each task. */
  readonly tasks: readonly number[]
}

interface Event {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of the clock, and of the thread. */
  readonly ts: number
  readonly tts?: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

type Timed = Event & { readonly tts: number; readonly tdur: number }

/** The field of a label gets a click of its own within so many microseconds. */
const SAME_PRESS = 50_000

/** Does some work in a page and returns what its presses cost. */
export async function traced(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<Processor> {
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '-*']
  await browser.startTracing(page, { categories })
  await work()
  const trace = await browser.stopTracing()
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly Event[] }
  return read(traceEvents.filter(isTimed).toSorted((one, other) => one.ts - other.ts))
}

function read(events: readonly Timed[]): Processor {
  const clicks = events
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click')
    .filter(({ ts }, index, all) => ts - (all[index - 1]?.ts ?? -Infinity) > SAME_PRESS)
  const [first] = clicks
  const ofPage = events.filter(({ pid, tid }) => pid === first?.pid && tid === first.tid)
  const presses = clicks.map(({ ts, tts }) => {
    const paint = ofPage.find((event) => event.name === 'Commit' && event.ts > ts)
    return paint ? (paint.tts + paint.tdur - tts) / 1000 : Number.NaN
  })
  const tasks = ofPage.filter(({ name }) => name === 'RunTask').map(({ tdur }) => tdur / 1000)
  return { presses, tasks }
}

function isTimed(event: Event): event is Timed {
  return event.tts !== undefined && event.tdur !== undefined
}
