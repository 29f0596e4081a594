/** What another price for a line of an order means for its customer. Amounts are minor units. */
import type { ProposalKind } from '@darnley/contract/price-proposals'
import { type Minor, minor } from '../money/money.ts'
import { percentageOf } from '../pricing/pricing.ts'

/** Returns a price less the percentage of the order's discount code. */
export function netPrice(price: Minor, percentage: number): Minor {
  return minor(price - percentageOf(price, percentage))
}

interface Proposed {
  readonly kind: ProposalKind
  /** Before the discount code; 0 when the work is not possible. */
  readonly newPrice: Minor
  /** Of the discount code; 0 without one. */
  readonly percentage: number
}

/**
 * Returns by how much the order's total changes when the customer agrees. `net` is what the line costs now, after the
 * code. A fraction of a penny never turns against a kind: more is never less.
 */
export function changeIfAgreed(net: Minor, { kind, newPrice, percentage }: Proposed): Minor {
  const change = netPrice(newPrice, percentage) - net
  return minor(kind === 'more' ? Math.max(0, change) : Math.min(0, change))
}

interface Paid {
  readonly held: Minor
  /** By the customer; negative when we owe it. */
  readonly owed: Minor
  /** What was given back for the line although its price stayed. */
  readonly givenBackOfLine: Minor
}

/**
 * Returns what goes back when a line costs `fall` less: not what was given back for this line before or is not paid yet,
 * and never more than is held.
 */
export function refundOfFall(fall: Minor, { held, owed, givenBackOfLine }: Paid): Minor {
  const due = fall - Math.min(fall, givenBackOfLine) - Math.max(0, owed)
  return minor(Math.max(0, Math.min(due, held)))
}
