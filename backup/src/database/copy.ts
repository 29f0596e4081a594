import type { Entries } from '#src/archive/entries.ts'
import type { Description } from '#src/archive/description.ts'

export type Point = Required<Description['point']>

/** Returns a point from the server's times before and after its copy was ended, which are cut to milliseconds. */
export function pointAt(
  lsn: string,
  { at, end }: { readonly at: Date; readonly end: Date },
): Point {
  const after = new Date(end.getTime() + 1)
  return { lsn, at: at.toISOString(), end: after.toISOString() }
}

/** A copy of a running server, in the folder `postgres/data` of an archive. */
export interface DatabaseCopy {
  /** Reads the data folder and the log that belongs to it. What was committed before `point().at` is there. */
  entries(): Entries
  /** Known once all entries are read. */
  point(): Point
}

export const dataPath = 'postgres/data'
