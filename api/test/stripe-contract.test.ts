import { randomUUID } from 'node:crypto'
import { minor } from '@darnley/domain/money'
import { stripeEvents, stripeVersion } from '@darnley/node/stripe-events'
import {
  claimOfEvent,
  claimsOf,
  recordStripe,
  type StripeRecorder,
} from '@darnley/testing/stripe-calls'
import { faultsOf } from '@darnley/testing/stripe-types'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#src/config.ts'
import {
  IntentMoved,
  type PaymentProvider,
  paymentProvider,
  RefundRefused,
} from '#src/modules/payment/provider.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let recorder: StripeRecorder
let environment: TestEnvironment
let payments: PaymentProvider

beforeAll(async () => {
  recorder = await recordStripe(() => environment.sandboxUrl)
  environment = await startTestEnvironment({ api: 'none', env: { SANDBOX_URL: recorder.url } })
  payments = paymentProvider(readConfig(environment.env).stripe)
  await pay()
  await failToPay()
  await changeTheirMind()
})
afterAll(async () => {
  await environment.stop()
  recorder.close()
})

const confirm = (id: string, card: string): Promise<unknown> =>
  environment.stripe.paymentIntents.confirm(id, { payment_method: card })

async function offer(orderId: string = randomUUID()): Promise<string> {
  const amount = minor(2350)
  const keys = { idempotencyKey: randomUUID(), proposalId: randomUUID() }
  return (await payments.create({ orderId, reference: 'DN-48213', amount, ...keys })).id
}

async function giveBack(intentId: string, amount: number): Promise<string> {
  const refundId = randomUUID()
  const asked = { refundId, intentId, amount: minor(amount), idempotencyKey: refundId }
  await payments.refund({ ...asked, isSecond: false })
  return refundId
}

async function pay(): Promise<void> {
  const id = await offer()
  await confirm(id, 'pm_card_visa')
  expect(await payments.retrieve(id)).toMatchObject({ status: 'succeeded', amountReceived: 2350 })
  const refundId = await giveBack(id, 350)
  expect(await payments.hasRefund({ refundId, intentId: id })).toBe(true)
  await expect(giveBack(id, 2350)).rejects.toThrow(RefundRefused)
}

async function failToPay(): Promise<void> {
  const orderId = randomUUID()
  const id = await offer(orderId)
  await confirm(id, 'pm_card_visa_chargeDeclined').catch(() => undefined)
  expect(await payments.findOpen({ orderId, amount: minor(2350) })).toMatchObject({
    hasFailed: true,
  })
  await confirm(id, 'pm_card_authenticationRequired')
  expect(await payments.retrieve(id)).toMatchObject({ status: 'requires_action' })
}

async function changeTheirMind(): Promise<void> {
  const id = await offer()
  expect((await payments.cancel(id)).status).toBe('canceled')
  await expect(payments.cancel(id)).rejects.toThrow(IntentMoved)
  expect(await payments.find('pi_unknown')).toBeNull()
}

describe('What the api and the stand-in say to each other', () => {
  it('has the types of Stripe, in each call', async () => {
    const names = recorder.calls.map(({ name }) => name)
    expect([...new Set(names)].toSorted()).toEqual([
      'GET /v1/payment_intents/:id',
      'GET /v1/payment_intents/search',
      'GET /v1/refunds',
      'POST /v1/payment_intents',
      'POST /v1/payment_intents/:id/cancel',
      'POST /v1/refunds',
    ])
    expect(await faultsOf(recorder.calls.flatMap(claimsOf))).toEqual([])
  })

  it('has the types of Stripe, in each event', async () => {
    const rows = await environment.querySandbox<{ payload: string }>(
      'select payload from stripe_events',
    )
    const events = rows.map(({ payload }) => JSON.parse(payload) as Stripe.Event)
    expect([...new Set(events.map(({ type }) => type))].toSorted()).toEqual([
      'charge.refunded',
      'payment_intent.canceled',
      'payment_intent.created',
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
    ])
    expect(new Set(events.map((event) => event.api_version))).toEqual(new Set([stripeVersion]))
    expect(await faultsOf(events.map(claimOfEvent))).toEqual([])
  })

  it('would be refused with a field that Stripe does not have, and with a parameter', async () => {
    const [created] = recorder.calls
    if (!created) throw new Error('Nothing was recorded')
    const parameters = { ...(created.parameters as object), basket_id: 'b-1' }
    const answer = { ...(created.answer as object), is_paid: true }
    expect(await faultsOf(claimsOf({ ...created, parameters, answer }))).toEqual([
      expect.stringContaining('basket_id'),
      expect.stringContaining('is_paid'),
    ])
  })

  it('names one version of the API: that of the types', () => {
    expect(Stripe.API_VERSION).toBe(stripeVersion)
    expect(new Set(recorder.calls.map(({ version }) => version))).toEqual(new Set([stripeVersion]))
  })
})

it('Every event that the endpoint subscribes to is one of Stripe', async () => {
  const claims = stripeEvents.map((value) => ({ type: "Stripe.Event['type']", value }))
  expect(await faultsOf(claims)).toEqual([])
})
