import type { Day } from '@darnley/domain/turnaround'

/** The fitting to which everything in a basket is brought. */
export interface BroughtTo {
  readonly date: Day
  readonly startsAt: string
  /** Null for one that is no longer offered. */
  readonly place: string | null
}
