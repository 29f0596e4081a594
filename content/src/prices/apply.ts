import type { PayloadRequest } from 'payload'
import { commitTransaction, initTransaction, killTransaction, Locked } from 'payload'
import { checkChange, linesById } from './check-change.ts'
import { PriceFaults } from './faults.ts'
import { type Change, type PricedService, withChanges } from './lines.ts'
import { readPrices } from './overview.ts'

/**
 * Makes all changes, or none, as the user of this request. Each service that changes gets one version.
 * @returns how many services changed
 * @throws PriceFaults with status 409 and every reason why nothing was changed
 */
export async function applyChanges(
  req: PayloadRequest,
  changes: readonly Change[],
): Promise<number> {
  await initTransaction(req)
  try {
    const changed = await applyInTransaction(req, changes)
    await commitTransaction(req)
    return changed
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function applyInTransaction(
  req: PayloadRequest,
  changes: readonly Change[],
): Promise<number> {
  await lockServices(req)
  const found = linesById(await readPrices(req))
  const verdicts = changes.map((change) => checkChange(change, found.get(change.id)))
  const faults = new Set(verdicts.filter((verdict) => verdict !== true))
  if (faults.size > 0) throw new PriceFaults(409, [...faults])
  const byService = Map.groupBy(changes, ({ id }) => String(found.get(id)?.service.id))
  for (const [id, own] of byService) await changeService(req, id, own)
  return byService.size
}

type Transaction = NonNullable<Parameters<PayloadRequest['payload']['db']['execute']>[0]['db']>

/** Another change of a service waits until this one ends, so that none of them is lost. */
async function lockServices({ payload, transactionID }: PayloadRequest): Promise<void> {
  const session = payload.db.sessions?.[String(await transactionID)]
  if (!session) throw new Error('The database gave no transaction.')
  const db = session.db as Transaction
  await payload.db.execute({ db, raw: 'select id from services for update' })
}

async function changeService(
  req: PayloadRequest,
  id: string,
  changes: readonly Change[],
): Promise<void> {
  const as = { req, user: req.user, overrideAccess: false, depth: 0 } as const
  const service = await req.payload.findByID({ collection: 'services', id, ...as })
  const data = withChanges(service as unknown as PricedService, changes)
  try {
    await req.payload.update({
      ...{ collection: 'services', id, ...as },
      // An open form would write the former prices back when it is saved.
      overrideLock: false,
      data: { ...data, _status: 'published' },
    })
  } catch (error) {
    if (!(error instanceof Locked)) throw error
    throw new PriceFaults(409, [`Another editor has "${String(service['name'])}" open.`])
  }
}
