/**
 * The sums of an order. Nothing in them is stored: they follow from the prices that were booked, the changes that were
 * agreed, what was captured and what was given back. Amounts are minor units.
 *
 * total - goodwill = held + owed, where held = paid - given back. Nothing is owed after any change, unless a refund
 * failed or a payment differed from its price.
 */
import type { RefundState } from '@darnley/contract/price-proposals'
import type { ExtraPart, RefundCause } from '@darnley/contract/workshop-money'
import { type Minor, minor, sum } from '@darnley/domain/money'
import { type BookedLine, bookedNets, percentageBehind } from './line-prices.ts'

/** A proposal that was closed. */
export interface PriceChange {
  readonly lineId: string
  /** The price from then on; null when it stays. */
  readonly newPrice: Minor | null
  /** By how much the total changed. */
  readonly change: Minor
}

/** What a refund gave back for a part of the order. */
export interface GivenPart {
  readonly part: string
  readonly amount: Minor
  /** The part of the amount that is given although the price stays. */
  readonly goodwill: Minor
}

export interface LedgerRefund {
  readonly amount: Minor
  readonly goodwill: Minor
  readonly state: RefundState
  readonly cause: RefundCause
  readonly parts: readonly GivenPart[]
}

export interface Extra {
  readonly part: ExtraPart
  readonly price: Minor
}

export interface MoneyFacts {
  readonly lines: readonly BookedLine[]
  readonly discount: Minor
  readonly extras: readonly Extra[]
  /** Oldest first. */
  readonly changes: readonly PriceChange[]
  /** All that was captured or taken in a till. */
  readonly payments: readonly { readonly amount: Minor }[]
  readonly refunds: readonly LedgerRefund[]
  /** What is kept of an order that is not to be done; null for all others. */
  readonly kept: Minor | null
}

export interface LedgerPart {
  readonly price: Minor
  /** After the discount code. */
  readonly net: Minor
  readonly givenBack: Minor
  readonly refundable: Minor
}

export interface LedgerLine extends LedgerPart {
  readonly id: string
  readonly booked: Minor
}

export interface Ledger {
  /** Of the discount code; 0 without one. */
  readonly percentage: number
  readonly lines: readonly LedgerLine[]
  readonly extras: readonly (LedgerPart & { readonly part: ExtraPart })[]
  readonly bookedTotal: Minor
  readonly total: Minor
  readonly paid: Minor
  readonly givenBack: Minor
  readonly goodwill: Minor
  readonly held: Minor
  readonly owed: Minor
  /** What may still be given back in all. */
  readonly refundable: Minor
}

export function ledgerOf(facts: MoneyFacts): Ledger {
  const percentage = percentageBehind(sum(facts.lines.map(({ price }) => price)), facts.discount)
  const nets = bookedNets(facts.lines, percentage)
  const paid = amountOf(facts.payments)
  const counted = facts.refunds.filter(({ state }) => state !== 'failed')
  const givenBack = amountOf(counted)
  const held = minor(paid - givenBack)
  const refundable = minor(Math.max(0, held))
  const partOf = partsOf(facts, { counted, refundable })
  const lines = facts.lines.map((line) => lineOf(line, { facts, nets, partOf }))
  const extras = facts.extras.map(({ part, price }) => ({ part, ...partOf(part, price), price }))
  const total = facts.kept ?? sum([...lines, ...extras].map(({ net }) => net))
  const goodwill = sum(counted.map((refund) => refund.goodwill))
  return {
    ...{ percentage, lines, extras, total, paid, givenBack, goodwill, held, refundable },
    bookedTotal: sum([...nets.values(), ...facts.extras.map(({ price }) => price)]),
    owed: minor(total - goodwill - held),
  }
}

const amountOf = (rows: readonly { readonly amount: Minor }[]): Minor =>
  sum(rows.map(({ amount }) => amount))

type PartOf = (part: string, net: Minor) => Omit<LedgerPart, 'price'>

/** Returns what was given back for a part although its price stays, and what is left of it to be given back. */
function partsOf(
  { kept }: MoneyFacts,
  { counted, refundable }: { counted: readonly LedgerRefund[]; refundable: Minor },
): PartOf {
  const given = counted.flatMap(({ parts }) => parts)
  return (part, net) => {
    const ofPart = given.filter((one) => one.part === part)
    const givenBack = sum(ofPart.map(({ goodwill }) => goodwill))
    const left = kept === null ? net - givenBack : 0
    return { net, givenBack, refundable: minor(Math.max(0, Math.min(left, refundable))) }
  }
}

interface LineContext {
  readonly facts: MoneyFacts
  readonly nets: ReadonlyMap<string, Minor>
  readonly partOf: PartOf
}

function lineOf({ id, price }: BookedLine, { facts, nets, partOf }: LineContext): LedgerLine {
  const changes = facts.changes.filter(({ lineId }) => lineId === id)
  const now = changes.findLast(({ newPrice }) => newPrice !== null)?.newPrice ?? price
  const net = sum([nets.get(id) ?? price, ...changes.map(({ change }) => change)])
  return { id, booked: price, ...partOf(id, net), price: now }
}
