import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Basket } from '@darnley/contract/basket'
import type { OrderDetails } from '@darnley/contract/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateDatabase } from '#src/db/migrate.ts'
import { makeToken } from '#src/lib/tokens.ts'
import { someJeans } from './support/booking.ts'
import { type ServerProcess, startServer } from './support/process.ts'
import { signIn } from './support/staff.ts'
import { visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

const migrations = join(import.meta.dirname, '../src/db/migrations')

interface Written {
  /** Cookie of a visitor with a filled basket and an unpaid order. */
  readonly cookie: string
  /** Token of another visitor's order, which is paid and waits at a drop-off point. */
  readonly token: string
}

let environment: TestEnvironment
let api: ServerProcess
const written: Written[] = []

beforeAll(async () => {
  environment = await startTestEnvironment({ api: 'none' })
  const url = environment.env['DATABASE_OWNER_URL'] ?? ''
  await migrateToFirstRelease(url)
  written.push(await writeAsFirstRelease('DN-1'))
  await migrateDatabase(url)
  // The old code continues for a while in parallel.
  written.push(await writeAsFirstRelease('DN-2'))
  api = await startServer({
    workspace: 'api',
    port: Number(environment.env['PORT']),
    env: environment.env,
  })
})
afterAll(async () => {
  await api.stop()
  await environment.stop()
})

/** Applies only the first migration, from a copy of the folder. */
async function migrateToFirstRelease(url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'first-release-'))
  cpSync(migrations, folder, { recursive: true })
  const journalFile = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: unknown[] }
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await migrate(drizzle(client), { migrationsFolder: folder })
  await client.end()
  rmSync(folder, { recursive: true })
}

/** Runs the statements of the release that had only the first migration. */
async function writeAsFirstRelease(number: string): Promise<Written> {
  const [cookie, token] = [makeToken(), makeToken()]
  const entries = JSON.stringify([await someJeans()])
  const basketId = createHash('sha256').update(cookie).digest('base64url')
  await environment.query(
    'insert into baskets (id, storefront_domain, version, entries) values ($1, null, 1, $2)',
    [basketId, entries],
  )
  const insert = `insert into orders (id, token, collection_ref, status, basket_id, basket_version,
      customer_name, email, phone, address, collection_provider, dropoff_provider, express,
      origin_system, entries, rate, subtotal, shipping, total, intent_amount, reconcile_at, paid_at)
    values (gen_random_uuid(), $1, $2, $3, $4, 1, 'Amara Osei', 'amara@example.com', '+447700900123',
      '{"full_name":"Amara Osei","line1":"14 Weavers Row","line2":"","city":"Leeds","postcode":"LS1 4AB"}',
      'WFLondon', 'RMTracked24', false, 'd2c-web', $5, '1', 1000, 395, 1395, 1395,
      now() + interval '1 minute', $6) returning id`
  await environment.query(insert, [
    makeToken(),
    `${number}1`,
    'awaiting_payment',
    basketId,
    entries,
    null,
  ])
  const [order] = await environment.query<{ id: string }>(insert, [
    ...[token, `${number}2`, 'awaiting_store_dropoff', makeToken(), entries, new Date()],
  ])
  await environment.query(
    `insert into order_status_changes (order_id, "from", "to", actor)
     values ($1, 'awaiting_payment', 'awaiting_store_dropoff', 'payment-provider')`,
    [order?.id],
  )
  await environment.query(
    `insert into outbox (key, notification_type, template, payload)
     values ($1, 'order_status_update', 'order-confirmation', $2)`,
    [`order-confirmation:${order?.id}`, JSON.stringify({ orderId: order?.id })],
  )
  return { cookie, token }
}

function visitorWith(cookie: string): Visitor {
  const visitor = visit(environment.apiUrl)
  visitor.cookies.set('basket', cookie)
  return visitor
}

describe('[F42] the new code with data of the first release, written before and after the migrations', () => {
  it('shows its orders to customers and staff', async () => {
    const staff = await signIn(environment, 'maison')
    for (const { token } of written) {
      const path = `order_id_token=${token}`
      const { body } = await visit(environment.apiUrl).get<OrderDetails>(
        `/public/order_details?${path}`,
      )
      expect(body).toMatchObject({ status: 'awaiting_store_dropoff', total_price: 1395 })
      const scanned = await staff.get(`/storefront/order_details_by_token?${path}`)
      expect(scanned.body).toMatchObject({ _id: body._id, customer_name: 'Amara Osei' })
    }
    const list = await staff.post<{ orders: unknown[] }>('/storefront/search_orders', {
      body: { list: 'current', search: 'amara' },
    })
    expect(list.body.orders).toHaveLength(written.length)
  })

  it('continues its baskets and unpaid orders up to the payment', async () => {
    for (const { cookie } of written) {
      const visitor = visitorWith(cookie)
      expect((await visitor.get<Basket>('/public/get_basket')).body.basket).toHaveLength(1)
      const { status, body } = await visitor.checkOut()
      expect(status).toBe(200)
      const [intent = ''] = body.client_secret?.split('_secret_') ?? []
      await environment.stripe.paymentIntents.confirm(intent, {
        payment_method: 'pm_card_visa',
      })
      const path = `/public/validate_order_paid?order_id_token=${body.order_id_token}`
      expect((await visitor.get(path)).body).toEqual({ state: 'paid' })
    }
  })

  it('sends its queued mails', async () => {
    const mails = await environment.mailbox.mailsTo('amara@example.com', written.length)
    expect(mails).toHaveLength(written.length)
  })
})

/** Statements that break code from before the migration. */
const BREAKS_OLD_CODE = [
  /\bdrop\s+(table|column|sequence|type|view)\b/i,
  /\brename\b/i,
  /\bset\s+not\s+null\b/i,
  /\bset\s+data\s+type\b/i,
  /\badd\s+column\s+"\w+"\s+(?!.*\bgenerated\b)(?!.*\bdefault\b).*\bnot\s+null\b/i,
]

/** Whether a statement drops only tables that it found empty, as in a new database, which no code has used. */
function dropsOnlyEmpty(text: string): boolean {
  const [, dropped = ''] = /\bdrop table (.+);/i.exec(text) ?? []
  const tables = dropped.split(', ')
  return tables.every((table) => text.includes(`NOT EXISTS (SELECT FROM ${table})`))
}

describe('each migration', () => {
  const [, ...later] = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()

  it.each(later)('[F42] %s only adds, so that code which is running goes on', (name) => {
    const statements = readFileSync(join(migrations, name), 'utf8').split(
      '--> statement-breakpoint',
    )
    const breaking = statements.filter(
      (text) => BREAKS_OLD_CODE.some((rule) => rule.test(text)) && !dropsOnlyEmpty(text),
    )
    expect(breaking).toEqual([])
  })
})
