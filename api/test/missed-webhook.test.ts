import type { OrderDetails } from '@darnley/contract/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  // Nothing listens at this address: the API learns of a payment only by asking.
  environment = await startTestEnvironment({
    sandboxEnv: { STRIPE_WEBHOOK_URL: 'http://127.0.0.1:9/' },
  })
})
afterAll(() => environment.stop())

describe('a payment without a webhook', () => {
  it('[C22] is found by the next checkout, which offers a separate payment for what was added', async () => {
    const visitor = visit(environment.apiUrl)
    const { basket } = await visitor.fill([await someJeans()])
    const first = await visitor.checkOut()
    // The same price: an intent of the same amount must not be taken for another order's.
    await visitor.fill([...basket, await someJeans()])
    const intent = (answer: typeof first): string =>
      answer.body.client_secret?.split('_secret_')[0] ?? ''
    await environment.stripe.paymentIntents.confirm(intent(first), {
      payment_method: 'pm_card_visa',
    })

    const second = await visitor.checkOut()
    expect(second.status).toBe(200)
    expect(second.body.payable_price).toBe(first.body.payable_price)
    expect(second.body.order_id_token).not.toBe(first.body.order_id_token)
    expect(intent(second)).not.toBe(intent(first))
    const placed = `/public/order_details?order_id_token=${first.body.order_id_token}`
    expect((await visitor.get<OrderDetails>(placed)).body.status).toBe('awaiting_pickup')
  })
})
