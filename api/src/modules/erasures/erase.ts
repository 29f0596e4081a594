import { randomUUID } from 'node:crypto'
import type { Executor } from '#src/db/database.ts'
import { unavailable } from '#src/lib/http-error.ts'
import type { ErasureLog } from './log.ts'
import type { Erased } from './record.ts'
import { erasureRepository } from './repository.ts'

/**
 * Records an erasure in the transaction that makes it, and outside of the database. The record is stored before the
 * transaction is committed: of an erasure that was answered there is always one.
 * @throws HttpError 503 when it cannot be stored; the transaction must fail with it
 */
export async function recordErasure(
  transaction: Executor,
  { log, erased }: { readonly log: ErasureLog; readonly erased: Erased },
): Promise<void> {
  const id = randomUUID()
  await erasureRepository(transaction).insert(id)
  try {
    await log.append({ id, at: new Date().toISOString(), erased })
  } catch (cause) {
    const error = unavailable('The erasure could not be recorded. Please try again.')
    throw Object.assign(error, { cause })
  }
}
