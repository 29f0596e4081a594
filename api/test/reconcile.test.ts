import type { OrderDetails } from '@darnley/contract/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  // With a secret unknown to the provider, every webhook is refused.
  environment = await startTestEnvironment({
    env: { STRIPE_WEBHOOK_SECRET: 'whsec_unknown', RECONCILE_EVERY_MS: '200' },
  })
})
afterAll(() => environment.stop())

it('[F8] a payment whose webhook never arrives is found by asking the provider, and mailed once', async () => {
  const visitor = visit(environment.apiUrl)
  await visitor.fill([await someJeans()])
  const email = 'reconciled@example.com'
  const { body } = await visitor.checkOut({ email })
  const intent = body.client_secret?.split('_secret_')[0] ?? ''
  await environment.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
  const read = async (): Promise<string> =>
    (await visitor.get<OrderDetails>(`/public/order_details?order_id_token=${body.order_id_token}`))
      .body.status
  // The second attempt at the webhook begins after the first one was refused.
  const refused = `select 1 from stripe_events
    where type = 'payment_intent.succeeded' and payload like $1 and attempts > 1`
  await expect.poll(() => environment.querySandbox(refused, [`%${intent}%`])).toHaveLength(1)
  expect(await read()).toBe('awaiting_payment')
  await environment.query('update orders set reconcile_at = now()')
  await expect.poll(read).toBe('awaiting_pickup')
  expect(await environment.mailbox.mailsTo(email, 1)).toHaveLength(1)
})

describe('an unpaid order', () => {
  const someCode = async (): Promise<string> => {
    const code = `T${crypto.randomUUID().slice(0, 8).toUpperCase()}`
    await environment.query(
      'insert into discounts (code, percentage, max_uses) values ($1, 25, 1)',
      [code],
    )
    return code
  }

  const age = (token: string): Promise<unknown> =>
    environment.query(
      `update orders set reconcile_at = now(), updated_at = now() - interval '25 hours' where token = $1`,
      [token],
    )

  const statusOf = async (token: string): Promise<string> =>
    (
      await visit(environment.apiUrl).get<OrderDetails>(
        `/public/order_details?order_id_token=${token}`,
      )
    ).body.status

  it('[F29] is cancelled after a day with its intent, and its discount use is released', async () => {
    const [first, second] = [visit(environment.apiUrl), visit(environment.apiUrl)]
    for (const visitor of [first, second]) await visitor.fill([await someJeans()])
    const coupon = { coupon_code: await someCode() }
    const { body } = await first.checkOut(coupon)
    expect((await second.checkOut(coupon)).status).toBe(422)
    await age(body.order_id_token)
    await expect.poll(() => statusOf(body.order_id_token)).toBe('cancelled')
    const [intent = ''] = body.client_secret?.split('_secret_') ?? []
    expect((await environment.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled')
    expect((await second.checkOut(coupon)).status).toBe(200)
    const anew = await first.checkOut()
    expect(anew.status).toBe(200)
    expect(anew.body.order_id_token).not.toBe(body.order_id_token)
  })

  it('is placed instead of cancelled when it was paid after all', async () => {
    const visitor = visit(environment.apiUrl)
    await visitor.fill([await someJeans()])
    const { body } = await visitor.checkOut()
    const [intent = ''] = body.client_secret?.split('_secret_') ?? []
    await environment.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
    await age(body.order_id_token)
    await expect.poll(() => statusOf(body.order_id_token)).toBe('awaiting_pickup')
  })
})
