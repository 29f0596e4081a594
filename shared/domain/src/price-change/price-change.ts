/** What another price for a line of an order means for its customer. Amounts are minor units. */
import type { ProposalKind } from '@darnley/contract/price-proposals'
import { type Minor, minor } from '../money/money.ts'
import { percentageOf } from '../pricing/pricing.ts'

/** Returns a price less the discount code. */
export function netOf(price: Minor, percentage: number): Minor {
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
 * Returns by how much the total changes when the customer agrees. `net` is what the line costs now, after the code. A
 * fraction of a penny never turns against a kind: more is never less.
 */
export function changeIfAgreed(
  { net }: { readonly net: Minor },
  { kind, newPrice, percentage }: Proposed,
): Minor {
  const change = netOf(newPrice, percentage) - net
  return minor(kind === 'more' ? Math.max(0, change) : Math.min(0, change))
}

export interface Fall {
  readonly refund: Minor
  /** What had been given back before: no longer goodwill, because the price did not stay. */
  readonly before: { readonly ofLine: Minor; readonly ofOthers: Minor }
}

interface Fallen {
  /** `givenBack`: although its price stayed. */
  readonly line: { readonly givenBack: Minor }
  readonly fall: Minor
}

/**
 * Returns what goes back when a line costs less: the fall, without what was given back for this line before or is not
 * paid, and never more than is held. `owed` is by the customer, negative when we owe it.
 */
export function refundOfFall(
  { held, owed }: { readonly held: Minor; readonly owed: Minor },
  { line, fall }: Fallen,
): Fall {
  const ofLine = minor(Math.min(fall, line.givenBack))
  const due = Math.max(0, fall - ofLine - Math.max(0, owed))
  const refund = minor(Math.max(0, Math.min(due, held)))
  return { refund, before: { ofLine, ofOthers: minor(due - refund) } }
}
