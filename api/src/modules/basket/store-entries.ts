import type { Executor } from '#src/db/database.ts'
import { withoutLines } from './lines.ts'
import { findPaidLines } from './paid-lines-repository.ts'
import { basketRepository, type NewEntries, type StoredBasket } from './repository.ts'

/**
 * The basket with these entries in it; null when it has another version by now. A line that was paid is left out: a
 * tab that does not know it yet sends it once more.
 */
export async function storeEntries(db: Executor, change: NewEntries): Promise<StoredBasket | null> {
  const repository = basketRepository(db)
  const saved = await repository.replace(change)
  if (saved) return saved
  const paid = await findPaidLines(db, change.entries)
  if (paid.length === 0) return null
  return repository.replace({ ...change, entries: withoutLines(change.entries, paid) })
}
