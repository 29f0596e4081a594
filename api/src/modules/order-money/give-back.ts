import type { RefundCause, RefundRequest } from '@darnley/contract/workshop-money'
import { type Minor, minor } from '@darnley/domain/money'
import type { Fall } from '@darnley/domain/price-change'
import type { Executor } from '#src/db/database.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import { REFUND_MAIL } from '#src/modules/payment/refund-mail.ts'
import { chargesOf, factsOf } from './facts.ts'
import { type Ledger, ledgerOf } from './ledger.ts'
import { describeShares, goodwillIn, type Part, spread, withoutGoodwill } from './refund-rules.ts'
import { type MoneyRows, orderMoneyRepository } from './repository.ts'

/** The money of an order that its transaction has locked. */
export interface OrderMoneyState {
  readonly order: Order
  readonly rows: MoneyRows
  readonly ledger: Ledger
}

export async function readMoney(db: Executor, order: Order): Promise<OrderMoneyState> {
  const rows = await orderMoneyRepository(db).rowsOf(order.id)
  return { order, rows, ledger: ledgerOf(factsOf(order, rows)) }
}

interface ToGiveBack {
  readonly amount: Minor
  readonly parts: readonly Part[]
  readonly cause: Exclude<RefundCause, 'paid_twice'>
  /** In the words of the staff. */
  readonly reason: string | undefined
  /** staff:<id>, customer or system. */
  readonly actor: string
  /** Of the request, when one asked for it. */
  readonly key?: string | undefined
  /** What a request for a refund wanted. */
  readonly request?: RefundRequest['what']
}

/**
 * Records a refund of a locked order: of each payment its share. The reconciler sends them; what a shop took in its
 * till it has to give back itself, so that is only recorded, and the customer is told at once.
 */
export async function giveBack(
  db: Executor,
  { order, rows, ledger }: OrderMoneyState,
  { amount, parts, cause, reason, actor, key, request }: ToGiveBack,
): Promise<void> {
  const goodwill = cause === 'goodwill' ? goodwillIn(ledger, amount) : minor(0)
  const shares = describeShares(spread(chargesOf(order, rows), amount), { parts, goodwill })
  const added = await orderMoneyRepository(db).addRefunds(
    shares.map(({ intentId, ...share }) => ({
      ...share,
      ...{ orderId: order.id, paymentIntentId: intentId, cause, reason, actor },
      ...{ requestKey: key ?? null, request: request ?? null },
      refundedAt: intentId === null ? new Date() : null,
    })),
  )
  for (const { id, paymentIntentId } of added)
    if (paymentIntentId === null) await addRefundMail(db, id)
}

/** Adds the mail about a refund, once. */
export async function addRefundMail(db: Executor, refundId: string): Promise<void> {
  await createOutboxRepository(db).add({
    key: `${REFUND_MAIL}:${refundId}`,
    notificationType: 'order_status_update',
    template: REFUND_MAIL,
    payload: { refundId },
  })
}

/** Records that what was given back before for a line is no longer goodwill, because its price did not stay. */
export async function takeGoodwill(
  db: Executor,
  { rows }: OrderMoneyState,
  taken: { readonly lineId: string } & Pick<Fall, 'before'>,
): Promise<void> {
  const counted = rows.refunds.filter(({ failedAt }) => failedAt === null)
  const left = withoutGoodwill(counted, taken)
  const changed = left.filter(({ goodwill }, index) => goodwill !== counted[index]?.goodwill)
  await orderMoneyRepository(db).setGoodwill(changed)
}
