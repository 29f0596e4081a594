import type { FittingMark } from '@darnley/contract/workshop-fittings'
import type { Config } from '#src/config.ts'
import type { Executor } from '#src/db/database.ts'
import { notFound } from '#src/lib/http-error.ts'
import { inLondon } from '#src/modules/locations/rules.ts'
import { changeOrderStatus } from '#src/modules/orders/change-status.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { notNow, refuseStale } from '#src/modules/workshop-orders/conflict.ts'
import { recordEvent } from '#src/modules/workshop-orders/history-repository.ts'
import { lockPlacedOrder } from '#src/modules/workshop-orders/load.ts'
import type { Services } from '#src/services.ts'
import { type FittingRow, fittingRepository } from './repository.ts'
import { canMark } from './rules.ts'

interface Marking {
  /** Of the order. */
  readonly id: string
  /** That the colleague saw. */
  readonly version: number
  readonly mark: FittingMark | null
  /** staff:<id> */
  readonly actor: string
}

const WORDS: Readonly<Record<FittingMark, string>> = {
  here: 'Here',
  done: 'Pinned',
  absent: 'Did not come',
}

/** Marks the fitting of an order. @throws HttpError 404, 409 */
export function markFittingOf(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { id, version, mark, actor }: Marking,
): Promise<FittingRow> {
  return db.transaction(async (transaction) => {
    const order = await lockPlacedOrder(transaction, id)
    await refuseStale(transaction, { order, version })
    const repository = fittingRepository(transaction)
    const fitting = await repository.ofOrder(order.id)
    if (!fitting || fitting.seat === null) throw notFound('Fitting')
    if (!canMark(fitting, inLondon(new Date())))
      throw notNow({ version, detail: 'A fitting is marked on its day' })
    const words = mark === null ? 'Booked' : WORDS[mark]
    await recordEvent(transaction, { order, kind: 'fitting_marked', actor, words })
    if (mark === 'done') await handOver(transaction, { order, actor, company: config.company })
    return repository.mark(fitting.id, mark)
  })
}

/** What was brought to its fitting stays there. No mail says so: its customer has just handed it over. */
async function handOver(
  db: Executor,
  {
    order,
    actor,
    company,
  }: { readonly order: Order; readonly actor: string; readonly company: Config['company'] },
): Promise<void> {
  if (!order.broughtToFitting || order.status !== 'awaiting_store_dropoff') return
  await changeOrderStatus(db, { order, to: 'awaiting_pickup', actor, company, isQuiet: true })
}
