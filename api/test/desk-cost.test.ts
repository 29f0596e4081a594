import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { type DeskQuery, readDesk } from '#src/modules/workshop-desk/desk-page.ts'
import { createKeptCounts } from '#src/modules/workshop-desk/kept-counts.ts'
import { makePlaces } from '#src/modules/places/places.ts'
import { type Asked, noteStatements } from './support/statements.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

const COUNT = 40_000

/** Orders in every stage, a third of them late, of two shops and the web. */
const MANY_ORDERS = `
  insert into orders (id, token, collection_ref, status, basket_id, basket_version, storefront_id, customer_name,
    email, phone, collection_provider, dropoff_provider, express, origin_system, entries, rate, subtotal, shipping,
    total, intent_amount, due_on, updated_at)
  select gen_random_uuid(), 'token-' || n, 'DC-' || n,
    (array['awaiting_pickup', 'arrived_at_darnley', 'in_progress', 'awaiting_delivery', 'in_transit_to_customer',
      'finished'])[1 + n % 6],
    'basket-' || n, 1, (array['maison-vale', 'kirk-and-daughters', null, null])[1 + n / 6 % 4], 'Amara Osei',
    'person' || n || '@example.com', '+447700900123', (array['Onfleet', 'WFLondon', 'DPD'])[1 + n / 6 % 3], 'DPD',
    n % 10 = 1, 'test', '[]', '1', 1, 1, 1, 1, current_date + 20 - n / 667, now() - interval '1 day'
  from generate_series(1, ${COUNT}) as n`

/** Places are read from memory. */
const nothing = { current: () => Promise.resolve([]) }
const places = makePlaces({ partners: nothing, studios: nothing })

let environment: TestEnvironment
let pool: pg.Pool
let asked: Asked[] = []
let db: Database

beforeAll(async () => {
  environment = await startTestEnvironment()
  await environment.query(MANY_ORDERS)
  await environment.query('vacuum analyze orders')
  pool = new pg.Pool({ connectionString: environment.env['DATABASE_URL'], max: 1 })
  noteStatements(pool, (one) => asked.push(one))
  db = drizzle(pool)
})
afterAll(async () => {
  await pool.end()
  await environment.stop()
})
beforeEach(() => void (asked = []))

const page = (wanted: Partial<DeskQuery>): DeskQuery => ({ view: 'list', limit: 25, ...wanted })

/** Returns the pages of the database that a statement reads, as it is planned for any values. */
async function pagesRead({ text, values }: Asked): Promise<number> {
  const client = new pg.Client({ connectionString: environment.env['DATABASE_URL'] })
  await client.connect()
  await client.query('set plan_cache_mode = force_generic_plan')
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, buffers, format json) ${text}`,
    values,
  )
  await client.end()
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('There is no plan')
  expect(scansOf(plan)).not.toContain('Seq Scan orders')
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly Plan[]
}

function scansOf(plan: Plan): string[] {
  const its = `${plan['Node Type']} ${plan['Relation Name'] ?? ''}`
  return [its, ...(plan.Plans ?? []).flatMap(scansOf)]
}

const pages: [string, Partial<DeskQuery>, number][] = [
  ['the board', { view: 'board', limit: 8 }, 700],
  ['the list', {}, 700],
  ['a page deep inside', { after: ['2026-11-01', false, crypto.randomUUID()] }, 700],
  ['one stage', { stage: 'coming' }, 600],
  ['late', { part: 'late' }, 700],
  ['due today', { part: 'today' }, 700],
  ['without a tailor', { part: 'no_tailor' }, 600],
  ['a way that none takes', { way: 'evermile' }, 300],
  ['one way', { way: 'dpd' }, 700],
  ['one shop', { shop: 'maison-vale' }, 700],
  ['one shop, without a tailor', { shop: 'kirk-and-daughters', part: 'no_tailor' }, 600],
]

describe('a page of the desk among many orders', () => {
  it.each(pages)('is three statements that read little: %s', async (_what, wanted, most) => {
    await readDesk({ db, places, counts: createKeptCounts() }, page(wanted))
    const [surroundings, cards, counts] = asked
    expect(asked).toHaveLength(3)
    if (!surroundings || !cards || !counts) return
    expect(await pagesRead(surroundings)).toBeLessThan(50)
    expect(await pagesRead(cards)).toBeLessThan(most)
    expect(await pagesRead(counts)).toBeLessThan(700)
  })

  it('counts again only once an order has changed', async () => {
    const counts = createKeptCounts()
    const first = await readDesk({ db, places, counts }, page({}))
    asked = []
    expect(await readDesk({ db, places, counts }, page({ stage: 'coming' }))).toMatchObject({
      columns: first.columns,
    })
    expect(asked).toHaveLength(2)
    const [changed] = first.cards
    await environment.query(
      `update orders set status = 'finished', version = version + 1, updated_at = now() where id = $1`,
      [changed?.id],
    )
    asked = []
    const later = await readDesk({ db, places, counts }, page({}))
    expect(asked).toHaveLength(3)
    expect(later.cards.map(({ id }) => id)).not.toContain(changed?.id)
  })
})
