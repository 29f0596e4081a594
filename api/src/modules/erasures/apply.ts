import type { Database, Executor } from '#src/db/database.ts'
import { accountRepository } from '#src/modules/accounts/repository.ts'
import { endLinks } from '#src/modules/mailed-links/repository.ts'
import { erasePerson } from '#src/modules/personal-data/service.ts'
import { eraseData } from '#src/modules/shopify/personal-data.ts'
import type { ErasureLog } from './log.ts'
import type { Erased, ErasureRecord } from './record.ts'
import { erasureRepository } from './repository.ts'

/** Numbers of records. */
export interface Applied {
  /** Made again, with or without data to erase. */
  readonly applied: number
  /** Those that the database has. */
  readonly known: number
}

interface Applying {
  readonly db: Database
  readonly log: ErasureLog
  /**
   * Older records are of erasures that the database has. Some have a record but failed: they must not be made now, when
   * the person may have come back.
   */
  readonly since: Date
}

/** Makes in a restored database again the erasures that it does not have, each in a transaction of its own. */
export async function applyErasures({ db, log, since }: Applying): Promise<Applied> {
  const records = await log.since(since)
  const known = await erasureRepository(db).known(records.map(({ id }) => id))
  const missing = records.filter(({ id }) => !known.has(id))
  for (const record of missing) await db.transaction((transaction) => apply(transaction, record))
  return { applied: missing.length, known: known.size }
}

async function apply(transaction: Executor, { id, erased }: ErasureRecord): Promise<void> {
  await erase(transaction, erased)
  await erasureRepository(transaction).insert(id)
}

async function erase(db: Executor, erased: Erased): Promise<void> {
  if (erased.kind === 'shop') {
    await eraseData(db, { shopDomain: erased.shop, customer: null })
    return
  }
  const { subject } = erased
  const found = await erasureRepository(db).emailsOf(subject === null ? [] : [subject])
  const email = (subject === null ? undefined : found.get(subject)) ?? null
  if (erased.kind === 'shop-customer') {
    const customer = { email, orderIds: erased.orders }
    await eraseData(db, { shopDomain: erased.shop, customer })
    return
  }
  const ofAddress = email === null ? null : await accountRepository(db).byEmail(email)
  const accounts = erased.accounts ?? (ofAddress === null ? [] : [ofAddress.id])
  if (erased.kind === 'person' && email !== null) {
    await erasePerson(db, { email, accounts })
    return
  }
  for (const id of accounts) await accountRepository(db).erase(id)
  if (email === null) return
  await endLinks(db, { email })
  await accountRepository(db).eraseRequests(email)
}
