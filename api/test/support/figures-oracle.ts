import { type BookedFacts, changeOf, totalOf } from './random-books.ts'

/** Sums that an owner reads, added up one by one from the facts. Shares no code with the api. */
export interface Sums {
  orders: number
  garments: number
  services: number
  discounts: number
  delivery: number
  express: number
  given_back: number
  revenue: number
  vat: number
  kept: number
  late: number
}

const ZERO: Sums = {
  ...{ orders: 0, garments: 0, services: 0, discounts: 0, delivery: 0, express: 0 },
  ...{ given_back: 0, revenue: 0, vat: 0, kept: 0, late: 0 },
}

/** London's calendar day: UTC, an hour later from the last Sunday of March to that of October, at 1:00 UTC. */
export function londonDay(moment: Date): string {
  const year = moment.getUTCFullYear()
  const lastSunday = (month: number): number => {
    const last = new Date(Date.UTC(year, month, 31, 1))
    return last.getTime() - last.getUTCDay() * 86_400_000
  }
  const isSummer = moment.getTime() >= lastSunday(2) && moment.getTime() < lastSunday(9)
  return new Date(moment.getTime() + (isSummer ? 3_600_000 : 0)).toISOString().slice(0, 10)
}

/** 20 % of the net is a sixth of the gross. */
const vatOf = (gross: number): number => Math.trunc(gross / 6)

type Pick = (place: { day: string; shop: string }) => string | null

/** Adds up the orders by what `keyOf` returns; null leaves out. */
export function sumUp(orders: readonly BookedFacts[], keyOf: Pick): Map<string, Sums> {
  const all = new Map<string, Sums>()
  const add = (at: Date, order: BookedFacts, amounts: Partial<Sums>): void => {
    const key = keyOf({ day: londonDay(at), shop: order.shop ?? 'online' })
    if (key === null) return
    const sums = all.get(key) ?? { ...ZERO }
    for (const [name, amount] of Object.entries(amounts)) sums[name as keyof Sums] += amount
    all.set(key, sums)
  }
  for (const order of orders) {
    const { services, discount, total } = totalOf(order)
    add(order.at, order, {
      ...{ orders: 1, garments: order.garments.length, services, discounts: discount },
      ...{ delivery: order.shipping, express: order.express, revenue: total, vat: vatOf(total) },
    })
    for (const { at, amount } of order.refunds)
      add(at, order, { given_back: amount, revenue: -amount, vat: -vatOf(amount) })
    for (const rise of order.rises) {
      const change = changeOf(order, rise)
      const more = rise.to - rise.old
      add(rise.at, order, {
        ...{ services: more, discounts: more - change, revenue: change, vat: vatOf(change) },
      })
    }
    if (order.done) {
      const isKept = londonDay(order.done.at) <= order.done.dueOn
      add(order.done.at, order, { [isKept ? 'kept' : 'late']: order.garments.length })
    }
  }
  return all
}
