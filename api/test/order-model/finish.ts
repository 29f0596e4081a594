import { expect } from 'vitest'
import { observe, linesOf, type Shop, sendEvent } from './shop.ts'

interface Row {
  readonly token: string
  readonly status: string
  readonly lines: readonly string[]
}

const PLACED = ['awaiting_pickup', 'awaiting_store_dropoff']

/** Completes everything in progress, then checks the invariants of every run, without the model. */
export async function finish(shop: Shop): Promise<ReadonlyMap<string, string>> {
  const { environment, tokens, captured } = shop
  for (const payment of captured) await sendEvent(shop, payment)
  const open = `select 1 from refunds join orders on orders.id = order_id
    where token = any($1) and refunded_at is null`
  await expect.poll(() => environment.query(open, [tokens]), { timeout: 20_000 }).toEqual([])
  // Excludes this run from the reconciler.
  await environment.query('update orders set reconcile_at = null where token = any($1)', [tokens])
  const orders = await environment.query<Row>(
    `select token, status, array(select line->>'id' from jsonb_array_elements(entries) entry,
       jsonb_array_elements(entry->'serviceDetails') line) as lines
     from orders where token = any($1)`,
    [tokens],
  )
  const placed = orders.filter(({ status }) => PLACED.includes(status))
  const lines = placed.flatMap((order) => order.lines)
  expect(lines.toSorted(), 'I8: a line is in two paid orders').toEqual(
    [...new Set(lines)].toSorted(),
  )
  for (const { visitor } of [shop.places.tab, shop.places.device]) {
    const { basket } = await observe({ visitor })
    expect(linesOf(basket).filter((line) => lines.includes(line))).toEqual([])
  }
  const states = new Map(orders.map(({ token, status }) => [token, status]))
  for (const { token, intent } of captured) {
    const [{ refunded } = { refunded: 0 }] = await environment.querySandbox<{
      refunded: number
    }>(
      `select coalesce(sum((body->>'amount')::int), 0)::int as refunded
       from stripe_refunds where payment_intent = $1`,
      [intent.id],
    )
    const isPlaced = PLACED.includes(states.get(token) ?? '')
    const { amount_received: amount } = intent as unknown as { amount_received: number }
    expect(refunded, 'I1, I2: a capture is an order or went back').toBe(isPlaced ? 0 : amount)
  }
  return states
}
