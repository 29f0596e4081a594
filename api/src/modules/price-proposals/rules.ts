/**
 * Rules of another price. Nothing is charged without agreement: a higher price is agreed by paying the difference, a
 * lower one by agreeing, and its difference goes back. A refused line is left out and its price goes back. Without an
 * answer it is left out too if the customer chose `send_back`, or goes on as ordered: at the ordered price, or at the
 * lower one, which needs no agreement to be in the customer's favour. What is not possible is left out in any case.
 * Amounts are minor units.
 */
import type { PriceProposalRequest } from '@darnley/contract/workshop-money'
import type { ProposalKind, ProposalState } from '@darnley/contract/price-proposals'
import type { IfUnanswered } from '@darnley/contract/checkout'
import type { ValidationFault } from '@darnley/contract/errors'
import { formatMoney, type Minor, minor } from '@darnley/domain/money'
import { CARD_MINIMUM } from '@darnley/domain/pricing'
import type { LedgerLine } from '#src/modules/order-money/ledger.ts'
import { valueFault } from '#src/lib/http-error.ts'
import { isWaitedFor } from '#src/modules/orders/stages.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { isSettled } from '#src/modules/payment/rules.ts'
import type { Proposal } from './repository.ts'

const DAY_MS = 86_400_000
export const USUAL_ANSWER_MS = 7 * DAY_MS
const LONGEST_ANSWER_MS = 30 * DAY_MS

type Wanted = Pick<PriceProposalRequest, 'kind' | 'new_price' | 'answer_until'>

/** Returns all that is wrong with a proposal for a line. */
export function proposalFaults(
  { kind, new_price: price, answer_until: until }: Partial<Wanted>,
  { line, now }: { readonly line: Pick<LedgerLine, 'price'> | null; readonly now: number },
): ValidationFault[] {
  const faults: ValidationFault[] = []
  const refuse = (field: string, msg: string): void =>
    void faults.push(valueFault(['body', field], msg))
  if (kind === 'not_possible' && price !== undefined)
    refuse('new_price', 'What is not possible has no price')
  if ((kind === 'more' || kind === 'less') && price === undefined)
    refuse('new_price', 'Enter the new price')
  if (line && price !== undefined && kind === 'more' && price <= line.price)
    refuse('new_price', 'This is not more than the price now')
  if (line && price !== undefined && kind === 'less' && price >= line.price)
    refuse('new_price', 'This is not less than the price now')
  if (line && kind === 'not_possible' && line.price === 0)
    refuse('kind', 'This line is left out already')
  const answerMs = until === undefined ? USUAL_ANSWER_MS : Date.parse(until) - now
  if (answerMs <= 0) refuse('answer_until', 'This is in the past')
  if (answerMs > LONGEST_ANSWER_MS) refuse('answer_until', 'At most 30 days from now')
  return faults
}

/** Returns what is wrong with a change of the total: one that cannot be paid by card could never be agreed to. */
export function chargeFaults(change: Minor): ValidationFault[] {
  if (change <= 0 || change >= CARD_MINIMUM) return []
  const msg = `A card payment is at least ${formatMoney(CARD_MINIMUM)}: the customer would pay ${formatMoney(change)}`
  return [valueFault(['body', 'new_price'], msg)]
}

export type Closed = Exclude<ProposalState, 'open'>

interface Proposed {
  readonly kind: ProposalKind
  readonly newPrice: Minor
  readonly change: Minor
  readonly net: Minor
}

/** Returns what a closed proposal does to its line: the price from then on, and the change of the total. */
export function effectOf(
  { kind, newPrice, change, net }: Proposed,
  state: Closed,
): { readonly newPrice: Minor | null; readonly change: Minor } {
  const leftOut = { newPrice: minor(0), change: minor(-net) }
  const asBefore = { newPrice: null, change: minor(0) }
  switch (state) {
    case 'agreed':
      return { newPrice, change }
    case 'withdrawn':
      return asBefore
    case 'went_on':
      return kind === 'less' ? { newPrice, change } : asBefore
    case 'refused':
    case 'sent_back':
      return leftOut
  }
}

/**
 * Returns the lines that are left out after proposals, given oldest first. A price that is agreed later takes a line up
 * again; no work is proposed for nothing, so that a price of 0 always means that it is left out.
 */
export function leftOutLines(
  proposals: readonly (Proposed & Pick<Proposal, 'lineId' | 'state'>)[],
): ReadonlySet<string> {
  const leftOut = new Set<string>()
  for (const { lineId, state, ...proposed } of proposals) {
    const newPrice = state === 'open' ? null : effectOf(proposed, state).newPrice
    if (newPrice === 0) leftOut.add(lineId)
    else if (newPrice !== null) leftOut.delete(lineId)
  }
  return leftOut
}

/** Returns how a proposal ends that was not answered in time. */
export function endOfSilence(kind: ProposalKind, chosen: IfUnanswered): Closed {
  return kind === 'not_possible' || chosen === 'send_back' ? 'sent_back' : 'went_on'
}

/** Whether prices of an order can change: it is settled, and its work is not done. */
export function canPropose(
  order: Pick<Order, 'status' | 'paidAt' | 'settledBasketVersion'>,
): boolean {
  return isSettled(order) && isWaitedFor(order)
}

/** Whether agreeing needs a payment. */
export function needsPayment({ change }: Pick<Proposed, 'change'>): boolean {
  return change > 0
}
