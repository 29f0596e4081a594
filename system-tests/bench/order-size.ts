import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { bookingOf } from '@darnley/testing/booking'
import { runFlow } from './flow.ts'
import type { Bench } from './system.ts'
import { table } from './table.ts'

const CLIENTS = 8
const ORDERS = 2000
/** Tables below this many bytes an order are added up. */
const LISTED_FROM = 50

interface Size {
  readonly name: string
  readonly rows: number
  /** With what PostgreSQL stores apart of long values. */
  readonly data: number
  readonly indexes: number
}

/** How many bytes a paid order of two garments adds to the api's database and to its log, before the workshop's work. */
export const measureOrderSize: Bench = async ({ apiUrl, contentUrl, apiDatabaseUrl }) => {
  const database = new pg.Client({ connectionString: apiDatabaseUrl })
  await database.connect()
  const entry = await bookingOf(contentUrl)
  const before = await sizes(database)
  const start = await logPosition(database)
  await placeOrders(() => runFlow({ apiUrl, entry }))
  await untilDone(database)
  const log = (await logPosition(database)) - start
  const after = await sizes(database)
  await database.end()
  const grown = after.map((size) => less(size, before))
  const listed = grown.filter(({ data, indexes }) => data + indexes >= LISTED_FROM)
  const others = grown.filter((size) => !listed.includes(size))
  const rows = [...listed, sum('all others', others), sum('all', grown)]
  return `## What an order takes

${ORDERS} paid orders of two garments each, by the same nine calls, with e-mails and entries in the books; bytes for each order, in tables that are packed anew. What the workshop writes later (garments, tasks, history) is not in it, photos are files.

${table(
  ['table', 'rows', 'data, bytes', 'indexes, bytes', 'together'],
  rows.map(({ name, rows, data, indexes }) => [
    `\`${name}\``,
    Number(rows.toFixed(2)),
    Math.round(data),
    Math.round(indexes),
    Math.round(data + indexes),
  ]),
)}

PostgreSQL's log grew by ${Math.round(log / ORDERS / 1000)} kB an order, with full pages after each checkpoint: what a replica gets and an archive keeps.`
}

/** Packs all tables. Returns the size of each for one order. */
async function sizes(database: pg.Client): Promise<Size[]> {
  await database.query('vacuum full')
  await database.query('analyze')
  const { rows } = await database.query<Size>(
    `select relname as name, reltuples / $1::float8 as rows,
       (pg_table_size(oid) / $1::float8) as data, (pg_indexes_size(oid) / $1::float8) as indexes
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     order by pg_total_relation_size(oid) desc`,
    [ORDERS],
  )
  return rows
}

function less(size: Size, before: readonly Size[]): Size {
  const former = before.find(({ name }) => name === size.name)
  return {
    name: size.name,
    rows: Math.max(0, size.rows) - Math.max(0, former?.rows ?? 0),
    data: size.data - (former?.data ?? 0),
    indexes: size.indexes - (former?.indexes ?? 0),
  }
}

function sum(name: string, all: readonly Size[]): Size {
  const add = (key: 'rows' | 'data' | 'indexes'): number =>
    all.reduce((total, size) => total + size[key], 0)
  return { name, rows: add('rows'), data: add('data'), indexes: add('indexes') }
}

async function placeOrders(flow: () => Promise<void>): Promise<void> {
  let left = ORDERS
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      await flow()
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
}

/** Waits until mails are sent, but for those of a later hour, and the books have every order. */
async function untilDone(database: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await database.query<{ left: number }>(
      `select (select count(*) from outbox where sent_at is null
           and (attempts > 0 or next_attempt_at <= now()))::int
         + (select count(*) from orders where paid_at is not null
             and not exists (select from ledger_entries entry where entry.id = orders.id))::int as left`,
    )
    if (rows[0]?.left === 0) return
    await sleep(1000)
  }
}

async function logPosition(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ at: string }>(
    `select (pg_current_wal_lsn() - '0/0')::text as at`,
  )
  return Number(rows[0]?.at ?? 0)
}
