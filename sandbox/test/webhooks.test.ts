import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, runSandbox, type RunningSandbox } from './support/sandbox.ts'
import { receiveWebhooks, type WebhookReceiver } from './support/webhook-receiver.ts'

const secret = 'whsec_of_the_test'
let database: Awaited<ReturnType<typeof freshDatabase>>
let receiver: WebhookReceiver
let sandbox: RunningSandbox

beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  receiver = await receiveWebhooks(secret)
  sandbox = await start()
})
afterEach(async () => {
  await sandbox.stop()
  receiver.close()
})
afterAll(() => database.drop())

async function start(environment: Record<string, string> = {}): Promise<RunningSandbox> {
  return runSandbox(database.url, {
    STRIPE_WEBHOOK_URL: receiver.url,
    STRIPE_WEBHOOK_SECRET: secret,
    ...environment,
  })
}

const order = { amount: 2350, currency: 'gbp', metadata: { order: 'A-1' } }

describe('webhooks', () => {
  it('report with signed events that an intent was created and paid', async () => {
    const { paymentIntents } = sandbox.stripe
    const { id } = await paymentIntents.create(order)
    await paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    const events = await receiver.received(2)
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      'payment_intent.created',
      'payment_intent.succeeded',
    ])
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'payment_intent.succeeded',
        api_version: '2026-10-28.endive',
        data: { object: expect.objectContaining({ id, status: 'succeeded', ...order }) },
      }),
    )
  })

  it('report a decline and a cancellation', async () => {
    const { paymentIntents } = sandbox.stripe
    const { id } = await paymentIntents.create(order)
    await paymentIntents
      .confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' })
      .catch(() => undefined)
    await paymentIntents.cancel(id)
    const types = (await receiver.received(3)).map(({ type }) => type)
    expect(types).toContain('payment_intent.payment_failed')
    expect(types).toContain('payment_intent.canceled')
  })

  it('are retried unchanged until the response is a 2xx', async () => {
    // The others take longer than a fifth attempt at the first event would.
    for (const received of [4, 8, 12]) {
      receiver.answers.push(500, 404, 302)
      await sandbox.stripe.paymentIntents.create(order)
      await receiver.received(received)
    }
    const attempts = Map.groupBy(receiver.events, ({ id }) => id)
    expect([...attempts.values()].map(({ length }) => length)).toEqual([4, 4, 4])
  })

  it('continue after a restart', async () => {
    receiver.answers.push(...Array.from({ length: 50 }, () => 503))
    const { id } = await sandbox.stripe.paymentIntents.create(order)
    await receiver.received(2)
    await sandbox.stop()
    receiver.answers.length = 0
    const before = receiver.events.length
    sandbox = await start()
    await receiver.received(before + 1)
    expect(receiver.events.at(-1)?.data.object).toMatchObject({ id })
  })

  it('are delayed as configured', async () => {
    await sandbox.stop()
    sandbox = await start({ WEBHOOK_DELAY_MS: '400' })
    const started = Date.now()
    await sandbox.stripe.paymentIntents.create(order)
    await receiver.received(1)
    expect(Date.now() - started).toBeGreaterThanOrEqual(390)
  })

  it('include only subscribed types; the list of events includes all', async () => {
    await sandbox.stop()
    sandbox = await start({ STRIPE_WEBHOOK_EVENTS: 'payment_intent.succeeded' })
    const { paymentIntents, events } = sandbox.stripe
    const { id } = await paymentIntents.create(order)
    await paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    await expect.poll(() => toldOf(id)).toEqual(['payment_intent.succeeded'])
    const { data } = await events.list({ type: 'payment_intent.created', limit: 1 })
    expect(data[0]).toMatchObject({ pending_webhooks: 0, data: { object: { id } } })
  })

  it('can be read later from the list of events', async () => {
    const intent = await sandbox.stripe.paymentIntents.create(order)
    await receiver.received(1)
    const { data } = await sandbox.stripe.events.list({ type: 'payment_intent.created', limit: 1 })
    expect(data[0]?.data.object).toMatchObject({ id: intent.id })
    const event = await sandbox.stripe.events.retrieve(data[0]?.id ?? '')
    expect(event.type).toBe('payment_intent.created')
  })

  function toldOf(intentId: string): string[] {
    return receiver.events
      .filter(({ data }) => (data.object as { id: string }).id === intentId)
      .map(({ type }) => type)
  }
})
