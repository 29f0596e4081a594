import type { ReportAnswer } from '@darnley/contract/workshop-guarantee'
import type { Executor } from '#src/db/database.ts'
import { conflict, notFound } from '#src/lib/http-error.ts'
import { finishClaim } from '#src/modules/conversations/receive.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import { recordEvent } from '#src/modules/workshop-orders/history-repository.ts'
import { lockPlacedOrder, placedOrder } from '#src/modules/workshop-orders/load.ts'
import type { Services } from '#src/services.ts'
import { REPORT_DECLINED } from './mail-keys.ts'
import { makeRedo, redoDays, type RedoDays } from './redo.ts'
import { guaranteeRepository, type ReportRow } from './repository.ts'

interface Wanted {
  /** Of the reported order. */
  readonly id: string
  readonly reportId: string
  readonly answer: ReportAnswer
  /** staff:<id> */
  readonly actor: string
}

/**
 * Answers a report, once: the same answer again changes nothing. The lock of the order keeps two answers apart.
 * @throws HttpError 404, 409 for a report that was answered otherwise, or closed because its customer was erased
 */
export async function answerReport(
  { db, config, places, outbox }: Pick<Services, 'db' | 'config' | 'places' | 'outbox'>,
  { id, reportId, answer, actor }: Wanted,
): Promise<Order> {
  const reported = await guaranteeRepository(db).byId(reportId)
  const wantedDay = reported?.pickupDay ?? null
  const days = await redoDays(places, { order: await placedOrder(db, id), wantedDay })
  const numberPrefix = config.company.orderPrefix
  const order = await db.transaction(async (transaction) => {
    const first = await lockPlacedOrder(transaction, id)
    const report = await guaranteeRepository(transaction).byId(reportId)
    if (report?.orderId !== first.id) throw notFound('Report')
    if (isAnsweredSo(report, answer)) return first
    if (report.state !== 'open') throw conflict('This report was answered in the meantime')
    const answering = { first, report, actor }
    await finishClaim(transaction, { id: report.id, actor })
    return answer.answer === 'redo'
      ? accept(transaction, { ...answering, days, numberPrefix })
      : decline(transaction, { ...answering, reason: answer.reason })
  })
  outbox.wake()
  return order
}

function isAnsweredSo({ state, answer: reason }: ReportRow, answer: ReportAnswer): boolean {
  return answer.answer === 'redo'
    ? state === 'accepted'
    : state === 'declined' && reason === answer.reason
}

interface Answering {
  readonly first: Order
  readonly report: ReportRow
  readonly actor: string
}

async function accept(
  db: Executor,
  {
    first,
    report,
    actor,
    days,
    numberPrefix,
  }: Answering & { days: RedoDays; numberPrefix: string },
): Promise<Order> {
  const redo = await makeRedo(db, { first, report, days, numberPrefix, actor })
  const repository = guaranteeRepository(db)
  await repository.answer({
    ...{ id: report.id, state: 'accepted', answer: null, answeredBy: actor, redoId: redo.id },
  })
  // The tailor sees them on the garment that is done again.
  await repository.attachPhotos({ ...report, redoId: redo.id })
  return recordEvent(db, { order: first, kind: 'redo_agreed', actor, words: redo.collectionRef })
}

async function decline(
  db: Executor,
  { first, report, actor, reason }: Answering & { readonly reason: string },
): Promise<Order> {
  await guaranteeRepository(db).answer({
    ...{ id: report.id, state: 'declined', answer: reason, answeredBy: actor, redoId: null },
  })
  await createOutboxRepository(db).add({
    ...{ key: `${REPORT_DECLINED}:${report.id}`, template: REPORT_DECLINED },
    notificationType: 'order_status_update',
    payload: { orderId: first.id, reportId: report.id },
  })
  return recordEvent(db, { order: first, kind: 'report_declined', actor, words: reason })
}
