import { isDeepStrictEqual } from 'node:util'
import type { RefundRequest } from '@darnley/contract/workshop-money'
import { minor } from '@darnley/domain/money'
import type { Executor } from '#src/db/database.ts'
import { conflict, refuseFaults, valueFault } from '#src/lib/http-error.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { giveBack, readMoney } from './give-back.ts'
import { goodwillIn, judgeRefund } from './refund-rules.ts'
import { orderMoneyRepository, type RefundRow } from './repository.ts'

interface Asked {
  readonly order: Order
  readonly request: RefundRequest
  /** staff:<id> */
  readonly actor: string
}

/**
 * Whether a refund with this key was recorded before.
 * @throws HttpError 409 when the key belongs to another request
 */
export async function isRefundRepeated(
  db: Executor,
  { order, request: { key, reason, what } }: Pick<Asked, 'order' | 'request'>,
): Promise<boolean> {
  const asked = await orderMoneyRepository(db).askedBy(key)
  if (asked.length === 0) return false
  const isSame = (refund: RefundRow): boolean =>
    refund.orderId === order.id &&
    refund.reason === reason &&
    (refund.request === null || isDeepStrictEqual(refund.request, what))
  if (asked.every(isSame)) return true
  throw conflict('This key was used for another refund')
}

/** Records a refund of a locked order. */
export async function refundOrder(
  db: Executor,
  { order, request: { what, reason, key }, actor }: Asked,
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
  await giveBack(db, state, { ...{ amount, parts, cause, reason, actor, key }, request: what })
  // Of a cancelled order, less is kept then.
  const kept = isCancelled
    ? { kept: minor(state.ledger.total - goodwillIn(state.ledger, amount)) }
    : {}
  await orderMoneyRepository(db).markChanged({ orderId: order.id, ...kept })
}
