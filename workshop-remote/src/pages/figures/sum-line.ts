import type { FigureRow, Figures } from '@darnley/contract/workshop-figures'
import { minor, sum, type Minor } from '@darnley/domain/money'
import { moneyText } from '../order/money/pounds.ts'

/** How the revenue is made, and whether all tables come to the same. */
export interface SumLine {
  readonly words: string
  readonly isRight: boolean
}

/** Returns what was booked before anything was given back. */
export function bookedOf({ revenue, given_back: back }: FigureRow): Minor {
  return minor(revenue + back)
}

/** Adds up the parts of the total, and the revenue of each table. */
export function sumLineOf({ total, days, shops, services }: Figures): SumLine {
  const { services: sold, discounts, delivery, express, given_back: back, revenue } = total
  const added = minor(sold - discounts + delivery + express - back)
  const terms = [
    moneyText(sold),
    `− ${moneyText(discounts)}`,
    `+ ${moneyText(delivery)}`,
    `+ ${moneyText(express)}`,
    `− ${moneyText(back)}`,
  ].join(' ')
  const tables = [shops, days, services].map((rows) => sum(rows.map((row) => row.revenue)))
  const isRight = added === revenue && tables.every((each) => each === revenue)
  return {
    isRight,
    words: isRight
      ? `${terms} = ${moneyText(revenue)}. The same sum by shop, by day and by service.`
      : `${terms} = ${moneyText(added)}, but the revenue is ${moneyText(revenue)}; by shop, by day and by service it is ${tables.map(moneyText).join(', ')}. Please tell support.`,
  }
}
