import { randomUUID } from 'node:crypto'
import type { MoneyConflict, OrderMoney } from '@darnley/contract/workshop-money'
import type { OrderPrices } from '@darnley/contract/price-proposals'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { httpProxy, type HttpProxy } from './support/fault-proxy.ts'
import {
  change,
  moneyOf,
  type PaidOrder,
  placePaidOrder,
  refundedAtProvider,
} from './support/paid-order.ts'
import { IN_STORE, signIn, signInToWorkshop } from './support/staff.ts'
import {
  startTestEnvironment,
  type TestEnvironment,
  WEBHOOK_SECRET,
} from './support/test-environment.ts'
import { placesOf, visit, type Visitor } from './support/visitor.ts'

let proxy: HttpProxy
let environment: TestEnvironment
let manager: Visitor

beforeAll(async () => {
  proxy = await httpProxy(() => environment.sandboxUrl)
  environment = await startTestEnvironment({
    env: { SANDBOX_URL: proxy.url, RECONCILE_EVERY_MS: '200' },
  })
  manager = await signInToWorkshop(environment, 'manager')
})
afterEach(() => void (proxy.mode = 'works'))
afterAll(async () => {
  await environment.stop()
  proxy.stop()
})

const place = (wanted = {}): Promise<PaidOrder> => placePaidOrder(environment, wanted)

const refund = (order: PaidOrder, body: object): ReturnType<typeof change<OrderMoney>> =>
  change(manager, order, {
    action: 'refunds',
    body: { key: randomUUID(), reason: 'The courier came a day late', ...body },
  })

const cancel = (order: PaidOrder, body: object): ReturnType<typeof change<OrderMoney>> =>
  change(manager, order, {
    action: 'cancel',
    body: { key: randomUUID(), reason: 'You asked us to', ...body },
  })

const atProvider = ({ intent }: PaidOrder): Promise<number[]> =>
  refundedAtProvider(environment, intent)

const proofOf = async (order: PaidOrder): Promise<OrderMoney['proof']> =>
  (await moneyOf(manager, order)).proof

async function until(order: PaidOrder, state: string): Promise<void> {
  const states = async (): Promise<string[]> =>
    (await moneyOf(manager, order)).refunds.map((one) => one.state)
  await expect.poll(states).toEqual([state])
}

describe('the money of an order', () => {
  it('has rows that add up, and is seen by managers alone', async () => {
    const order = await place({
      garments: 2,
      checkout: { express: true, coupon_code: 'WELCOME10' },
    })
    const money = await moneyOf(manager, order)
    const { lines, extras, discount, proof, services } = money
    const add = (amounts: number[]): number => amounts.reduce((all, one) => all + one, 0)
    expect(services).toBe(add(lines.map(({ price }) => price)))
    expect(add(lines.map(({ net }) => net))).toBe(services - (discount?.amount ?? 0))
    expect(extras.map(({ part, price }) => [part, price])).toEqual([
      ['collection', 395],
      ['way_back', 395],
      ['express', 1000],
    ])
    expect(proof.total).toBe(add(lines.map(({ net }) => net)) + 1790)
    expect(proof).toMatchObject({ paid: proof.total, held: proof.total, given_back: 0, owed: 0 })
    expect(money.events.map(({ kind }) => kind)).toEqual(['paid'])
    const tailor = await signInToWorkshop(environment, 'tailor')
    expect((await tailor.get(`/workshop/orders/${order.id}/money`)).status).toBe(403)
  })
})

describe('a refund', () => {
  it('[F56] goes back once by part, with a mail, history and no hold, however often it is pressed', async () => {
    const order = await place()
    const { version } = await moneyOf(manager, order)
    const body = { version, key: randomUUID(), what: { type: 'parts', parts: ['collection'] } }
    const answers = await Promise.all([1, 2, 3].map(() => refund(order, body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await until(order, 'done')
    expect(await atProvider(order)).toEqual([395])
    const money = await moneyOf(manager, order)
    expect(money.proof).toMatchObject({ given_back: 395, goodwill: 395, owed: 0 })
    expect(money.extras.find(({ part }) => part === 'collection')).toMatchObject({
      ...{ given_back: 395, refundable: 0 },
    })
    expect(money.events.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['refund_done', 'system'],
      ['refund_asked', 'Maggie Thorne'],
      ['paid', 'customer'],
    ])
    const mails = await environment.mailbox.mailsTo(order.email, 2)
    expect(mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^We have refunded £3\.95/),
    )
    // The provider's own event about it is not taken for another refund.
    expect(money.status).toBe('awaiting_pickup')
    const again = await refund(order, { what: { type: 'parts', parts: ['collection'] } })
    expect([again.status, placesOf(again)]).toEqual([422, ['body.what.parts.0']])
  })

  it('[I9] is never more than was captured, also by two managers at once', async () => {
    const order = await place()
    const { refundable, version } = await moneyOf(manager, order)
    const tooMuch = await refund(order, { what: { type: 'amount', amount: refundable + 1 } })
    expect([tooMuch.status, placesOf(tooMuch)]).toEqual([422, ['body.what.amount']])
    const other = await signInToWorkshop(environment, 'owner')
    const all = { type: 'all' }
    const send = (colleague: Visitor): ReturnType<typeof change<OrderMoney>> =>
      change(colleague, order, {
        action: 'refunds',
        body: { version, key: randomUUID(), what: all, reason: 'Gone wrong' },
      })
    const answers = await Promise.all([send(manager), send(other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const conflict = answers.find(({ status }) => status === 409)?.body as unknown as MoneyConflict
    expect(conflict.current.events[0]).toMatchObject({ kind: 'refund_asked', amount: refundable })
    await until(order, 'done')
    expect(await atProvider(order)).toEqual([refundable])
    expect((await refund(order, { what: all })).status).toBe(422)
  })

  it.each(['lost', 'broken', 'refused', 'cut'] as const)(
    '[F56] is made once when the provider is %s in the middle of it',
    async (mode) => {
      const order = await place()
      proxy.mode = mode
      expect((await refund(order, { what: { type: 'amount', amount: 100 } })).status).toBe(200)
      const attempts = (): Promise<{ attempts: number }[]> =>
        environment.query('select attempts from refunds where order_id = $1 and attempts > 0', [
          order.id,
        ])
      await expect.poll(attempts).not.toEqual([])
      const reported = (): Promise<unknown[]> =>
        environment.query('select 1 from refunds where order_id = $1 and last_error is not null', [
          order.id,
        ])
      await expect.poll(reported).toHaveLength(1)
      expect((await moneyOf(manager, order)).refunds[0]?.state).toBe('asked')
      proxy.mode = 'works'
      await environment.query('update refunds set next_attempt_at = now() where order_id = $1', [
        order.id,
      ])
      await until(order, 'done')
      expect(await atProvider(order)).toEqual([100])
    },
    60_000,
  )

  it('that the provider refuses has failed, and its money can be given back again', async () => {
    const order = await place()
    const { refundable } = await moneyOf(manager, order)
    // The provider's own staff were faster.
    await environment.stripe.refunds.create({ payment_intent: order.intent ?? '', amount: 200 })
    await expect.poll(async () => (await moneyOf(manager, order)).status).toBe('attention_required')
    await refund(order, { what: { type: 'all' } })
    await until(order, 'failed')
    const money = await moneyOf(manager, order)
    expect(money.refundable).toBe(refundable)
    expect(money.refunds[0]?.problem).toContain('greater than what is left')
    expect(money.events[0]).toMatchObject({ kind: 'refund_failed' })
  })

  it('that fails after it was made is held again', async () => {
    const order = await place()
    await refund(order, { what: { type: 'amount', amount: 300 } })
    await until(order, 'done')
    const [row] = (await moneyOf(manager, order)).refunds
    const object = { metadata: { refund_id: row?.id }, failure_reason: 'lost_or_stolen_card' }
    expect(await sendEvent('refund.failed', object)).toBe(200)
    expect((await moneyOf(manager, order)).refunds[0]).toMatchObject({
      ...{ state: 'failed', problem: 'lost_or_stolen_card' },
    })
    expect(await proofOf(order)).toMatchObject({ given_back: 0, owed: 0 })
  })

  it('of what was paid in a shop is a note for its till', async () => {
    const staff = await signIn(environment, 'maison')
    const order = await place({ visitor: staff, checkout: IN_STORE })
    const { body } = await refund(order, { what: { type: 'amount', amount: 250 } })
    expect(body.refunds).toMatchObject([{ by: 'till', state: 'done', amount: 250 }])
    const mails = await environment.mailbox.mailsTo(order.email, 2)
    expect(mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^You get £2\.50 back/),
    )
  })

  it('returns all faults at once, and refuses a key of another request', async () => {
    const order = await place()
    const faulty = await refund(order, { key: 'x', reason: ' ', what: { type: 'amount' } })
    expect(faulty.status).toBe(422)
    expect(placesOf(faulty)).toEqual(
      expect.arrayContaining(['body.key', 'body.reason', 'body.what.amount']),
    )
    const key = randomUUID()
    await refund(order, { key, what: { type: 'amount', amount: 1 } })
    for (const wanted of [
      { what: { type: 'amount', amount: 2 } },
      { what: { type: 'all' } },
      { what: { type: 'parts', parts: ['collection'] } },
      { reason: 'Other', what: { type: 'amount', amount: 1 } },
    ]) {
      const other = await refund(order, { key, ...wanted })
      expect([other.status, other.body]).toEqual([
        409,
        { detail: 'This key was used for another refund' },
      ])
    }
    const again = await refund(order, { key, what: { type: 'amount', amount: 1 } })
    expect([again.status, again.body.refunds.length]).toEqual([200, 1])
  })
})

async function sendEvent(type: string, object: object): Promise<number> {
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, type, data: { object } })
  const secret = WEBHOOK_SECRET
  const signature = environment.stripe.webhooks.generateTestHeaderString({ payload, secret })
  const answer = await visit(environment.apiUrl).post('/public/stripe_webhook', {
    body: payload,
    headers: { 'stripe-signature': signature },
  })
  return answer.status
}

describe('a cancellation', () => {
  it('says what happens to the money, and refunds it', async () => {
    const order = await place()
    const { refundable } = await moneyOf(manager, order)
    const silent = await cancel(order, {})
    expect([silent.status, placesOf(silent)]).toEqual([422, ['body.money']])
    const { version } = await moneyOf(manager, order)
    const body = { version, key: randomUUID(), money: { type: 'refund_all' } }
    const twice = await Promise.all([cancel(order, body), cancel(order, body)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    const other = await cancel(order, { ...body, money: { type: 'keep', amount: 100 } })
    expect(other.status).toBe(409)
    // The same words in another press, on the version that it sees, come too late.
    const again = await cancel(order, { money: { type: 'refund_all' } })
    expect([again.status, again.body]).toMatchObject([
      409,
      { detail: expect.stringContaining('cannot become “Cancelled”') },
    ])
    await until(order, 'done')
    expect(await atProvider(order)).toEqual([refundable])
    expect(await proofOf(order)).toMatchObject({ total: 0, given_back: refundable, owed: 0 })
    const mails = await environment.mailbox.mailsTo(order.email, 3)
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Your order was cancelled/),
        expect.stringMatching(/^We have refunded/),
      ]),
    )
  })

  it('can keep a part, and later give that back too', async () => {
    const order = await place()
    const { refundable } = await moneyOf(manager, order)
    const greedy = await cancel(order, { money: { type: 'keep', amount: refundable + 1 } })
    expect(placesOf(greedy)).toEqual(['body.money.amount'])
    const { body } = await cancel(order, { money: { type: 'keep', amount: 500 } })
    expect(body.proof).toMatchObject({ total: 500, given_back: refundable - 500, owed: 0 })
    const rest = await refund(order, { what: { type: 'all' } })
    expect([rest.status, rest.body]).toMatchObject([200, {}])
    await expect.poll(() => atProvider(order)).toEqual([500, refundable - 500].toSorted(byAmount))
    expect(await proofOf(order)).toMatchObject({ total: 0, held: 0, owed: 0 })
  })

  it('is refused once the clothes have set out', async () => {
    const order = await place()
    await environment.query(`update orders set status = 'in_progress' where id = $1`, [order.id])
    expect((await moneyOf(manager, order)).can_cancel).toBe(false)
    expect((await cancel(order, { money: { type: 'refund_all' } })).status).toBe(409)
  })

  it('by a shop gives back what was paid by card', async () => {
    const shop = await signIn(environment, 'maison')
    const point = { collection_provider: 'WFLondon', dropoff_provider: 'WFLondon' } as const
    const order = await place({ checkout: point })
    const path = `/storefront/update_order_status?order_id=${order.id}&order_status=cancelled`
    expect((await shop.post(path)).status).toBe(200)
    const { paid } = await proofOf(order)
    await expect.poll(() => atProvider(order)).toEqual([paid])
    const path2 = `/public/price_proposals?order_id_token=${order.token}`
    const { body } = await order.visitor.get<OrderPrices>(path2)
    expect(body).toMatchObject({ total: 0, paid, given_back: paid })
  })
})

const byAmount = (one: number, other: number): number => one - other
