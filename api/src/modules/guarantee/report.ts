import type { NewFaultReport, OrderGuarantee } from '@darnley/contract/guarantee'
import { type Day, dayAt, formatDay, toDay } from '@darnley/domain/turnaround'
import { collectionDays } from '@darnley/domain/collection-days'
import { faultNames } from '@darnley/domain/fault-names'
import type { Executor } from '#src/db/database.ts'
import { conflict, notFound, refuseFaults, valueFault } from '#src/lib/http-error.ts'
import { receiveClaim } from '#src/modules/conversations/receive.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import { recordEvent } from '#src/modules/workshop-orders/history-repository.ts'
import type { Services } from '#src/services.ts'
import { REPORT_RECEIVED, REPORT_TO_COMPANY } from './mail-keys.ts'
import { attachToReport } from './photos.ts'
import { guaranteeRepository, type ReportRow } from './repository.ts'
import { viewGuarantee } from './view.ts'

type Reporting = Pick<Services, 'db' | 'config' | 'outbox' | 'photos'>

interface Sent {
  readonly report: NewFaultReport
  /** The browser that sends it; null for one that never sent photos. */
  readonly browserId: string | null
}

/**
 * Takes what a customer reports, once for each id: report, history, conversation and mails are one transaction.
 * @throws ValidationFailed for a garment that the order does not have, HttpError 404, 409
 */
export async function takeReport(
  { db, config, outbox, photos }: Reporting,
  { report: sent, browserId }: Sent,
): Promise<OrderGuarantee> {
  const { order_id_token: token, photos_id: photosId, pickup_day: wanted, ...report } = sent
  const order = await db.transaction(async (transaction) => {
    const found = await orderRepository(transaction).byToken(token)
    const order = found && (await orderRepository(transaction).lock(found.id))
    if (!order) throw notFound('Order')
    const known = await guaranteeRepository(transaction).byId(report.id)
    if (known && known.orderId !== order.id) throw conflict('This id is taken')
    if (known) return order
    const before = await viewGuarantee({ db: transaction, config, photos }, order)
    requireReportable(before, { order, garment: report.garment })
    requireOwnPhotos(order, photosId)
    const pickupDay = pickupDayOf(order, wanted)
    const photosOf = { photosId: photosId ?? null, browserId: photosId ? browserId : null }
    await add(transaction, { order, report: { ...report, ...photosOf, pickupDay } })
    return order
  })
  outbox.wake()
  // After the report is stored: a photo that arrives meanwhile looks for it.
  if (photosId && browserId !== null) await attachToReport(db, { photosId, browserId })
  const guarantee = await viewGuarantee({ db, config, photos }, order)
  if (!guarantee) throw new Error('A reported order has no guarantee')
  return guarantee
}

function requireReportable(
  guarantee: OrderGuarantee | null,
  { order, garment }: { readonly order: Order; readonly garment: number },
): asserts guarantee is OrderGuarantee {
  if (!guarantee) throw conflict('The guarantee begins when your clothes are back with you')
  if (guarantee.is_over) {
    const until = toDay(guarantee.until)
    throw conflict(`Your order was guaranteed until ${until ? formatDay(until) : guarantee.until}`)
  }
  if (!order.entries[garment - 1])
    refuseFaults([valueFault(['body', 'garment'], 'The order has no such garment')])
  if (!guarantee.reportable.includes(garment))
    throw conflict('You have told us about this garment, and we are looking after it')
}

/** Photos of the order's garments stay where they are. */
function requireOwnPhotos({ entries }: Order, photosId: string | undefined): void {
  if (entries.some(({ id }) => id === photosId))
    refuseFaults([valueFault(['body', 'photos_id'], 'Photos of a report have an id of their own')])
}

/** Returns the day on which the postie is wanted. */
function pickupDayOf({ collectionProvider: code }: Order, wanted?: string): Day | null {
  if (wanted === undefined) return null
  const day = collectionDays(dayAt(new Date()), { code }).find((offered) => offered === wanted)
  if (day === undefined)
    refuseFaults([valueFault(['body', 'pickup_day'], 'This day of collection is not offered')])
  return day ?? null
}

interface ToAdd {
  /** Locked by the transaction. */
  readonly order: Order
  readonly report: Omit<NewFaultReport, 'order_id_token' | 'photos_id' | 'pickup_day'> &
    Pick<ReportRow, 'photosId' | 'browserId' | 'pickupDay'>
}

async function add(db: Executor, { order, report }: ToAdd): Promise<void> {
  const { id, garment, kind, words } = report
  const entry = order.entries[garment - 1]
  if (!entry) return
  const about = `${entry.item.name}: ${faultNames[kind]}`
  await guaranteeRepository(db).add({ ...report, orderId: order.id, garmentId: entry.id })
  await recordEvent(db, { order, kind: 'fault_reported', actor: 'customer', words: about })
  await receiveClaim(db, { id, order, subject: `Not right. ${about}`, words })
  for (const template of [REPORT_RECEIVED, REPORT_TO_COMPANY] as const)
    await createOutboxRepository(db).add({
      ...{ key: `${template}:${id}`, template, notificationType: 'something_else' },
      payload: { orderId: order.id, reportId: id },
    })
}
