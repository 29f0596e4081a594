import type { Entries } from '#src/archive/entries.ts'
import type { Description } from '#src/archive/description.ts'

export type Point = Description['point']

/** A copy of a running server, in the folder `postgres/data` of an archive. */
export interface DatabaseCopy {
  /** Reads the data folder and the log that belongs to it. What was committed before `point().at` is there. */
  entries(): Entries
  /** Known once all entries are read. */
  point(): Point
}

export const dataPath = 'postgres/data'
