/** From the rows of an order to the facts of its ledger. */
import type { MoneyPayment } from '@darnley/contract/workshop-money'
import type { RefundState } from '@darnley/contract/price-proposals'
import { minor, sum } from '@darnley/domain/money'
import { linePrice, splitShipping } from '@darnley/domain/pricing'
import { deliveryOf } from '#src/modules/orders/delivery-of.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { effectOf } from '#src/modules/price-proposals/rules.ts'
import type { Extra, MoneyFacts, PriceChange } from './ledger.ts'
import type { Charge } from './refund-rules.ts'
import type { MoneyRows, ProposalRow, RefundRow } from './repository.ts'

export interface Payment extends Omit<MoneyPayment, 'at'> {
  readonly amount: Charge['amount']
  readonly intentId: string | null
  readonly at: Date
}

export function refundState({
  refundedAt,
  failedAt,
}: Pick<RefundRow, 'refundedAt' | 'failedAt'>): RefundState {
  if (failedAt) return 'failed'
  return refundedAt ? 'done' : 'asked'
}

export function factsOf(order: Order, rows: MoneyRows): MoneyFacts {
  return {
    lines: order.entries.flatMap(({ serviceDetails }) =>
      serviceDetails.map((line) => ({ id: line.id, price: linePrice(line) })),
    ),
    discount: order.discount ?? minor(0),
    extras: extrasOf(order),
    changes: rows.proposals.flatMap(changeOf),
    payments: paymentsOf(order, rows),
    refunds: rows.refunds.map((refund) => ({ ...refund, state: refundState(refund) })),
    kept: keptOf(order, rows),
  }
}

/** Returns what delivery and express cost; both ways add up to the delivery that was booked. */
function extrasOf(order: Order): Extra[] {
  const { expressPrice } = order
  const { inbound, outbound } = splitShipping(deliveryOf(order))
  return [
    { part: 'collection', price: inbound },
    { part: 'way_back', price: outbound },
    { part: 'express', price: expressPrice ?? minor(0) },
  ]
}

function changeOf(proposal: ProposalRow): PriceChange[] {
  const { state, lineId } = proposal
  return state === 'open' ? [] : [{ lineId, ...effectOf(proposal, state) }]
}

/** Nothing of a cancelled order is to be paid, nor of one whose payment goes back because its lines were paid before. */
function keptOf(order: Order, { refunds }: MoneyRows): MoneyFacts['kept'] {
  if (order.status === 'cancelled') return order.keptAmount ?? minor(0)
  const isRefunded = refunds.some(
    (refund) =>
      refund.cause === 'paid_twice' &&
      refund.paymentIntentId === order.paymentIntentId &&
      refund.failedAt === null,
  )
  return isRefunded ? minor(0) : null
}

/** Returns all that was captured, the payment of the order first. */
export function paymentsOf(order: Order, { proposals, refunds }: MoneyRows): Payment[] {
  const known = [...paymentOf(order), ...proposals.flatMap(paymentForProposal)]
  const intents = new Set(known.map(({ intentId }) => intentId))
  const seconds = refunds
    .filter(({ cause, paymentIntentId: id }) => cause === 'paid_twice' && !intents.has(id))
    .map((refund): Payment => {
      const { id, amount, createdAt: at, paymentIntentId: intentId } = refund
      return { id, by: 'card', amount, at, line_id: null, is_second: true, intentId }
    })
  return [...known, ...seconds]
}

function paymentOf({ id, paidAt, paidAmount, total, paymentIntentId: intentId }: Order): Payment[] {
  if (!paidAt) return []
  const amount = paidAmount ?? total
  const by = intentId === null ? 'till' : 'card'
  return [{ id, by, amount, at: paidAt, line_id: null, is_second: false, intentId }]
}

function paymentForProposal(proposal: ProposalRow): Payment[] {
  const { id, lineId, paidAt, change: amount, paymentIntentId: intentId } = proposal
  if (!paidAt) return []
  return [{ id, by: 'card', amount, at: paidAt, line_id: lineId, is_second: false, intentId }]
}

/** Returns the payments from which money can go back, with what went back of each. */
export function chargesOf(order: Order, rows: MoneyRows): Charge[] {
  return paymentsOf(order, rows).map(({ intentId, amount }) => ({
    intentId,
    amount,
    refunded: sum(
      rows.refunds
        .filter((refund) => refund.paymentIntentId === intentId && refund.failedAt === null)
        .map((refund) => refund.amount),
    ),
  }))
}
