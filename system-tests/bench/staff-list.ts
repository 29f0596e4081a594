import pg from 'pg'
import { bareRead } from './bare-read.ts'
import { addOrders } from './many-orders.ts'
import { inTurn } from './load.ts'
import type { Bench } from './system.ts'
import { table } from './table.ts'
import { createVisitor } from './visitor.ts'

/** How the edge names the site to the API. */
const SITE = { 'x-forwarded-host': 'maison.localhost:3000' }

/** Orders of a page. */
const SIZE = 50

/** How long a page of the staff's order list takes among a million orders: first, deep and last, filters, searches. */
export const measureStaffList: Bench = async ({ apiUrl, apiDatabaseUrl, orders }) => {
  const database = new pg.Client({ connectionString: apiDatabaseUrl })
  await database.connect()
  await addOrders(database, orders)
  const staff = createVisitor(apiUrl, { standing: SITE })
  const account = { email: 'staff@maison.example', password: 'needle-and-thread' }
  await staff.post('/storefront/token', account)

  const list =
    (call: string, filter = '') =>
    (): Promise<unknown> =>
      staff.get(`/storefront/${call}?limit=${SIZE}${filter}`)
  const find =
    (search: string, filter: object = {}) =>
    (): Promise<unknown> =>
      staff.post('/storefront/search_orders', { list: 'current', search, limit: SIZE, ...filter })
  const deep = await cursorAfter(database, orders / 8)
  const last = await cursorAfter(database, orders / 4 - 60)
  const { number, name, email } = await someOrder(database)
  const pages = {
    'a bare read of an index': () => database.query(bareRead(SIZE)),
    'first page': list('storefront_orders'),
    'a page in the middle': list('storefront_orders', `&cursor=${deep}`),
    'the last page': list('storefront_orders', `&cursor=${last}`),
    'past orders, first page': list('storefront_past_orders'),
    'one status': list('storefront_orders', '&status=in_progress'),
    'a rare status': list('storefront_orders', '&status=attention_required'),
    'one status, in the middle': list('storefront_orders', `&status=in_progress&cursor=${deep}`),
    'due first': list('due_orders'),
    'due today': list('due_orders', '&part=today'),
    'express, due first': list('due_orders', '&part=express'),
    'search by number': find(number),
    'search by e-mail': find(email),
    'search by a frequent first name': find('amara'),
    'search by a whole name': find(name),
    'search by the beginning of a name': find('am'),
    'search by an unknown name': find('zzzz'),
    'search by a frequent and a rare word': find(`amara ${number}`),
    'search and status': find('amara', { status: 'in_progress' }),
    'search and a rare status': find('amara', { status: 'attention_required' }),
  }
  const measured = await inTurn(pages, { warmUp: 10, count: 500 })
  const bare = measured[0]?.[1].p99Ms ?? Number.NaN
  const rows = measured.map(
    ([title, { p50Ms, p99Ms }]) => [title, p50Ms, p99Ms, p99Ms / bare] as const,
  )
  const slowest = Math.max(...rows.slice(1).map(([, , p99]) => p99))
  return {
    section: `## The staff's list among ${orders.toLocaleString('en')} orders

Pages of ${SIZE} orders of a storefront that has half of all orders, requested one of each kind in turn.

${table(['page', 'p50, ms', 'p99, ms', 'p99 / bare read'], rows)}`,
    targets: [
      {
        what: 'p99 of the slowest page of a shop, as a multiple of the bare read',
        is: slowest / bare,
        limit: { atMost: 4 },
        unit: '',
      },
      { what: 'p99 of the slowest page', is: slowest, limit: { atMost: 20 }, unit: 'ms' },
    ],
  }
}

/** Returns the API's cursor (storefront-orders/cursor.ts) after this many open orders of the storefront, newest first. */
async function cursorAfter(database: pg.Client, offset: number): Promise<string> {
  const { rows } = await database.query<{ position: [string, string] }>(
    `select array[(extract(epoch from created_at) * 1000000)::bigint::text, id::text] as position
     from orders
     where storefront_id = 'maison-vale' and status <> 'awaiting_payment' and not is_past
     order by created_at desc, id desc offset $1 limit 1`,
    [Math.floor(offset)],
  )
  return Buffer.from(JSON.stringify(only(rows).position)).toString('base64url')
}

async function someOrder(
  database: pg.Client,
): Promise<{ number: string; name: string; email: string }> {
  const { rows } = await database.query<{ number: string; name: string; email: string }>(
    `select collection_ref as number, customer_name as name, email from orders
     where storefront_id = 'maison-vale' and status = 'in_progress' and email like 'person%'
     order by created_at offset 1000 limit 1`,
  )
  return only(rows)
}

function only<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('There are not enough orders; raise --orders')
  return row
}
