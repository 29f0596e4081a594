import type { OrderMoney, RefundRequest } from '@darnley/contract/workshop-money'
import { minor, sum, type Minor } from '@darnley/domain/money'
import { garmentName } from './names.ts'
import { moneyText, readPounds } from './pounds.ts'

export type RefundMode = 'parts' | 'amount' | 'all'

/** What the form of a refund holds. */
export interface RefundDraft {
  readonly mode: RefundMode
  /** Ids of lines, and names of extras. */
  readonly parts: readonly string[]
  readonly amount: string
  readonly reason: string
}

export type RefundField = 'what' | 'amount' | 'reason'

/** A part of an order that can be given back. */
export interface RefundablePart {
  readonly id: string
  readonly label: string
  readonly detail: string
  /** What is left of it; what it cost when nothing is left. */
  readonly amount: Minor
  readonly isLeft: boolean
}

const extras = { collection: 'Collection', way_back: 'Way back', express: 'Express' } as const

type Order = Pick<OrderMoney, 'lines' | 'extras' | 'discount' | 'refundable'>

export function partsOf({ lines, extras: others, discount }: Order): RefundablePart[] {
  const less = discount ? ` less ${discount.percentage}%` : ''
  return [
    ...lines.map((line) =>
      partOf(line.line_id, {
        ...line,
        label: `${garmentName(line)}: ${line.service}`,
        detail: `${moneyText(line.price)}${less}`,
        cost: line.net,
      }),
    ),
    ...others.map((extra) =>
      partOf(extra.part, { ...extra, label: extras[extra.part], detail: '', cost: extra.price }),
    ),
  ]
}

/** Returns what a refund was given for, in words; empty for an amount that belongs to no part. */
export function partNames({ lines }: Pick<Order, 'lines'>, parts: readonly string[]): string {
  const names = new Map<string, string>([
    ...Object.entries(extras),
    ...lines.map((line): [string, string] => [line.line_id, line.garment]),
  ])
  return parts.flatMap((part) => names.get(part) ?? []).join(', ')
}

interface Cost {
  readonly label: string
  readonly detail: string
  readonly cost: Minor
  readonly given_back: Minor
  readonly refundable: Minor
}

function partOf(id: string, part: Cost): RefundablePart {
  const { label, detail, cost, given_back: given, refundable } = part
  const isLeft = refundable > 0
  const about = given > 0 ? givenText(given, cost) : detail
  return {
    ...{ id, label, isLeft },
    detail: !isLeft && given === 0 ? 'Nothing is left to give back' : about,
    amount: isLeft ? refundable : cost,
  }
}

function givenText(given: Minor, cost: Minor): string {
  return given < cost ? `${moneyText(given)} of ${moneyText(cost)} given back` : 'Given back'
}

/** Returns what a draft gives back; 0 while it says nothing that can be read. */
export function amountOf(order: Order, { mode, parts, amount }: RefundDraft): Minor {
  if (mode === 'all') return order.refundable
  if (mode === 'amount') return readPounds(amount) ?? minor(0)
  return sum(chosenOf(order, parts).map((part) => part.amount))
}

/** Returns the chosen parts that can still be given back. */
function chosenOf(order: Order, parts: readonly string[]): RefundablePart[] {
  return partsOf(order).filter(({ id, isLeft }) => isLeft && parts.includes(id))
}

/** Returns all that is missing or too much. */
export function refundFaults(order: Order, draft: RefundDraft): Map<RefundField, string> {
  const faults = new Map<RefundField, string>()
  const amount = amountOf(order, draft)
  const field = draft.mode === 'amount' ? 'amount' : 'what'
  if (amount === 0)
    faults.set(
      field,
      draft.mode === 'amount' ? 'Enter an amount such as 12.50' : 'Choose what is given back',
    )
  if (amount > order.refundable) faults.set(field, `At most ${moneyText(order.refundable)} is left`)
  if (draft.reason.trim() === '') faults.set('reason', 'Say why')
  return faults
}

/** Returns a draft without faults as the api takes it. */
export function whatOf(order: Order, draft: RefundDraft): RefundRequest['what'] {
  const { mode } = draft
  if (mode === 'all') return { type: 'all' }
  if (mode === 'amount') return { type: 'amount', amount: amountOf(order, draft) }
  return { type: 'parts', parts: chosenOf(order, draft.parts).map(({ id }) => id) }
}
