import type { OrderDetails } from '@darnley/contract/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { visit, type Visitor } from './support/visitor.ts'
import {
  WEBHOOK_SECRET,
  startTestEnvironment,
  type TestEnvironment,
} from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { RECONCILE_EVERY_MS: '200' } })
})
afterAll(() => environment.stop())

interface Ordered {
  readonly visitor: Visitor
  readonly token: string
  readonly intent: string
}

async function order(coupon: string | null = null): Promise<Ordered> {
  const visitor = visit(environment.apiUrl)
  await visitor.fill([await someJeans()])
  const { body } = await visitor.checkOut({ coupon_code: coupon })
  const intent = body.client_secret?.split('_secret_')[0] ?? ''
  return { visitor, token: body.order_id_token, intent }
}

const details = async ({ visitor, token }: Ordered): Promise<OrderDetails> =>
  (await visitor.get<OrderDetails>(`/public/order_details?order_id_token=${token}`)).body

const statusOf = async (ordered: Ordered): Promise<string> => (await details(ordered)).status

const pay = ({ intent }: Ordered): Promise<unknown> =>
  environment.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })

/** Sends a signed event as the provider does, which guarantees no order. */
async function sendEvent(type: string, object: object): Promise<number> {
  const payload = JSON.stringify({ id: `evt_${crypto.randomUUID()}`, type, data: { object } })
  const secret = WEBHOOK_SECRET
  const signature = environment.stripe.webhooks.generateTestHeaderString({ payload, secret })
  const answer = await visit(environment.apiUrl).post('/public/stripe_webhook', {
    body: payload,
    headers: { 'stripe-signature': signature },
  })
  return answer.status
}

describe('a refund or a dispute', () => {
  it('[I2] of a paid order is recorded and holds the order for a person', async () => {
    const ordered = await order()
    await pay(ordered)
    await expect.poll(() => statusOf(ordered)).toBe('awaiting_pickup')
    await environment.stripe.refunds.create({ payment_intent: ordered.intent })
    await expect.poll(() => statusOf(ordered)).toBe('attention_required')
  })

  it.each(['charge.refunded', 'charge.dispute.created'])(
    '[F21] %s reported before the payment is kept when the payment is reported',
    async (type) => {
      const ordered = await order()
      const { intent } = ordered
      expect(await sendEvent(type, { payment_intent: intent, metadata: {} })).toBe(200)
      await pay(ordered)
      const paidAt = async (): Promise<unknown> =>
        (
          await environment.query('select 1 from orders where token = $1 and paid_at is not null', [
            ordered.token,
          ])
        ).length
      await expect.poll(paidAt).toBe(1)
      expect(await statusOf(ordered)).toBe('attention_required')
      expect(
        await environment.query('select type from payment_events where payment_intent_id = $1', [
          intent,
        ]),
      ).toContainEqual({ type })
    },
  )

  it('[F21] of an unknown order is accepted and stored', async () => {
    const intent = `pi_${crypto.randomUUID()}`
    expect(await sendEvent('charge.refunded', { payment_intent: intent, metadata: {} })).toBe(200)
    const kept = await environment.query(
      'select 1 from payment_events where payment_intent_id = $1',
      [intent],
    )
    expect(kept).toHaveLength(1)
  })
})

describe('[F20] a payment whose discount was lost in the meantime', () => {
  it('[I4] is recorded and held for a person, and the other buyer keeps the last use', async () => {
    const code = `T${crypto.randomUUID().slice(0, 8).toUpperCase()}`
    await environment.query(
      'insert into discounts (code, percentage, max_uses) values ($1, 25, 1)',
      [code],
    )
    const late = await order(code)
    const { _id, total_price: amount } = await details(late)
    await environment.query(
      `update orders set reconcile_at = now(), updated_at = now() - interval '25 hours' where id = $1`,
      [_id],
    )
    await expect.poll(() => statusOf(late)).toBe('cancelled')
    const other = await order(code)
    const object = { id: late.intent, status: 'succeeded', amount, amount_received: amount }
    const paid = { ...object, currency: 'gbp', metadata: { order_id: _id } }
    expect(await sendEvent('payment_intent.succeeded', paid)).toBe(200)
    expect(await statusOf(late)).toBe('attention_required')
    const uses = await environment.query<{ order_id: string }>(
      'select order_id from discount_uses where code = $1',
      [code],
    )
    expect(uses).toEqual([{ order_id: (await details(other))._id }])
  })

  it('because the code expired keeps the discount agreed at submit', async () => {
    const code = `T${crypto.randomUUID().slice(0, 8).toUpperCase()}`
    await environment.query('insert into discounts (code, percentage) values ($1, 25)', [code])
    const ordered = await order(code)
    const { total_price: agreed } = await details(ordered)
    await environment.query(
      `update discounts set ends_at = now() - interval '1 second' where code = $1`,
      [code],
    )
    await pay(ordered)
    await expect.poll(() => statusOf(ordered)).toBe('awaiting_pickup')
    expect((await details(ordered)).total_price).toBe(agreed)
  })
})
