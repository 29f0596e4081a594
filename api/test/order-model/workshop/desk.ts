import type { OrderMoney } from '@darnley/contract/workshop-money'
import { expect } from 'vitest'
import type { Bench } from './bench.ts'
import { type Book, net, type Terms } from './book.ts'
import { idOf, moneyOf, type Staff } from './staff.ts'

/** An order in the hands of the workshop: what it costs, and where its garments are. */
export interface Desk {
  readonly id: string
  readonly token: string
  readonly book: Book
  readonly bench: Bench
}

interface Placed {
  readonly lines: readonly string[]
  readonly terms: Terms
}

/** Takes a placed order in hand. What it cost must be what was booked. */
export async function openDesk(
  staff: Staff,
  { token, order }: { token: string; order: Placed },
): Promise<Desk> {
  const id = await idOf(staff, token)
  const money = await moneyOf(staff, id)
  expect(money.lines.map(({ line_id }) => line_id).toSorted()).toEqual(order.lines.toSorted())
  const { total } = money.proof
  expect(money.proof).toMatchObject({ booked_total: total, paid: total, held: total, owed: 0 })
  const book = bookOf(money, order)
  const costs = [...book.prices.values()].map((price) => net(book, price))
  expect([...costs, ...book.extras.values()].reduce((sum, cost) => sum + cost, 0)).toBe(total)
  const bench: Bench = {
    ...{ isPosted: !order.terms.isFree, at: 'coming', garments: [], leftOut: new Set() },
  }
  return { id, token, book, bench }
}

function bookOf({ lines, extras, proof: { total } }: OrderMoney, { terms }: Placed): Book {
  return {
    ...terms,
    prices: new Map(lines.map(({ line_id, booked_price }) => [line_id, booked_price])),
    extras: new Map(extras.map(({ part, price }) => [part, price])),
    ...{ total, held: total, goodwill: [], open: [], isCancelled: false },
  }
}
