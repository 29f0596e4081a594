import type {
  MoneyExtra,
  MoneyLine,
  MoneyRefund,
  OrderMoney,
} from '@darnley/contract/workshop-money'
import { providerNames } from '@darnley/domain/delivery'
import { minor, sum } from '@darnley/domain/money'
import type { Executor } from '#src/db/database.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { statusChangesOf } from '#src/modules/orders/status-change-repository.ts'
import { allowedStatuses } from '#src/modules/orders/transitions.ts'
import { refundReason } from '#src/modules/payment/refund-words.ts'
import { canPropose } from '#src/modules/price-proposals/rules.ts'
import { viewProposal } from '#src/modules/price-proposals/view.ts'
import { eventsOf } from './events.ts'
import { paymentsOf, refundState } from './facts.ts'
import { type OrderMoneyState, readMoney } from './give-back.ts'
import { type NameOf, namesOf } from './names.ts'
import type { RefundRow } from './repository.ts'

/** Returns the money of an order as a manager of the workshop sees it. */
export async function viewMoney(
  db: Executor,
  { order, companySlug }: { readonly order: Order; readonly companySlug: string },
): Promise<OrderMoney> {
  const money = await readMoney(db, order)
  const changes = await statusChangesOf(db, order.id)
  const actors = changes.map(({ actor }) => actor)
  const nameOf = await namesOf(db, money.rows, actors)
  const { ledger, rows } = money
  const payments = paymentsOf(order, rows)
  return {
    ...{ _id: order.id, collection_ref: order.collectionRef, customer_name: order.customerName },
    ...{ status: order.status, version: order.version, if_unanswered: order.ifUnanswered },
    lines: linesOf(money),
    services: sum(ledger.lines.map(({ price }) => price)),
    discount: discountOf(money),
    extras: extrasOf(money),
    payments: payments.map(({ intentId: _intentId, at, ...payment }) => ({
      ...payment,
      at: at.toISOString(),
    })),
    refunds: rows.refunds.map((refund) => viewRefund(refund, nameOf)),
    proof: {
      ...{ booked_total: ledger.bookedTotal, total: ledger.total, paid: ledger.paid },
      ...{ given_back: ledger.givenBack, goodwill: ledger.goodwill },
      ...{ held: ledger.held, owed: ledger.owed },
    },
    refundable: ledger.refundable,
    can_cancel: canCancel(order, companySlug),
    can_propose: canPropose(order),
    proposals: rows.proposals.toReversed().map((each) => viewProposal(each, { money, nameOf })),
    events: eventsOf({ payments, rows, changes, nameOf }),
  }
}

/** Whether staff may cancel an order: it was placed, and its clothes have not set out. */
export function canCancel(order: Order, companySlug: string): boolean {
  return (
    order.status !== 'awaiting_payment' && allowedStatuses(order, companySlug).includes('cancelled')
  )
}

function linesOf({ order: { entries }, ledger }: OrderMoneyState): MoneyLine[] {
  const sums = new Map(ledger.lines.map((line) => [line.id, line]))
  return entries.flatMap(({ item, itemDescription, serviceDetails }, index) =>
    serviceDetails.flatMap(({ id, service }) => {
      const line = sums.get(id)
      if (!line) return []
      const words = {
        ...{ garment: item.name, garment_number: index + 1 },
        garment_description: itemDescription,
      }
      const { booked: booked_price, givenBack: given_back, price, net, refundable } = line
      const amounts = { booked_price, price, net, given_back, refundable }
      return [{ line_id: id, ...words, service: service.name, ...amounts }]
    }),
  )
}

function discountOf({ order, ledger }: OrderMoneyState): OrderMoney['discount'] {
  const { couponCode: code } = order
  const { percentage, lines } = ledger
  if (code === null || percentage === 0) return null
  return {
    code,
    percentage,
    amount: minor(sum(lines.map((line) => line.price - line.net).map(minor))),
  }
}

function extrasOf({ order, ledger }: OrderMoneyState): MoneyExtra[] {
  const providers = {
    collection: providerNames[order.collectionProvider],
    way_back: providerNames[order.dropoffProvider],
    express: null,
  }
  return ledger.extras
    .filter(({ price }) => price > 0)
    .map(({ part, price, givenBack, refundable }) => ({
      ...{ part, provider: providers[part], price },
      ...{ given_back: givenBack, refundable },
    }))
}

function viewRefund(refund: RefundRow, nameOf: NameOf): MoneyRefund {
  const state = refundState(refund)
  return {
    ...{ id: refund.id, amount: refund.amount, goodwill: refund.goodwill, state },
    by: refund.paymentIntentId === null ? 'till' : 'card',
    cause: refund.cause,
    reason: refundReason(refund),
    parts: refund.parts.map(({ part, amount }) => ({ part, amount })),
    actor: nameOf(refund.actor),
    at: refund.createdAt.toISOString(),
    done_at: refund.refundedAt?.toISOString() ?? null,
    problem: state === 'failed' ? refund.lastError : null,
  }
}
