import { expect } from 'vitest'
import { observe, linesOf, type Shop, sendEvent } from './shop.ts'
import { readEvidence } from './workshop/evidence.ts'
import { moneyFaults } from './workshop/faults.ts'

interface Row {
  readonly token: string
  readonly status: string
  readonly lines: readonly string[]
}

/** Completes everything in progress, then checks the invariants of every run, without the model. */
export async function finish(shop: Shop): Promise<ReadonlyMap<string, string>> {
  const { environment, tokens } = shop
  await complete(shop)
  const orders = await environment.query<Row>(
    `select token, status, array(select line->>'id' from jsonb_array_elements(entries) entry,
       jsonb_array_elements(entry->'serviceDetails') line) as lines
     from orders where token = any($1)`,
    [tokens],
  )
  const placed = orders.filter(({ status }) => !['awaiting_payment', 'cancelled'].includes(status))
  const lines = placed.flatMap((order) => order.lines)
  expect(lines.toSorted(), 'I8: a line is in two paid orders').toEqual(
    [...new Set(lines)].toSorted(),
  )
  for (const { visitor } of [shop.places.tab, shop.places.device]) {
    const { basket } = await observe({ visitor })
    expect(linesOf(basket).filter((line) => lines.includes(line))).toEqual([])
  }
  expect(moneyFaults(await readEvidence(shop))).toEqual([])
  return new Map(orders.map(({ token, status }) => [token, status]))
}

/** Waits until the api knows of every payment, and no refund or closed price is left to be dealt with. */
async function complete(shop: Shop): Promise<void> {
  const { environment, tokens, captured } = shop
  for (const payment of captured) await sendEvent(shop, payment)
  const open = `select 1 from orders join refunds on orders.id = refunds.order_id
    where token = any($1) and refunded_at is null
    union all select 1 from orders join price_proposals price on orders.id = price.order_id
    where token = any($1) and state <> 'open' and next_attempt_at is not null`
  await expect.poll(() => environment.query(open, [tokens])).toEqual([])
  // Excludes this run from the reconciler.
  await environment.query('update orders set reconcile_at = null where token = any($1)', [tokens])
  await environment.query(
    `update price_proposals set next_attempt_at = null from orders
     where orders.id = order_id and token = any($1)`,
    [tokens],
  )
}
