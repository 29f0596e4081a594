import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '#src/db/database.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import { settleOrder } from '#src/modules/orders/settlement-repository.ts'
import { someJeans } from './support/booking.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { visit } from './support/visitor.ts'

let environment: TestEnvironment
let database: OpenDatabase
beforeAll(async () => {
  environment = await startTestEnvironment()
  const url = environment.env['DATABASE_URL'] ?? ''
  database = openDatabase({ url, connections: 1, onError: () => undefined })
})
afterAll(async () => {
  await database.close()
  await environment.stop()
})

it('settles orders by one plan, which PostgreSQL keeps', async () => {
  const { db } = database
  const visitor = visit(environment.apiUrl)
  await visitor.fill([await someJeans()])
  const { body } = await visitor.checkOut()
  const order = await orderRepository(db).byToken(body.order_id_token)
  if (!order) throw new Error('The order just made was not found')
  // Another version of its basket: nothing is written, and the next attempt is the same.
  const attempt = { order: { ...order, basketVersion: 99 }, to: 'awaiting_pickup', actor: 'test' }
  for (let count = 0; count < 8; count += 1)
    expect(await settleOrder(db, { ...attempt, isPaid: true })).toBe(null)
  const { rows } = await db.execute(sql`
    select generic_plans::int as kept, custom_plans::int as tried
    from pg_prepared_statements where name = 'order_settle'`)
  // PostgreSQL tries five plans made for their values before it compares.
  expect(rows).toEqual([{ kept: 3, tried: 5 }])
})
