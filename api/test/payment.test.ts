import type { OrderDetails } from '@darnley/contract/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { visit, type Answer, type Visitor } from './support/visitor.ts'
import {
  WEBHOOK_SECRET,
  startTestEnvironment,
  type TestEnvironment,
} from './support/test-environment.ts'

let environment: TestEnvironment
const OTHER_SECRET = 'whsec_next'

beforeAll(async () => {
  environment = await startTestEnvironment({
    env: { STRIPE_WEBHOOK_SECRET: `${OTHER_SECRET},${WEBHOOK_SECRET}` },
  })
})
afterAll(() => environment.stop())

interface Ordered {
  readonly visitor: Visitor
  readonly token: string
  readonly email: string
  readonly intent: string
  readonly amount: number
}

async function order(): Promise<Ordered> {
  const visitor = visit(environment.apiUrl)
  await visitor.fill([await someJeans()])
  const email = `pay.${crypto.randomUUID()}@example.com`
  const { body } = await visitor.checkOut({ email })
  const intent = body.client_secret?.split('_secret_')[0] ?? ''
  return { visitor, token: body.order_id_token, email, intent, amount: body.payable_price }
}

const details = async ({ visitor, token }: Ordered): Promise<OrderDetails> =>
  (await visitor.get<OrderDetails>(`/public/order_details?order_id_token=${token}`)).body

const validate = async ({ visitor, token }: Ordered): Promise<unknown> =>
  (await visitor.get(`/public/validate_order_paid?order_id_token=${token}`)).body

interface Event {
  readonly id?: string
  readonly type?: string
  readonly intent: string
  readonly amount: number
  readonly currency?: string
  /** Order id in the intent's metadata. */
  readonly orderId?: string
}

function eventText({ id, type, intent, amount, currency = 'gbp', orderId }: Event): string {
  const object = {
    id: intent,
    object: 'payment_intent',
    status: type === 'payment_intent.payment_failed' ? 'requires_payment_method' : 'succeeded',
    amount,
    amount_received: amount,
    currency,
    metadata: { order_id: orderId },
  }
  return JSON.stringify({
    id: id ?? `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: type ?? 'payment_intent.succeeded',
    data: { object },
  })
}

interface Signing {
  readonly secret?: string
  readonly timestamp?: number
}

function send(payload: string, signing: Signing = {}): Promise<Answer<unknown>> {
  const { secret = WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1000) } = signing
  const signature = environment.stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp,
  })
  return visit(environment.apiUrl).post('/public/stripe_webhook', {
    body: payload,
    headers: { 'stripe-signature': signature },
  })
}

const payByCard = (intent: string, payment_method = 'pm_card_visa'): Promise<unknown> =>
  environment.stripe.paymentIntents
    .confirm(intent, { payment_method, return_url: 'http://localhost/validate-payment' })
    .catch(() => undefined)

describe('a payment', () => {
  it('by card places the order through the provider’s own webhook and mails the customer', async () => {
    const ordered = await order()
    await payByCard(ordered.intent)
    const [mail] = await environment.mailbox.mailsTo(ordered.email, 1)
    const placed = await details(ordered)
    expect(placed.status).toBe('awaiting_pickup')
    expect(mail?.subject).toBe(`Your Darnley order ${placed.collection_ref}`)
    expect(mail?.text).toContain(`/order?orderIdToken=${ordered.token}`)
    expect(await validate(ordered)).toEqual({ state: 'paid' })
  })

  it('[F5] reported five times concurrently causes one transition and one mail', async () => {
    const ordered = await order()
    const payload = eventText(ordered)
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(payload)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await environment.mailbox.mailsTo(ordered.email, 1)
    const { _id } = await details(ordered)
    const changes = await environment.query(
      'select 1 from order_status_changes where order_id = $1',
      [_id],
    )
    expect(changes).toHaveLength(1)
    expect(await environment.mailbox.mailsTo(ordered.email, 1)).toHaveLength(1)
  })

  it('[F3] [U22] reported by different events, and by the provider on request, counts once', async () => {
    const ordered = await order()
    await payByCard(ordered.intent)
    await Promise.all([send(eventText(ordered)), validate(ordered), send(eventText(ordered))])
    const { _id } = await details(ordered)
    const changes = await environment.query(
      'select 1 from order_status_changes where order_id = $1',
      [_id],
    )
    expect(changes).toHaveLength(1)
    expect(await environment.mailbox.mailsTo(ordered.email, 1)).toHaveLength(1)
  })

  it('[F4] [C39] is pending until a card is tried, and found by asking the provider when no webhook came', async () => {
    const ordered = await order()
    expect(await validate(ordered)).toEqual({ state: 'awaiting_payment' })
    await payByCard(ordered.intent)
    expect(await validate(ordered)).toEqual({ state: 'paid' })
  })

  it('[F18] that is declined leaves order and basket unchanged and can be repeated', async () => {
    const ordered = await order()
    await payByCard(ordered.intent, 'pm_card_visa_chargeDeclined')
    expect(await validate(ordered)).toEqual({ state: 'failed' })
    expect((await details(ordered)).status).toBe('awaiting_payment')
    await payByCard(ordered.intent)
    expect(await validate(ordered)).toEqual({ state: 'paid' })
  })

  it('[F6] stays paid when an earlier failure is reported late', async () => {
    const ordered = await order()
    await send(eventText(ordered))
    await send(eventText({ ...ordered, type: 'payment_intent.payment_failed' }))
    expect((await details(ordered)).status).toBe('awaiting_pickup')
  })

  it.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'usd' }],
  ])(
    '[F19] with a different %s than agreed is held for a person, without a mail',
    async (_name, change) => {
      const ordered = await order()
      await send(eventText({ ...ordered, ...change }))
      expect((await details(ordered)).status).toBe('attention_required')
      const mails = await environment.query('select 1 from outbox where payload->>$1 = $2', [
        'orderId',
        (await details(ordered))._id,
      ])
      expect(mails).toEqual([])
    },
  )

  it('[F7] for an unknown order is accepted, stored and looked up', async () => {
    const id = `evt_${crypto.randomUUID()}`
    expect((await send(eventText({ id, intent: 'pi_unknown', amount: 1 }))).status).toBe(200)
    const lookedUp =
      'select 1 from payment_events where id = $1 and look_ups > 0 and look_up_at is null'
    await expect.poll(() => environment.query(lookedUp, [id])).toHaveLength(1)
  })

  it('[C32] that succeeded makes a repeated checkout return the receipt, at its own price, instead of a second order', async () => {
    const ordered = await order()
    await payByCard(ordered.intent)
    const { body } = await ordered.visitor.checkOut()
    expect(body).toEqual({
      order_id_token: ordered.token,
      client_secret: null,
      payable_price: ordered.amount,
      free_order: false,
    })
  })
})

const strange = { intent: 'pi_1', amount: 1 }

describe('[F23] [F24] [S17] a webhook', () => {
  it('signed with the new secret of a rotation is accepted', async () => {
    const ordered = await order()
    expect((await send(eventText(ordered), { secret: OTHER_SECRET })).status).toBe(200)
    expect((await details(ordered)).status).toBe('awaiting_pickup')
  })

  it.each<[string, Signing]>([
    ['signed with another secret', { secret: 'whsec_wrong' }],
    ['older than 300 s', { timestamp: Math.floor(Date.now() / 1000) - 301 }],
    ['[X27] dated an hour ahead', { timestamp: Math.floor(Date.now() / 1000) + 3600 }],
  ])('%s is refused and has no effect', async (_name, signing) => {
    const ordered = await order()
    expect((await send(eventText(ordered), signing)).status).toBe(400)
    expect((await details(ordered)).status).toBe('awaiting_payment')
  })

  it.each([
    ['no JSON', '{"id":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an event without data', '{"id":"evt_1","type":"payment_intent.succeeded"}'],
    [
      'an intent without an amount',
      '{"id":"evt_2","type":"payment_intent.succeeded","data":{"object":{"id":"pi_1"}}}',
    ],
    ['an event with an id that no index takes', eventText({ ...strange, id: 'x'.repeat(5000) })],
    ['an event with text that cannot be kept', eventText({ ...strange, id: 'evt_\u0000' })],
  ])('[C29] whose signed body is %s is refused', async (_name, body) => {
    expect((await send(body)).status).toBe(400)
  })

  it('with changed bytes is refused, and without a signature is 422', async () => {
    const ordered = await order()
    const payload = eventText(ordered)
    const secret = WEBHOOK_SECRET
    const signature = environment.stripe.webhooks.generateTestHeaderString({ payload, secret })
    const visitor = visit(environment.apiUrl)
    const tampered = await visitor.post('/public/stripe_webhook', {
      body: `${payload} `,
      headers: { 'stripe-signature': signature },
    })
    expect(tampered.status).toBe(400)
    expect((await visitor.post('/public/stripe_webhook', { body: payload })).status).toBe(422)
    expect((await details(ordered)).status).toBe('awaiting_payment')
  })
})
