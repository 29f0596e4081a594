import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Basket } from '@darnley/contract/basket'
import type { OrderDetails } from '@darnley/contract/orders'
import type { Erasure, PersonalData } from '@darnley/contract/personal-data'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RETENTION } from '#src/modules/personal-data/retention.ts'
import { someJeans } from './support/booking.ts'
import { connect, sell } from './support/shopify.ts'
import { IN_STORE, signIn } from './support/staff.ts'
import { type Answer, visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

const run = promisify(execFile)

let environment: TestEnvironment
let maison: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { CLEAN_UP_EVERY_MS: '100' } })
  maison = await signIn(environment, 'maison')
  await connect(environment)
})
afterAll(() => environment.stop())

const newEmail = (): string => `person.${crypto.randomUUID().slice(0, 8)}@example.com`

interface Ended {
  code: number
  out: string
  err: string
}

function command(...args: string[]): Promise<Ended> {
  const { ERASURES_DIR = '' } = environment.env
  return commandWith({ ERASURES_DIR }, ...args)
}

async function commandWith(settings: Record<string, string>, ...args: string[]): Promise<Ended> {
  const script = join(import.meta.dirname, '../src/commands/personal-data.ts')
  const { DATABASE_URL } = environment.env
  const env = { ...process.env, DATABASE_URL, ...settings }
  return run(process.execPath, [script, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      out: stdout,
      err: stderr,
    }),
  )
}

/** Requests a link and returns its token from the mail. */
async function linkOf(email: string): Promise<string> {
  const body = { email: email.toUpperCase() }
  const response = await visit(environment.apiUrl).post('/public/personal_data_request', {
    body,
  })
  expect(response.status).toBe(204)
  const token = async (): Promise<string | undefined> => {
    const mails = await environment.mailbox.mailsTo(email, 0)
    const texts = mails.map(({ text }) => /your-data#token=([\w-]{43})/.exec(text)?.[1])
    return texts.find((found) => found !== undefined)
  }
  await expect.poll(token).toBeDefined()
  return (await token()) ?? ''
}

const follow = <Body>(token: string, call: 'export' | 'erasure'): Promise<Answer<Body>> =>
  visit(environment.apiUrl).post(`/public/personal_data_${call}`, { body: { token } })

async function order(visitor: Visitor, change: object): Promise<string> {
  await visitor.fill([await someJeans()])
  const placed = await visitor.checkOut(change)
  expect(placed.status).toBe(200)
  return placed.body.order_id_token
}

/** Creates one record of each kind with personal data. */
async function liveHere(email: string): Promise<{ shopOrder: string }> {
  const visitor = visit(environment.apiUrl)
  await order(visitor, { email: email.toUpperCase() })
  const shopOrder = await order(maison, { ...IN_STORE, email })
  const left = visit(environment.apiUrl)
  await left.fill([await someJeans()])
  await left.post('/public/abandoned_basket', { body: { email } })
  await sell(environment, email)
  const enquiry = { name: 'Amara Osei', email, message: 'Do you mend kites?' }
  expect((await visitor.post('/public/contact_us', { body: enquiry })).status).toBe(200)
  await environment.query(
    `insert into customer_accounts (email, name, password_hash) values ($1, 'Amara Osei', 'x')`,
    [email],
  )
  await environment.query(
    `insert into customer_registrations (email, name, password_hash, expires_at)
     values ($1, 'Amara Osei', 'x', now() + interval '1 day')`,
    [email],
  )
  return { shopOrder }
}

/** Returns the tables and rows that contain a text. */
async function rowsWith(text: string): Promise<string[]> {
  const tables = await environment.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await environment.query(
        `select 1 from "${name}" as each where each::text ilike '%' || $1 || '%'`,
        [text],
      )
      return rows.length > 0 ? [name] : []
    }),
  )
  return found.flat()
}

describe('personal data', () => {
  it('[X9] [S32] is exported from every table by a mailed link', async () => {
    const email = newEmail()
    await liveHere(email)
    const { body } = await follow<PersonalData>(await linkOf(email), 'export')
    expect(body.orders).toMatchObject([
      { status: 'awaiting_payment', customer_name: 'Amara Osei' },
      { status: 'awaiting_store_dropoff', history: [{ status: 'awaiting_store_dropoff' }] },
    ])
    expect(body).toMatchObject({
      email,
      abandoned_baskets: [{ items: [{ item: { name: 'Jeans' } }] }],
      enquiries: [{ content: { message: 'Do you mend kites?' } }],
      account: { name: 'Amara Osei' },
      shop_orders: [{ customer_name: 'Inès Vale', items: ['Wool coat'] }],
    })
    expect(body.messages.length).toBeGreaterThan(0)
  })

  it('[X9] [S32] is erased from every table, and from open orders once they are closed', async () => {
    const [email, neighbour] = [newEmail(), newEmail()]
    const { shopOrder } = await liveHere(email)
    await liveHere(neighbour)
    const others = await rowsWith(neighbour)
    const token = await linkOf(email)

    expect((await follow<Erasure>(token, 'erasure')).body).toEqual({
      orders: 0,
      kept_until_finished: 2,
      baskets: 2,
      abandoned_baskets: 1,
      enquiries: 1,
      accounts: 1,
      shop_orders: 1,
      conversations: 1,
    })
    expect((await rowsWith(email)).toSorted()).toEqual(['orders', 'personal_data_links'])
    await close(shopOrder)
    await environment.query(`update orders set status = 'cancelled' where lower(email) = $1`, [
      email,
    ])
    const again = await follow<Erasure>(token, 'erasure')
    expect(again.body).toMatchObject({ orders: 1, kept_until_finished: 0 })
    expect(await rowsWith(email)).toEqual(['personal_data_links'])
    expect(await rowsWith(neighbour)).toEqual(others)
  })

  it('[X9] is not available through an expired link or for an address without data', async () => {
    const [email, stranger] = [newEmail(), newEmail()]
    await liveHere(email)
    const ask = (address: string): Promise<Answer<unknown>> =>
      visit(environment.apiUrl).post('/public/personal_data_request', {
        body: { email: address },
      })
    expect((await ask(stranger)).status).toBe(204)
    const token = await linkOf(email)
    await environment.query('update personal_data_links set expires_at = now()')
    expect((await follow(token, 'export')).status).toBe(404)
    expect((await follow('A'.repeat(43), 'erasure')).status).toBe(404)
    const waiting = `select 1 from outbox where template = 'personal-data-link' and sent_at is null`
    await expect.poll(() => environment.query(waiting)).toEqual([])
    expect(await environment.mailbox.mailsTo(stranger, 0)).toEqual([])
  })

  it('[X9] [S31] can be requested at most three times a day', async () => {
    const email = newEmail()
    const ask = async (): Promise<number> =>
      (
        await visit(environment.apiUrl).post('/public/personal_data_request', {
          body: { email },
        })
      ).status
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([204, 204, 204, 429])
  })

  it('[X9] can be exported and erased by a command', async () => {
    const email = newEmail()
    await liveHere(email)
    expect(await command('erase', 'not-an-address')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Usage:'),
    })
    const shown = JSON.parse((await command('export', email)).out) as PersonalData
    expect(shown.orders).toHaveLength(2)
    const unrecorded = await commandWith({}, 'erase', email)
    expect([unrecorded.code, unrecorded.err]).toEqual([2, expect.stringContaining('ERASURES_DIR')])
    const gone = JSON.parse((await command('erase', email)).out) as Erasure
    expect(gone).toMatchObject({ accounts: 1, kept_until_finished: 2 })
  })
})

async function close(token: string): Promise<void> {
  const found = await maison.get<OrderDetails>(
    `/storefront/order_details_by_token?order_id_token=${token}`,
  )
  const change = `order_id=${found.body._id}&order_status=cancelled`
  expect((await maison.post(`/storefront/update_order_status?${change}`)).status).toBe(200)
}

describe('the nightly clean-up', () => {
  it('[X9] has a retention period for every table', async () => {
    const tables = await environment.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(RETENTION).toSorted())
  })

  it('[X9] deletes rows past their period and keeps newer ones', async () => {
    const [old, young] = [newEmail(), newEmail()]
    const visitors = [visit(environment.apiUrl), visit(environment.apiUrl)] as const
    for (const [index, email] of [old, young].entries()) {
      await liveHere(email)
      await visitors[index]?.fill([await someJeans()])
    }
    await environment.query(`update orders set status = 'cancelled' where lower(email) = any($1)`, [
      [old, young],
    ])
    await makeOlder(old)
    const [oldVisitor, youngVisitor] = visitors
    await ageBasketOf(oldVisitor)
    await environment.query(`delete from settings where key = 'cleaned-up-on'`)

    await expect.poll(() => rowsWith(old)).toEqual(['customer_accounts'])
    expect((await rowsWith(young)).toSorted()).toEqual(
      [
        'abandoned_baskets',
        'conversations',
        'customer_accounts',
        'customer_registrations',
        'enquiries',
        'orders',
        'shopify_orders',
      ].toSorted(),
    )
    expect((await oldVisitor.get<Basket>('/public/get_basket')).body.basket).toEqual([])
    expect((await youngVisitor.get<Basket>('/public/get_basket')).body.basket).toHaveLength(1)
  })

  it('[X9] runs once a day, in one of the processes', async () => {
    const claim = 'select value from settings where key = $1'
    await expect.poll(() => environment.query(claim, ['cleaned-up-on'])).toHaveLength(1)
    const visitor = visit(environment.apiUrl)
    await visitor.fill([await someJeans()])
    await ageBasketOf(visitor)
    await environment.query(`delete from settings where key = 'cleaned-up-on'`)
    const basket = async (): Promise<number> =>
      (await visitor.get<Basket>('/public/get_basket')).body.basket.length
    await expect.poll(basket).toBe(0)
  })
})

/** Ages every record of a person by three years, orders by eight. */
async function makeOlder(email: string): Promise<void> {
  const back = [
    `update orders set updated_at = now() - interval '8 years' where lower(email) = $1`,
    `update abandoned_baskets set created_at = now() - interval '3 years' where email = $1`,
    `update enquiries set created_at = now() - interval '3 years' where content->>'email' = $1`,
    `update conversations set last_message_at = now() - interval '3 years' where lower(email) = $1`,
    `update customer_registrations set expires_at = now() - interval '2 days' where email = $1`,
    `update shopify_orders set created_at = now() - interval '3 years' where email = $1`,
  ]
  for (const statement of back) await environment.query(statement, [email])
}

/** Ages the basket that a visitor wrote last. */
async function ageBasketOf(visitor: Visitor): Promise<void> {
  const { basket } = (await visitor.get<Basket>('/public/get_basket')).body
  await environment.query(
    `update baskets set updated_at = now() - interval '91 days' where entries->0->>'id' = $1`,
    [basket[0]?.id],
  )
}
