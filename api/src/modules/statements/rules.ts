/** What the company and a partner owe each other. Amounts are minor units. */
import type { NewSettlement, SettlementDirection } from '@darnley/contract/workshop-statements'
import type { ValidationFault } from '@darnley/contract/errors'
import { formatMoney, type Minor, minor } from '@darnley/domain/money'
import { receiptKinds } from '@darnley/domain/order-words'
import type { Day } from '@darnley/domain/turnaround'
import { valueFault } from '#src/lib/http-error.ts'
import { csvCell } from '#src/modules/figures/rules.ts'

/** Who took or gave back how much for whom, in a month and before. */
export interface Moved {
  readonly collected: number
  readonly returned: number
  readonly held: number
  readonly held_returned: number
  readonly paid_in: number
  readonly paid_out: number
}

/** Returns by how much this changes the balance: positive when the partner owes more. */
export function balanceOf(moved: Moved): Minor {
  const { collected, returned, held, held_returned: heldReturned } = moved
  const forEachOther = collected - returned - held + heldReturned
  return minor(forEachOther - moved.paid_in + moved.paid_out)
}

interface Month {
  readonly from: Day
  readonly to: Day
}

/** Returns the first and the last day of a month such as 2026-11. */
export function daysOf(month: string): Month {
  const [year = 0, number = 0] = month.split('-').map(Number)
  // Day 0 of the next month.
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  return { from: `${month}-01` as Day, to: last as Day }
}

/** A settlement as the table has it: positive when the partner paid. */
export function signedAmount({
  direction,
  amount,
}: {
  direction: SettlementDirection
  amount: Minor
}): Minor {
  return direction === 'from_shop' ? amount : minor(0 - amount)
}

/** Returns what can be settled in this direction; nothing when the other one owes. */
export function owedIn(direction: SettlementDirection, balance: Minor): Minor {
  return minor(Math.max(0, direction === 'from_shop' ? balance : -balance))
}

export function settlementFaults(
  { day }: Partial<Pick<NewSettlement, 'day'>>,
  today: Day,
): ValidationFault[] {
  const isLater = day !== undefined && day > today
  return isLater ? [valueFault(['body', 'day'], 'This day is still to come')] : []
}

/** Something that happened between the company and a partner; `change` is what it does to the balance. */
export interface StatementRow {
  readonly day: string
  readonly what: 'receipt' | 'credit_note' | 'from_shop' | 'to_shop'
  /** Number of a receipt, or the reference of a settlement. */
  readonly reference: string
  readonly order: string | null
  readonly amount: number
  readonly change: number
}

const WORDS = {
  ...receiptKinds,
  from_shop: 'Paid by the shop',
  to_shop: 'Paid to the shop',
} as const

const pounds = (amount: number): string => (amount / 100).toFixed(2)

/** Returns a statement as CSV (RFC 4180), amounts in pounds: opening balance, what happened, closing balance. */
export function statementCsv(rows: readonly StatementRow[], opening: Minor): string {
  let balance: number = opening
  const lines = rows.map(({ day, what, reference, order, amount, change }) => {
    balance += change
    return [
      day,
      WORDS[what],
      reference,
      order ?? '',
      pounds(amount),
      pounds(change),
      pounds(balance),
    ]
  })
  const head = ['Day', 'What', 'Reference', 'Order', 'Amount', 'Change', 'Balance owed by the shop']
  const first = ['', 'Opening balance', '', '', '', '', pounds(opening)]
  const last = ['', 'Closing balance', '', '', '', '', pounds(balance)]
  return [head, first, ...lines, last].map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')
}

/** Returns the words in which an owner's action is logged. */
export function settlementWords({ direction, amount }: NewSettlement): string {
  return `${WORDS[direction]}: ${formatMoney(amount)}`
}
