import type { OrderPrices } from '@darnley/contract/price-proposals'
import type { Executor } from '#src/db/database.ts'
import { isErased } from '#src/modules/orders/erased.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { refundState } from '#src/modules/order-money/facts.ts'
import { readMoney } from '#src/modules/order-money/give-back.ts'
import { namesOf } from '#src/modules/order-money/names.ts'
import { refundReason } from '#src/modules/payment/refund-words.ts'
import { viewProposal } from './view.ts'

/** Returns the prices of an order as the holder of its token sees them: without who gave money back, or why it failed. */
export async function viewPrices(db: Executor, order: Order): Promise<OrderPrices> {
  const money = await readMoney(db, order)
  const { bookedTotal, total, paid, givenBack } = money.ledger
  const nameOf = await namesOf(db, money.rows)
  const { proposals, refunds } = money.rows
  return {
    collection_ref: order.collectionRef,
    ...{ booked_total: bookedTotal, total, paid, given_back: givenBack },
    refunds: refunds.toReversed().map((refund) => ({
      ...{ id: refund.id, amount: refund.amount, state: refundState(refund) },
      reason: refundReason(refund),
      by: refund.paymentIntentId === null ? 'till' : 'card',
      at: (refund.refundedAt ?? refund.createdAt).toISOString(),
    })),
    proposals: isErased(order)
      ? []
      : proposals.toReversed().map((proposal) => viewProposal(proposal, { money, nameOf })),
  }
}
