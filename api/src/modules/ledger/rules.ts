/** From an order, a price change or a refund to its entry in the books. Amounts are minor units. */
import type { BasketEntry } from '@darnley/contract/basket'
import { type Minor, minor, sum } from '@darnley/domain/money'
import { linePrice } from '@darnley/domain/pricing'
import { bookedNets, percentageBehind } from '#src/modules/order-money/line-prices.ts'

type Part = 'service' | 'delivery' | 'express' | 'other'

/** What the rules need of an order. */
export interface BookedOrder {
  readonly entries: readonly BasketEntry[]
  readonly shipping: Minor
  readonly discount: Minor | null
  readonly expressPrice: Minor | null
}

export interface EntryLine {
  readonly part: Part
  readonly serviceId: string | null
  readonly service: string | null
  readonly garment: string | null
  readonly garmentId: string | null
  readonly amount: Minor
  readonly discount: Minor
  readonly vat: Minor
}

export interface Entry {
  readonly total: Minor
  readonly vat: Minor
  readonly lines: readonly EntryLine[]
}

type LineWithoutVat = Omit<EntryLine, 'vat'>

/** Hundredths of a percent. */
const WHOLE = 10_000

/** Returns the VAT in a gross amount, truncated to whole pence: HM Revenue's rule for an invoice (notice 700, 17.5.1). */
export function vatIn(gross: Minor, rate: number): Minor {
  const product = BigInt(gross) * BigInt(rate)
  return minor(Number(product / BigInt(WHOLE + rate)))
}

/** Returns the entry of an order: each service with its share of the discount, then delivery and express. */
export function entryOfOrder(order: BookedOrder, vatRate: number): Entry {
  return withVat([...serviceLines(order), ...extraLines(order)], vatRate)
}

interface PriceChange {
  readonly lineId: string
  readonly oldPrice: Minor
  readonly newPrice: Minor
  /** By how much the total rose, after the discount code. */
  readonly change: Minor
}

/** Returns the entry of a higher price that was agreed and paid. */
export function entryOfChange(
  order: BookedOrder,
  { lineId, oldPrice, newPrice, change }: PriceChange,
  vatRate: number,
): Entry {
  const amount = minor(newPrice - oldPrice)
  const discount = minor(amount - change)
  return withVat([{ ...partOf(order, lineId), amount, discount }], vatRate)
}

interface GivenBack {
  readonly amount: Minor
  readonly parts: readonly { readonly part: string; readonly amount: Minor }[]
}

/** Returns the entry of a refund, in negative amounts; what belongs to no part is `other`. */
export function entryOfRefund(
  order: BookedOrder,
  { amount, parts }: GivenBack,
  vatRate: number,
): Entry {
  const named = parts.map((each) => ({ ...partOf(order, each.part), amount: each.amount }))
  const rest = minor(amount - sum(parts.map((each) => each.amount)))
  const all = rest === 0 ? named : [...named, { ...NOTHING, part: 'other' as const, amount: rest }]
  const back = all.map((line) => ({ ...line, amount: minor(-line.amount), discount: minor(0) }))
  return withVat(back, vatRate)
}

const NOTHING = { serviceId: null, service: null, garment: null, garmentId: null } as const

type Described = Omit<LineWithoutVat, 'amount' | 'discount'>

/** Returns what a part of an order is: a line by its id, or one of the extras. */
function partOf(order: BookedOrder, part: string): Described {
  const line = linesOf(order).find(({ id }) => id === part)
  if (line) return line.described
  if (part === 'express') return { ...NOTHING, part: 'express' }
  if (part === 'collection' || part === 'way_back') return { ...NOTHING, part: 'delivery' }
  return { ...NOTHING, part: 'other' }
}

function linesOf({ entries }: BookedOrder): { id: string; price: Minor; described: Described }[] {
  return entries.flatMap(({ id: garmentId, item, serviceDetails }) =>
    serviceDetails.map((line) => ({
      id: line.id,
      price: linePrice(line),
      described: {
        part: 'service' as const,
        serviceId: line.service.id,
        service: line.service.name,
        garment: item.name,
        garmentId,
      },
    })),
  )
}

function serviceLines(order: BookedOrder): LineWithoutVat[] {
  const lines = linesOf(order)
  const percentage = percentageBehind(
    sum(lines.map(({ price }) => price)),
    order.discount ?? minor(0),
  )
  const nets = bookedNets(lines, percentage)
  return lines.map(({ id, price, described }) => ({
    ...described,
    amount: price,
    discount: minor(price - (nets.get(id) ?? price)),
  }))
}

function extraLines({ shipping, expressPrice }: BookedOrder): LineWithoutVat[] {
  const extras = [
    { part: 'delivery' as const, amount: shipping },
    { part: 'express' as const, amount: expressPrice ?? minor(0) },
  ]
  return extras
    .filter(({ amount }) => amount !== 0)
    .map((extra) => ({ ...NOTHING, ...extra, discount: minor(0) }))
}

/**
 * Adds the VAT of each line. A line's share is that of all lines up to it less that of those before, so that the shares
 * add up to the VAT of the total although each is whole pence.
 */
function withVat(lines: readonly LineWithoutVat[], vatRate: number): Entry {
  let before = minor(0)
  const withShares = lines.map((line) => {
    const upTo = minor(before + line.amount - line.discount)
    const vat = minor(vatIn(upTo, vatRate) - vatIn(before, vatRate))
    before = upTo
    return { ...line, vat }
  })
  return { total: before, vat: vatIn(before, vatRate), lines: withShares }
}
