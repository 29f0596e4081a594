import type { Counted } from './counts.ts'
import { mostChanges, type Surroundings } from './repository/surroundings.ts'

type Known = Pick<Surroundings, 'now' | 'changes'>

/** Counts of the desk, kept by filter for as long as no order has changed. */
export interface KeptCounts {
  /** Time of the last page, in microseconds since 1970: changes since then are asked for by the next. */
  since(): number
  /**
   * Forgets all counts when an order has changed. Returns what reads the counts of a filter: those that are kept, or
   * new ones, which are kept unless an order changes while they are read.
   */
  after(known: Known): (filter: string, count: () => Promise<Counted>) => Promise<Counted>
}

/** Filters whose counts are kept. */
const MOST_FILTERS = 200

export function createKeptCounts(): KeptCounts {
  let counts = new Map<string, Promise<Counted>>()
  let told: ReadonlySet<string> = new Set()
  let since = 0

  return {
    since: () => since,
    after: ({ now, changes }) => {
      const isNews = changes.length >= mostChanges || changes.some((change) => !told.has(change))
      if (isNews || counts.size >= MOST_FILTERS) counts = new Map()
      told = new Set(changes)
      since = Math.max(since, now)
      const valid = counts
      return (filter, count) => {
        const kept = valid.get(filter)
        if (kept) return kept
        const reading = count()
        valid.set(filter, reading)
        reading.catch(() => valid.delete(filter))
        return reading
      }
    },
  }
}
