import type { Description } from '#src/archive/description.ts'
import type { Kept } from '#src/kept.ts'

interface Wanted {
  /** That one only. */
  readonly id: string | undefined
  readonly until: Date
}

/**
 * Returns the backup from which a later point is reached by the shortest log. Recovery cannot stop before the copy of
 * the server was ended.
 * @throws Error with one sentence when none was ended before
 */
export async function lastEndedBefore(kept: Kept, { id, until }: Wanted): Promise<Description> {
  const all = id === undefined ? await kept.list() : [await kept.find(id)]
  const byEnd = all.toSorted((one, other) => endOf(one).localeCompare(endOf(other)))
  const last = byEnd.findLast((each) => Date.parse(endOf(each)) <= until.getTime())
  if (last) return last
  const [first] = byEnd
  if (!first) throw new Error('There is no backup, and the log alone leads nowhere.')
  throw new Error(
    id === undefined
      ? `No backup had ended by ${until.toISOString()}, and the log leads only forward: the first one ended at ${endOf(first)}.`
      : `The backup ${id} ended at ${endOf(first)}, after ${until.toISOString()}, and the log leads only forward: choose a later time, or an earlier backup.`,
  )
}

/** A backup of an earlier version says only when all of its files were written, which is a little later. */
function endOf({ point, finishedAt }: Description): string {
  return new Date(point.end ?? finishedAt).toISOString()
}
