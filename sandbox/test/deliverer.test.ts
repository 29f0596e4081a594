import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Database, type Queryable } from '#src/database/database.ts'
import { createTables } from '#src/database/create-tables.ts'
import { createDeliverer, type Deliverer } from '#src/stripe/webhooks/deliverer.ts'
import { newPaymentIntent } from '#src/stripe/payment-intents/payment-intent.ts'
import { recordEvent } from '#src/stripe/webhooks/repository.ts'
import { freshDatabase } from './support/sandbox.ts'
import { receiveWebhooks, type WebhookReceiver } from './support/webhook-receiver.ts'

const secret = 'whsec_of_the_test'
let temporary: Awaited<ReturnType<typeof freshDatabase>>
let database: Database
let receiver: WebhookReceiver

beforeAll(async () => {
  temporary = await freshDatabase()
  database = connect(temporary.url)
  await createTables(database)
  receiver = await receiveWebhooks(secret)
})
afterAll(async () => {
  receiver.close()
  await database.end()
  await temporary.drop()
})

/** Calls `act` once, after a query for the next event was answered and before the deliverer has the answer. */
function betweenTheLines(act: () => Promise<void>): Queryable {
  let isDone = false
  const query = async (text: string, values?: unknown[]): Promise<unknown> => {
    const answer = await database.query(text, values)
    if (!isDone && text.includes('min(next_attempt_at)')) {
      isDone = true
      await act()
    }
    return answer
  }
  return { query: query as Queryable['query'] }
}

const intent = newPaymentIntent({
  amount: 2350,
  automatic_payment_methods: null,
  capture_method: 'automatic_async',
  currency: 'gbp',
  description: null,
  metadata: {},
  payment_method: null,
  receipt_email: null,
  shipping: null,
})

it('an event that comes while a round ends is delivered at once', async () => {
  const deliverers: Deliverer[] = []
  const watched = betweenTheLines(async () => {
    await recordEvent(
      {
        transaction: database,
        request: { id: 'req_1', idempotencyKey: null },
        webhook: { delayMs: 0, events: null },
        onEvent: () => undefined,
      },
      { type: 'payment_intent.created', object: { ...intent, id: 'pi_late' } },
    )
    deliverers[0]?.wake()
  })
  const deliverer = createDeliverer({ database: watched, url: receiver.url, secret })
  deliverers.push(deliverer)
  await deliverer.start()
  const [event] = await receiver.received(1)
  expect(event?.data.object).toMatchObject({ id: 'pi_late' })
  await deliverer.stop()
})
