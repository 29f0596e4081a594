import type { CancelRequest, RefundRequest } from '@darnley/contract/workshop-money'
import { formatMoney, minor } from '@darnley/domain/money'
import type { Executor } from '#src/db/database.ts'
import { conflict, refuseFaults, valueFault } from '#src/lib/http-error.ts'
import { changeOrderStatus } from '#src/modules/orders/change-status.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { closeProposal } from '#src/modules/price-proposals/close.ts'
import { giveBack, type OrderMoneyState, readMoney } from './give-back.ts'
import { goodwillIn, judgeRefund } from './refund-rules.ts'
import { orderMoneyRepository } from './repository.ts'
import { canCancel } from './view.ts'

interface Company {
  readonly name: string
  readonly slug: string
}

interface Asked<Request> {
  readonly order: Order
  readonly request: Request
  /** staff:<id> */
  readonly actor: string
}

/**
 * Whether a refund with this key was recorded before.
 * @throws HttpError 409 when the key belongs to another request
 */
export async function isRefundRepeated(
  db: Executor,
  { order, request: { key, reason } }: Pick<Asked<RefundRequest>, 'order' | 'request'>,
): Promise<boolean> {
  const asked = await orderMoneyRepository(db).askedBy(key)
  if (asked.length === 0) return false
  if (asked.every((refund) => refund.orderId === order.id && refund.reason === reason)) return true
  throw conflict('This key was used for another refund')
}

/** Records a refund of a locked order. */
export async function refundOrder(
  db: Executor,
  { order, request: { what, reason, key }, actor }: Asked<RefundRequest>,
): Promise<void> {
  const state = await readMoney(db, order)
  const judged = judgeRefund(state.ledger, what)
  if (judged.type === 'error') {
    refuseFaults([valueFault(['body', 'what', ...judged.field], judged.fault)])
    return
  }
  const { amount, parts } = judged
  const isCancelled = order.status === 'cancelled'
  const cause = isCancelled ? 'cancellation' : 'goodwill'
  await giveBack(db, state, { ...{ amount, parts, cause, reason, actor }, key })
  // Of a cancelled order, less is kept then.
  const kept = isCancelled
    ? { kept: minor(state.ledger.total - goodwillIn(state.ledger, amount)) }
    : {}
  await orderMoneyRepository(db).markChanged({ orderId: order.id, ...kept })
}

/** Cancels a locked order. Its open proposals are withdrawn. */
export async function cancelOrder(
  db: Executor,
  { order, request, actor, company }: Asked<CancelRequest> & { readonly company: Company },
): Promise<void> {
  if (!canCancel(order, company.slug))
    throw conflict(`An order that is ${order.status} cannot become cancelled`)
  const state = await readMoney(db, order)
  const { money, reason, key } = request
  refuseFaults(keepFaults(state, money))
  for (const proposal of state.rows.proposals)
    if (proposal.state === 'open')
      await closeProposal(db, {
        order,
        proposal,
        state: 'withdrawn',
        by: actor,
        company,
        isQuiet: true,
      })
  const keep = minor(money?.type === 'keep' ? money.amount : 0)
  await changeOrderStatus(db, {
    ...{ order, to: 'cancelled', actor, company },
    money: { keep, reason, key },
  })
}

function keepFaults(
  { ledger: { refundable } }: OrderMoneyState,
  money: CancelRequest['money'],
): ReturnType<typeof valueFault>[] {
  if (refundable > 0 && !money)
    return [valueFault(['body', 'money'], `Say what happens to the ${formatMoney(refundable)}`)]
  if (money?.type === 'keep' && money.amount > refundable)
    return [valueFault(['body', 'money', 'amount'], 'This is more than was paid')]
  return []
}
