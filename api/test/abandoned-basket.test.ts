import type { Basket } from '@darnley/contract/basket'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { type Answer, placesOf, visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { ABANDONED_BASKET_AFTER_MS: '2500' } })
})
afterAll(() => environment.stop())

const PATH = '/public/abandoned_basket'
const someEmail = (): string => `lost.${crypto.randomUUID()}@example.com`

async function visitorWithJeans(): Promise<Visitor> {
  const visitor = visit(environment.apiUrl)
  await visitor.fill([await someJeans()])
  return visitor
}

const abandon = (visitor: Visitor, email: string): Promise<Answer<{ id: string }>> =>
  visitor.post(PATH, { body: { email } })

const read = (visitor: Visitor, id: string): Promise<Answer<Basket>> =>
  visitor.get(`${PATH}?id=${id}`)

const basketOf = async (visitor: Visitor): Promise<Basket> =>
  (await visitor.get<Basket>('/public/get_basket')).body

describe('an abandoned basket', () => {
  it('[X15] is mailed after the delay with a link that shows it on another device without adding anything', async () => {
    const visitor = await visitorWithJeans()
    const email = someEmail()
    await abandon(visitor, email)
    const [mail] = await environment.mailbox.mailsTo(email, 1)
    expect(mail?.subject).toBe('Your Darnley basket is waiting for you')
    const id = /\/basket\?restore=([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? ''
    const other = visit(environment.apiUrl)
    const own = await someJeans()
    await other.fill([own])
    const { basket } = await basketOf(visitor)
    expect((await read(other, id)).body.basket).toEqual(basket)
    expect((await basketOf(other)).basket.map((entry) => entry.id)).toEqual([own.id])
    expect((await basketOf(visitor)).basket).toEqual(basket)
  })

  it('is mailed once, to the last address given', async () => {
    const visitor = await visitorWithJeans()
    const [wrong, right] = [someEmail(), someEmail()]
    const first = await abandon(visitor, wrong)
    expect((await abandon(visitor, right)).body).toEqual(first.body)
    expect(await environment.mailbox.mailsTo(right, 1)).toHaveLength(1)
    const sent = await environment.query<{ type: string }>(
      `select notification_type as type from outbox where payload->>'abandonedBasketId' = $1`,
      [first.body.id],
    )
    expect(sent).toEqual([{ type: 'something_else' }])
    expect(await environment.mailbox.mailsTo(wrong, 0)).toEqual([])
  })

  it('[X8] [S31] sends no text written by its visitor', async () => {
    const visitor = visit(environment.apiUrl)
    const jeans = await someJeans()
    await visitor.fill([{ ...jeans, itemDescription: 'See evil.example now' }])
    const email = someEmail()
    await abandon(visitor, email)
    const [mail] = await environment.mailbox.mailsTo(email, 1)
    expect(mail?.text).toContain(jeans.item.name)
    expect(JSON.stringify(mail)).not.toContain('evil.example')
  })

  it('[X8] is mailed at most twice a day to one address, whatever the number of baskets', async () => {
    const email = someEmail()
    const ids: string[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const { status, body } = await abandon(await visitorWithJeans(), email)
      expect(status).toBe(200)
      ids.push(body.id)
    }
    await decided(ids.slice(0, 2))
    const queued = await environment.query(
      `select 1 from outbox where payload->>'abandonedBasketId' = any($1)`,
      [ids],
    )
    expect(queued).toHaveLength(2)
    expect(await environment.mailbox.mailsTo(email, 2)).toHaveLength(2)
  })

  it('[X8] is mailed once, even when it is abandoned again on another day', async () => {
    const visitor = await visitorWithJeans()
    const email = someEmail()
    const { id } = (await abandon(visitor, email)).body
    await decided([id])
    await environment.query(
      `update abandoned_baskets set created_at = created_at - interval '9 days' where id = $1`,
      [id],
    )
    expect((await abandon(visitor, someEmail())).body.id).toBe(id)
    const sent = await environment.query(
      `select 1 from outbox where payload->>'abandonedBasketId' = $1`,
      [id],
    )
    expect(sent).toHaveLength(1)
  })

  it('is not mailed once ordered or emptied, and its link does not show what was ordered', async () => {
    const [buyer, remover] = [await visitorWithJeans(), await visitorWithJeans()]
    const [bought, removed] = [someEmail(), someEmail()]
    const { id } = (await abandon(buyer, bought)).body
    const needless = (await abandon(remover, removed)).body.id
    const providers = { collection_provider: 'WFLondon', dropoff_provider: 'WFLondon' } as const
    const placed = await buyer.checkOut({ ...providers, coupon_code: 'FREE100' })
    expect(placed.body.free_order).toBe(true)
    await remover.post('/public/clear_basket')
    await decided([id, needless])
    expect(await environment.mailbox.mailsTo(bought, 0)).toEqual([])
    expect(await environment.mailbox.mailsTo(removed, 0)).toEqual([])
    expect((await read(visit(environment.apiUrl), id)).body.basket).toEqual([])
  })

  it('requires an entry, an address, and the customers’ site', async () => {
    const visitor = await visitorWithJeans()
    expect(placesOf(await abandon(visitor, 'nobody'))).toEqual(['body.email'])
    expect((await abandon(visit(environment.apiUrl), someEmail())).status).toBe(409)
    const staff = visit(environment.apiUrl, { 'x-forwarded-host': 'maison.localhost' })
    expect((await abandon(staff, someEmail())).status).toBe(403)
  })

  it('requires its id', async () => {
    const visitor = await visitorWithJeans()
    await abandon(visitor, someEmail())
    const stranger = visit(environment.apiUrl)
    expect((await read(stranger, 'A'.repeat(43))).status).toBe(404)
    expect(placesOf(await stranger.get(PATH))).toEqual(['query.id'])
    expect((await basketOf(stranger)).version).toBe(0)
  })
})

/** Waits until these reminders were sent or skipped. */
async function decided(ids: string[]): Promise<void> {
  const count = (): Promise<object[]> =>
    environment.query(
      `select 1 from outbox where payload->>'abandonedBasketId' = any($1) and sent_at is not null`,
      [ids],
    )
  await expect.poll(count).toHaveLength(ids.length)
}
