/** What goes back to a customer, and from which payment. Amounts are minor units. */
import type { RefundRequest } from '@darnley/contract/workshop-money'
import { type Minor, minor, sum } from '@darnley/domain/money'
import type { Fall } from '@darnley/domain/price-change'
import type { GivenPart, Ledger } from './ledger.ts'

export interface Part {
  readonly part: string
  readonly amount: Minor
}

export type Judged =
  | { readonly type: 'ok'; readonly amount: Minor; readonly parts: readonly Part[] }
  | { readonly type: 'error'; readonly field: readonly (string | number)[]; readonly fault: string }

type Wanted = RefundRequest['what']

const refuse = (field: readonly (string | number)[], fault: string): Judged => ({
  type: 'error',
  field,
  fault,
})

/** Returns what a request gives back: never more than is held, and of each part never more than is left of it. */
export function judgeRefund(ledger: Ledger, wanted: Wanted): Judged {
  if (ledger.refundable === 0) return refuse(['type'], 'There is nothing left to give back')
  if (wanted.type === 'all') return { type: 'ok', amount: ledger.refundable, parts: [] }
  if (wanted.type === 'parts') return judgeParts(ledger, wanted.parts)
  return wanted.amount > ledger.refundable
    ? refuse(['amount'], 'This is more than is left to give back')
    : { type: 'ok', amount: minor(wanted.amount), parts: [] }
}

function judgeParts(ledger: Ledger, wanted: readonly string[]): Judged {
  const left = new Map<string, Minor>([
    ...ledger.lines.map((line): [string, Minor] => [line.id, line.refundable]),
    ...ledger.extras.map((extra): [string, Minor] => [extra.part, extra.refundable]),
  ])
  const [unknown] = wanted.flatMap((part, index) => (left.get(part) ? [] : [index]))
  if (unknown !== undefined)
    return refuse(['parts', unknown], 'There is nothing left to give back for this')
  if (new Set(wanted).size < wanted.length)
    return refuse(['parts'], 'Each part can be given back once')
  const parts = wanted.map((part) => ({ part, amount: left.get(part) ?? minor(0) }))
  const amount = sum(parts.map((one) => one.amount))
  return amount > ledger.refundable
    ? refuse(['parts'], 'This is more than is left to give back')
    : { type: 'ok', amount, parts }
}

/** Returns the part of a refund that is given although the price stays: what is not owed to the customer anyway. */
export function goodwillIn(ledger: Pick<Ledger, 'owed'>, amount: Minor): Minor {
  return minor(Math.max(0, amount - Math.max(0, -ledger.owed)))
}

interface Given {
  readonly goodwill: Minor
  readonly parts: readonly GivenPart[]
}

/**
 * Takes from the goodwill of earlier refunds what a lower price has turned into its own refund: first what was given
 * for the line, then for no part, then for others.
 */
export function withoutGoodwill<Refund extends Given>(
  refunds: readonly Refund[],
  { lineId, before }: { readonly lineId: string } & Pick<Fall, 'before'>,
): Refund[] {
  const ofLine = takeOfParts(refunds, { amount: before.ofLine, isTaken: (part) => part === lineId })
  const ofNone = takeOfNone(ofLine.refunds, before.ofOthers)
  return takeOfParts(ofNone.refunds, { amount: ofNone.rest, isTaken: () => true }).refunds
}

interface Taken<Refund> {
  readonly refunds: Refund[]
  readonly rest: number
}

function takeOfParts<Refund extends Given>(
  refunds: readonly Refund[],
  { amount, isTaken }: { readonly amount: number; readonly isTaken: (part: string) => boolean },
): Taken<Refund> {
  let rest = amount
  const left = refunds.map((refund) => {
    const parts = refund.parts.map((one) => {
      const taken = isTaken(one.part) ? Math.min(rest, one.goodwill) : 0
      rest -= taken
      return { ...one, goodwill: minor(one.goodwill - taken) }
    })
    const taken = goodwillOf(refund.parts) - goodwillOf(parts)
    return { ...refund, parts, goodwill: minor(refund.goodwill - taken) }
  })
  return { refunds: left, rest }
}

function takeOfNone<Refund extends Given>(
  refunds: readonly Refund[],
  amount: number,
): Taken<Refund> {
  let rest = amount
  const left = refunds.map((refund) => {
    const taken = Math.min(rest, refund.goodwill - goodwillOf(refund.parts))
    rest -= taken
    return { ...refund, goodwill: minor(refund.goodwill - taken) }
  })
  return { refunds: left, rest }
}

const goodwillOf = (parts: readonly GivenPart[]): Minor =>
  sum(parts.map(({ goodwill }) => goodwill))

export interface Charge {
  /** Null for what a shop took in its till. */
  readonly intentId: string | null
  readonly amount: Minor
  /** Refunds of it that did not fail. */
  readonly refunded: Minor
}

export interface Share {
  readonly intentId: string | null
  readonly amount: Minor
}

/**
 * Spreads a refund over the payments, the first payment first.
 * @throws RangeError when it is more than is left of them
 */
export function spread(charges: readonly Charge[], amount: Minor): Share[] {
  let rest: number = amount
  const shares: Share[] = []
  for (const charge of charges) {
    const share = Math.min(rest, charge.amount - charge.refunded)
    if (share <= 0) continue
    shares.push({ intentId: charge.intentId, amount: minor(share) })
    rest -= share
  }
  if (rest > 0) throw new RangeError(`${rest} more than was captured`)
  return shares
}

/** Spreads the parts of a refund, and its goodwill, over its shares in the same order. */
export function describeShares(
  shares: readonly Share[],
  { parts, goodwill }: { readonly parts: readonly Part[]; readonly goodwill: Minor },
): (Share & Given)[] {
  let left: readonly Part[] = parts
  let rest: number = goodwill
  return shares.map((share) => {
    const cut = cutParts(left, share.amount)
    left = cut.left
    const ofShare = minor(Math.min(rest, share.amount))
    rest -= ofShare
    return { ...share, goodwill: ofShare, parts: withGoodwill(cut.taken, ofShare) }
  })
}

function cutParts(
  parts: readonly Part[],
  most: Minor,
): { readonly taken: readonly Part[]; readonly left: readonly Part[] } {
  let room: number = most
  const cut = parts.map(({ part, amount }) => {
    const taken = minor(Math.min(room, amount))
    room -= taken
    return { taken: { part, amount: taken }, left: { part, amount: minor(amount - taken) } }
  })
  const isSome = ({ amount }: Part): boolean => amount > 0
  return {
    taken: cut.map((one) => one.taken).filter(isSome),
    left: cut.map((one) => one.left).filter(isSome),
  }
}

function withGoodwill(parts: readonly Part[], goodwill: Minor): GivenPart[] {
  let rest: number = goodwill
  return parts.map((one) => {
    const ofPart = minor(Math.min(rest, one.amount))
    rest -= ofPart
    return { ...one, goodwill: ofPart }
  })
}
