import type { Executor } from '#src/db/database.ts'
import { withoutLines } from './lines.ts'
import { findPaidLines } from './paid-lines-repository.ts'
import { basketRepository, type NewEntries, type StoredBasket } from './repository.ts'

/**
 * Stores the entries in the basket; returns null when its version has changed. Drops lines that were paid, which a
 * tab with an old state still sends.
 */
export async function storeEntries(db: Executor, change: NewEntries): Promise<StoredBasket | null> {
  const repository = basketRepository(db)
  const saved = await repository.replace(change)
  if (saved) return saved
  const paid = await findPaidLines(db, change.entries)
  if (paid.length === 0) return null
  return repository.replace({ ...change, entries: withoutLines(change.entries, paid) })
}
