import type { DeskPage } from '@darnley/contract/workshop-desk'
import pg from 'pg'
import { bareRead } from './bare-read.ts'
import { addOrders } from './many-orders.ts'
import { inTurn } from './load.ts'
import type { Bench } from './system.ts'
import { table } from './table.ts'
import { createVisitor } from './visitor.ts'

/** How the edge names the site to the API. */
const SITE = { 'x-forwarded-host': 'workshop.localhost:3000' }

/** Orders of a page. */
const SIZE = 25

/** Orders of a board: eight of each of its eight stages. */
const BOARD_SIZE = 64

/** How long a page of the workshop's desk takes among a million orders, beside the bare read of an index. */
export const measureDesk: Bench = async ({ apiUrl, apiDatabaseUrl, orders }) => {
  const database = new pg.Client({ connectionString: apiDatabaseUrl })
  await database.connect()
  await addOrders(database, orders)
  const staff = createVisitor(apiUrl, { standing: SITE })
  const account = { email: 'tailor@darnley.example', password: 'needle-and-thread' }
  await staff.post('/storefront/token', account)
  const { tailors } = await staff.get<{ tailors: { id: string; name: string }[] }>(
    '/workshop/colleagues',
  )
  const tailor = tailors[0]?.id ?? ''
  const list =
    (filter = '') =>
    (): Promise<unknown> =>
      staff.get(`/workshop/desk?view=list&limit=${SIZE}${filter}`)
  const find = (text: string) => (): Promise<unknown> =>
    staff.post('/workshop/find', { text, limit: SIZE })
  const deep = await cursorAfter(staff.get, 40)
  const number = `BN-${1_000_000 + Math.floor(orders / 2)}`
  const pages = {
    'a bare read of an index': () => database.query(bareRead(SIZE)),
    [`a bare read of ${BOARD_SIZE}`]: () => database.query(bareRead(BOARD_SIZE)),
    'the board': () => staff.get('/workshop/desk'),
    'the list': list(),
    'the list, 1,000 orders on': list(`&cursor=${deep}`),
    'one stage': list('&stage=coming'),
    late: list('&part=late'),
    'due today': list('&part=today'),
    express: list('&part=express'),
    'without a tailor': list('&part=no_tailor'),
    'one way': list('&way=dpd'),
    'one shop': list('&shop=maison-vale'),
    'one shop, one stage': list('&shop=maison-vale&stage=in_work'),
    'one tailor': list(`&tailor=${tailor}`),
    'one tailor, late': list(`&tailor=${tailor}&part=late`),
    'an order by its number': find(number),
    'a frequent first name': find('amara'),
    'an unknown name': find('zzzz'),
  }
  const measured = await inTurn(pages, { warmUp: 20, count: 500 })
  const [bare, bareBoard] = measured.map(([, { p99Ms }]) => p99Ms)
  const rows = measured.map(([title, { p50Ms, p99Ms }]) => {
    const floor = title.includes('board') || title.includes(String(BOARD_SIZE)) ? bareBoard : bare
    return [title, p50Ms, p99Ms, p99Ms / (floor ?? Number.NaN)] as const
  })
  const pageRows = rows.slice(2)
  const slowest = Math.max(...pageRows.map(([, , p99]) => p99))
  const most = Math.max(...pageRows.map(([, , , ratio]) => ratio))
  return {
    section: `## The desk among ${orders.toLocaleString('en')} orders

Pages of ${SIZE} orders, seven tenths of which are open, requested one of each kind in turn. The board shows ${BOARD_SIZE} orders and is set beside the bare read of as many.

${table(['page', 'p50, ms', 'p99, ms', 'p99 / bare read'], rows)}`,
    targets: [
      {
        what: 'p99 of a page, as a multiple of the bare read of as many orders',
        is: most,
        limit: { atMost: 4 },
        unit: '',
      },
      { what: 'p99 of the slowest page', is: slowest, limit: { atMost: 20 }, unit: 'ms' },
    ],
  }
}

/** Returns the cursor after this many pages of the list. */
async function cursorAfter(
  get: <Body>(path: string) => Promise<Body>,
  pages: number,
): Promise<string> {
  let cursor = ''
  for (let page = 0; page < pages; page += 1) {
    const path = `/workshop/desk?view=list&limit=${SIZE}${cursor && `&cursor=${cursor}`}`
    const { next_cursor: next } = await get<DeskPage>(path)
    if (next === null) throw new Error('There are not enough orders; raise --orders')
    cursor = next
  }
  return cursor
}
