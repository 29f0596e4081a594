/** What a receipt or credit note says, from an entry of the ledger. Amounts are minor units. */
import { formatMoney, type Minor, minor, sum } from '@darnley/domain/money'
import { receiptName } from '@darnley/domain/order-words'
import { formatDay } from '@darnley/domain/turnaround'
import type { Seller } from '#src/db/schema/ledger.ts'
import type { EntryToPrint, LedgerLine } from './repository.ts'

export interface ReceiptText {
  readonly title: string
  readonly seller: readonly string[]
  /** Date, order, and what a credit note belongs to. */
  readonly facts: readonly string[]
  readonly heads: readonly string[]
  /** A cell for each head; the last row is the total. */
  readonly rows: readonly (readonly string[])[]
  readonly notes: readonly string[]
}

export type ReceiptKind = 'receipt' | 'credit_note'

export function kindOf({ source }: Pick<EntryToPrint, 'source'>): ReceiptKind {
  return source === 'refund' ? 'credit_note' : 'receipt'
}

/** Returns the words of a receipt. It names no customer, so that erasing one leaves it as it is. */
export function receiptText(entry: EntryToPrint, seller: Seller): ReceiptText {
  const { receiptNumber, vatRate, lines } = entry
  const hasVat = vatRate > 0
  const rows = [...lines.map(lineRow), totalRow(lines)]
  return {
    title: receiptName({ kind: kindOf(entry), number: receiptNumber }),
    seller: [
      ...[seller.name, ...seller.address],
      ...(hasVat && seller.vatNumber !== null ? [`VAT number ${seller.vatNumber}`] : []),
    ],
    facts: factsOf(entry),
    heads: hasVat ? HEADS : HEADS.filter(isWithoutVat),
    rows: hasVat ? rows : rows.map((row) => row.filter((_, column) => isWithoutVat(HEADS[column]))),
    notes: [paymentNote(entry), vatNote(entry, seller)],
  }
}

const HEADS = ['', 'Price', 'Discount', 'Net', 'VAT', 'Total'] as const

function isWithoutVat(head: string | undefined): boolean {
  return head !== 'Net' && head !== 'VAT'
}

function factsOf({ day, orderNumber, source, firstReceipt }: EntryToPrint): string[] {
  const about = firstReceipt === null ? '' : `, receipt ${firstReceipt}`
  return [
    dateText(day),
    `Order ${orderNumber}${about}`,
    ...(source === 'price_change' ? ['For the higher price that was agreed'] : []),
  ]
}

function dateText(day: EntryToPrint['day']): string {
  return `${formatDay(day)} ${day.slice(0, 4)}`
}

const EXTRAS = {
  service: 'Service',
  delivery: 'Delivery',
  express: 'Express turnaround',
  other: 'Given back',
} as const

function lineRow({ part, service, garment, amount, discount, vat }: LedgerLine): string[] {
  const name = [garment, service].filter((each) => each !== null).join(': ')
  return cells(name || EXTRAS[part], { amount, discount, vat })
}

interface Amounts {
  readonly amount: Minor
  readonly discount: Minor
  readonly vat: Minor
}

function totalRow(lines: readonly Amounts[]): string[] {
  return cells('Total', {
    amount: sum(lines.map(({ amount }) => amount)),
    discount: sum(lines.map(({ discount }) => discount)),
    vat: sum(lines.map(({ vat }) => vat)),
  })
}

function cells(name: string, { amount, discount, vat }: Amounts): string[] {
  const gross = minor(amount - discount)
  return [
    name,
    money(amount),
    discount === 0 ? '' : money(minor(-discount)),
    ...[money(minor(gross - vat)), money(vat), money(gross)],
  ]
}

/** With a true minus. */
function money(amount: Minor): string {
  return amount < 0 ? `−${formatMoney(minor(-amount))}` : formatMoney(amount)
}

function paymentNote({ source, through, total, day }: EntryToPrint): string {
  if (through === 'none') return 'Nothing was to be paid.'
  const where = through === 'card' ? 'by card' : 'in the shop'
  return source === 'refund'
    ? `${formatMoney(minor(-total))} given back ${where} on ${dateText(day)}.`
    : `${formatMoney(total)} paid ${where} on ${dateText(day)}.`
}

function vatNote({ vatRate, sellerId }: EntryToPrint, { name }: Seller): string {
  if (vatRate > 0) return `VAT at ${vatRate / 100}% is in all prices.`
  return sellerId === null
    ? `${name} is not registered for VAT.`
    : `This is not a VAT invoice: ask ${name} for one.`
}
