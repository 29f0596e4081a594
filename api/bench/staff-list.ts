/**
 * Measures how long a page of the staff's order list takes among 1,000,000 orders: first, deep and last page, with
 * each filter and search. Usage: API_URL=... DATABASE_URL=... node bench/staff-list.ts [orders]. Adds the orders and
 * prints one line of JSON.
 */
import pg from 'pg'
import { writeCursor } from '#src/modules/storefront-orders/cursor.ts'
import { addOrders } from './many-orders.ts'
import { latencyOf, type Latency } from './fixed-rate.ts'
import { createVisitor } from './visitor.ts'

const { API_URL = 'http://127.0.0.1:3100', DATABASE_URL } = process.env
const count = Number(process.argv[2] ?? 1_000_000)
/** Enough for a meaningful 99th percentile. */
const asked = 500
/** As the edge names the site. */
const SITE = { 'x-forwarded-host': 'maison.localhost:3000' }

const database = new pg.Client({ connectionString: DATABASE_URL })
await database.connect()
await addOrders(database, count)

const staff = createVisitor(API_URL, SITE)
await staff.post('/storefront/token', {
  email: 'staff@maison.example',
  password: 'needle-and-thread',
})
const rows: Record<string, Latency> = {}
for (const [name, ask] of Object.entries(await questions())) rows[name] = await measure(ask)
console.log(JSON.stringify({ orders: count, pages: rows }))
process.exit(0)

type Ask = () => Promise<unknown>

async function questions(): Promise<Record<string, Ask>> {
  const deep = await cursorAfter(count / 8)
  const last = await cursorAfter(count / 4 - 60)
  const { number, name, email } = await someOrder()
  return {
    'first page': list('storefront_orders'),
    'a page in the middle': list('storefront_orders', `&cursor=${deep}`),
    'the last page': list('storefront_orders', `&cursor=${last}`),
    'past orders, first page': list('storefront_past_orders'),
    'one status': list('storefront_orders', '&status=in_progress'),
    'a rare status': list('storefront_orders', '&status=attention_required'),
    'one status, in the middle': list('storefront_orders', `&status=in_progress&cursor=${deep}`),
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
}

function list(call: string, filter = ''): Ask {
  return () => staff.get(`/storefront/${call}?limit=50${filter}`)
}

function find(search: string, filter: object = {}): Ask {
  return () =>
    staff.post('/storefront/search_orders', { list: 'current', search, limit: 50, ...filter })
}

async function measure(ask: Ask): Promise<Latency> {
  const times: number[] = []
  for (let index = 0; index < asked + 10; index += 1) {
    const start = performance.now()
    await ask()
    if (index >= 10) times.push(performance.now() - start)
  }
  return latencyOf(times)
}

/** Returns a cursor as the API writes it, after that many of the storefront's open orders, newest first. */
async function cursorAfter(offset: number): Promise<string> {
  const { rows } = await database.query<{ position: string; id: string }>(
    `select (extract(epoch from created_at) * 1000000)::bigint::text as position, id from orders
     where storefront_id = 'maison-vale' and status <> 'awaiting_payment' and not is_past
     order by created_at desc, id desc offset $1 limit 1`,
    [Math.floor(offset)],
  )
  const [row] = rows
  if (!row) throw new Error('There are not enough orders')
  return writeCursor([row.position, row.id])
}

async function someOrder(): Promise<{ number: string; name: string; email: string }> {
  const { rows } = await database.query<{ number: string; name: string; email: string }>(
    `select collection_ref as number, customer_name as name, email from orders
     where storefront_id = 'maison-vale' and status = 'in_progress' and email like 'person%'
     order by created_at offset 1000 limit 1`,
  )
  const [row] = rows
  if (!row) throw new Error('There are no orders')
  return row
}
