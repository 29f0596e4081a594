import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { OrderPage } from '@darnley/contract/storefront-orders'
import { dayAt } from '@darnley/domain/turnaround'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/database.ts'
import type { DuePosition } from '#src/modules/storefront-orders/cursor.ts'
import { countDue, dueOrdersOf } from '#src/modules/storefront-orders/repository/due.ts'
import type { PageQuery } from '#src/modules/storefront-orders/repository/filters.ts'
import { lookUp, type LookUpQuery } from '#src/modules/storefront-orders/repository/look-up.ts'
import { takeSample } from '#src/modules/storefront-orders/repository/sample.ts'
import { walk } from '#src/modules/storefront-orders/repository/walk.ts'
import { searchWords } from '#src/modules/storefront-orders/rules.ts'
import { signIn } from './support/staff.ts'
import { type Asked, noteStatements } from './support/statements.ts'
import type { Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

const COUNT = 100_000

let environment: TestEnvironment
let maison: Visitor
let pool: pg.Pool
let asked: Asked[] = []

/** Orders of both storefronts, from the web by courier and drop-off point, in every status, many with equal times. */
const MANY_ORDERS = `
  insert into orders (id, token, collection_ref, status, basket_id, basket_version, storefront_id, customer_name,
    email, phone, collection_provider, dropoff_provider, in_store_type, express, origin_system, entries, rate,
    subtotal, shipping, total, intent_amount, paid_at, created_at, due_on)
  select gen_random_uuid(), 'token-' || n, 'TS-' || n,
    (array['awaiting_payment', 'awaiting_pickup', 'awaiting_store_dropoff', 'in_progress', 'attention_required',
      'finished', 'finished', 'finished', 'cancelled', 'finished'])[1 + n / 7 % 10],
    'basket-' || n, 1,
    (array['maison-vale', 'kirk-and-daughters', null, null])[1 + n % 4],
    (array['Amara', 'Ben', 'Chloe', 'Dev'])[1 + n / 3 % 4] || ' Osei' || n, 'person' || n || '@example.com',
    '+447700900123',
    (array['Onfleet', 'Onfleet', 'WFLondon', 'DPD'])[1 + n % 4],
    (array['Onfleet', 'Onfleet', 'WFLondon', 'WFStratford'])[1 + n % 4],
    null, n % 10 = 1, 'test', '[]', '1', 1, 1, 1, 1, now(), now() - (n / 10) * interval '1 minute', current_date + 30 - n / 1500
  from generate_series(1, ${COUNT}) as n`

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { RATE_LIMIT_A_MINUTE: '0' } })
  maison = await signIn(environment, 'maison')
  await environment.query(MANY_ORDERS)
  await environment.query('vacuum analyze orders')
  pool = new pg.Pool({ connectionString: environment.env['DATABASE_URL'], max: 1 })
  noteStatements(pool, (one) => asked.push(one))
})
afterAll(async () => {
  await pool.end()
  await environment.stop()
})

const page = async (path: string): Promise<OrderPage> =>
  (await maison.get<OrderPage>(`/storefront/${path}`)).body

describe('the pages of a long list', () => {
  it('contain every order once, newest first, even when many have the same time', async () => {
    const path = 'storefront_orders?status=attention_required&limit=100'
    const expected = await environment.query<{ id: string }>(
      `select id from orders where status = 'attention_required'
       and (storefront_id = 'maison-vale' or 'WFLondon' in (collection_provider, dropoff_provider))
       order by created_at desc, id desc`,
    )
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const { orders, next_cursor }: OrderPage = await page(
        cursor === null ? path : `${path}&cursor=${cursor}`,
      )
      seen.push(...orders.map(({ _id }) => _id))
      cursor = next_cursor
    } while (cursor !== null)
    expect(seen.length).toBeGreaterThan(4000)
    expect(seen).toEqual(expected.map(({ id }) => id))
  })

  const anywhere: [string, string] = [
    String((Date.now() - 3_600_000_000) * 1000),
    crypto.randomUUID(),
  ]
  const filters: [string, Partial<PageQuery>][] = [
    ['open orders', {}],
    ['past orders', { isPast: true }],
    ['a page deep inside', { isPast: true, after: anywhere }],
    ['one status', { status: 'attention_required' }],
    ['one status, deep inside', { status: 'in_progress', after: anywhere }],
    ['a common name', { search: 'amara' }],
  ]

  it.each(filters)('are read by index, never by a sequential scan: %s', async (_what, filter) => {
    const plan = await planOf(walk, filter)
    expect(plan).toContain('Index')
    expect(plan).not.toContain('Seq Scan')
  })

  it.each<[string, Partial<PageQuery>]>([
    ['a number', { search: 'TS-5001' }],
    ['an e-mail', { search: 'person4242@example.com', isPast: true }],
    ['a name within a status', { search: 'osei7', status: 'attention_required' }],
    ['an unknown name', { search: 'zzz' }],
  ])('are read by the word index for rare words: %s', async (_what, filter) => {
    const plan = await planOf(lookUp, filter)
    expect(plan).toContain('orders_search_words')
    expect(plan).not.toContain('Seq Scan')
  })

  it('of a frequent word, a rare one and both contain just the matching orders, newest first', async () => {
    for (const word of ['amara', 'osei77', 'amara osei7']) {
      const expected = await environment.query<{ id: string }>(
        `select id from orders
         where (storefront_id = 'maison-vale' or 'WFLondon' in (collection_provider, dropoff_provider))
         and not is_past and status <> 'awaiting_payment' and (customer_name ilike $1 or customer_name ilike $2)
         order by created_at desc, id desc limit 25`,
        [`${word}%`, `% ${word}%`],
      )
      const { body } = await maison.post<OrderPage>('/storefront/search_orders', {
        body: { list: 'current', search: word },
      })
      expect(body.orders.map(({ _id }) => _id)).toEqual(expected.map(({ id }) => id))
    }
  })

  it('are sampled by the words of an index alone, within a status too', async () => {
    const plan = await planOf(takeSample, { search: 'amara', status: 'in_progress' })
    expect(plan).toContain('Index Only Scan')
  })

  it('read the query of a search once, not for each order', async () => {
    const filter = { search: 'amara osei' }
    for (const read of [walk, lookUp, takeSample])
      expect(await planOf(read, filter)).toMatch(/ts_match_vq\(\S*search_words, \(InitPlan \d+\)/)
  })

  const scope = { storefrontId: 'maison-vale', points: ['WFLondon'] } as const
  const due = { scope, limit: 25, today: dayAt(new Date()) }
  const lastOfPage: DuePosition = [due.today, false, crypto.randomUUID()]

  it.each<[string, (db: Database) => Promise<unknown>]>([
    ['what is due first', (db) => dueOrdersOf(db, due)],
    ['a page deep inside', (db) => dueOrdersOf(db, { ...due, after: lastOfPage })],
    ['what is due today', (db) => dueOrdersOf(db, { ...due, part: 'today' })],
    ['the counts', (db) => countDue(db, due)],
  ])('by due day are read in the order of an index, by one plan: %s', async (_what, read) => {
    const plan = await generalPlanOf(read)
    expect(plan).toContain('Index')
    expect(plan).not.toContain('Seq Scan')
    expect(plan).not.toMatch(/Sort Key: orders\w*\.due_on, orders\w*\.id/)
    // PostgreSQL plans the first five for their values.
    for (let more = 0; more < 6; more += 1) await read(drizzle(pool))
    const { rows } = await pool.query<{ custom: number }>(
      'select custom_plans::int as custom from pg_prepared_statements where statement = $1',
      [asked[0]?.text],
    )
    expect(rows).toEqual([{ custom: 5 }])
  })

  function planOf(
    read: (db: Database, wanted: LookUpQuery) => Promise<unknown>,
    filter: Partial<PageQuery>,
  ): Promise<string> {
    const words = searchWords(filter.search)
    return generalPlanOf((db) => read(db, { scope, isPast: false, limit: 25, words, ...filter }))
  }

  /** Returns the plan for any values, which a connection keeps. */
  async function generalPlanOf(read: (db: Database) => Promise<unknown>): Promise<string> {
    asked = []
    await read(drizzle(pool))
    expect(asked).toHaveLength(1)
    const rows = await environment.query<{ 'QUERY PLAN': string }>(
      `explain (generic_plan, verbose) ${asked[0]?.text}`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
})
