import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderDetails } from 'shared/contract/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { visit } from './support/visitor.ts'
import { startWorld, type World } from './support/world.ts'

let world: World

beforeAll(async () => {
  // With a secret that the provider does not use, no webhook is believed.
  world = await startWorld({
    env: { STRIPE_WEBHOOK_SECRET: 'whsec_unknown', RECONCILE_EVERY_MS: '200' },
  })
})
afterAll(() => world.stop())

it('a payment whose webhook never comes is found by asking, and mailed once (F8)', async () => {
  const visitor = visit(world.apiUrl)
  await visitor.fill([await someJeans()])
  const email = 'reconciled@example.com'
  const { body } = await visitor.checkOut({ email })
  const intent = body.client_secret?.split('_secret_')[0] ?? ''
  await world.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
  const read = async (): Promise<string> =>
    (await visitor.get<OrderDetails>(`/public/order_details?order_id_token=${body.order_id_token}`))
      .body.status
  await sleep(500)
  expect(await read()).toBe('awaiting_payment')
  await world.query('update orders set reconcile_at = now()')
  await expect.poll(read, { timeout: 5000 }).toBe('awaiting_pickup')
  expect(await world.mailbox.mailsTo(email, 1)).toHaveLength(1)
})
