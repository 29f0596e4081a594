import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { sandboxForThisFile } from './support/fresh-sandbox.ts'

const sandbox = sandboxForThisFile()
const order = { amount: 2350, currency: 'gbp' }

async function post(path: string, body: string, headers = {}): Promise<Response> {
  return fetch(sandbox().url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  })
}

describe('idempotency keys', () => {
  it('return the same response for the same call', async () => {
    const { stripe } = sandbox()
    const options = { idempotencyKey: 'order-1' }
    const first = await stripe.paymentIntents.create(order, options)
    const second = await stripe.paymentIntents.create(order, options)
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
  })

  it('refuse a different call with the same key', async () => {
    const { stripe } = sandbox()
    const options = { idempotencyKey: 'order-2' }
    await stripe.paymentIntents.create(order, options)
    const other = stripe.paymentIntents.create({ ...order, amount: 9900 }, options)
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
  })

  it('create one intent for five concurrent calls', async () => {
    const { stripe } = sandbox()
    const create = (): Promise<Stripe.PaymentIntent> =>
      stripe.paymentIntents.create(order, { idempotencyKey: 'order-3' })
    const intents = await Promise.all([create(), create(), create(), create(), create()])
    expect(new Set(intents.map(({ id }) => id)).size).toBe(1)
  })

  it('repeat a decline unchanged', async () => {
    const { stripe } = sandbox()
    const { id } = await stripe.paymentIntents.create(order)
    const confirm = (): Promise<unknown> =>
      stripe.paymentIntents.confirm(
        id,
        { payment_method: 'pm_card_visa_chargeDeclined' },
        { idempotencyKey: 'order-4' },
      )
    await expect(confirm()).rejects.toMatchObject({ code: 'card_declined' })
    await expect(confirm()).rejects.toMatchObject({
      code: 'card_declined',
      headers: { 'idempotent-replayed': 'true' },
    })
  })
})

describe('keys', () => {
  it('are refused unless they are the sandbox’s', async () => {
    const port = new URL(sandbox().url).port
    const stranger = new Stripe('sk_test_other', { host: '127.0.0.1', port, protocol: 'http' })
    await expect(stranger.paymentIntents.create(order)).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    })
  })

  it('are accepted as Basic credentials', async () => {
    const authorization = `Basic ${btoa('sk_test_sandbox:')}`
    const response = await post('/v1/payment_intents', 'amount=500&currency=gbp', {
      authorization,
    })
    expect(response.status).toBe(200)
  })

  it('for browsers can neither create, cancel nor refund', async () => {
    const { id } = await sandbox().stripe.paymentIntents.create(order)
    for (const path of ['payment_intents', `payment_intents/${id}/cancel`, 'refunds']) {
      const response = await post(`/v1/${path}`, 'key=pk_test_sandbox&amount=500&currency=gbp')
      expect(response.status).toBe(403)
    }
  })
})

describe('errors', () => {
  it('name a missing, an unknown and a malformed parameter', async () => {
    const { stripe } = sandbox()
    const faulty = [
      { parameters: { currency: 'gbp' }, code: 'parameter_missing' },
      { parameters: { ...order, colour: 'red' }, code: 'parameter_unknown' },
      { parameters: { ...order, amount: 1.5 }, code: 'parameter_invalid' },
      { parameters: { ...order, amount: 29 }, code: 'amount_too_small' },
    ]
    for (const { parameters, code } of faulty) {
      const call = stripe.rawRequest('POST', '/v1/payment_intents', parameters)
      await expect(call).rejects.toMatchObject({ type: 'StripeInvalidRequestError', code })
    }
  })

  it('have Stripe’s shape for an intent that does not exist', async () => {
    const call = sandbox().stripe.paymentIntents.retrieve('pi_nobody')
    await expect(call).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
      requestId: expect.stringMatching(/^req_/),
    })
  })

  it('have Stripe’s shape for an unknown path', async () => {
    const response = await fetch(`${sandbox().url}/v1/nowhere`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
  })
})

describe('refunds', () => {
  it('return a paid amount once', async () => {
    const { stripe } = sandbox()
    const intent = await stripe.paymentIntents.create({
      ...order,
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    const part = await stripe.refunds.create({ payment_intent: intent.id, amount: 1000 })
    const rest = await stripe.refunds.create({ payment_intent: intent.id })
    expect([part.amount, rest.amount]).toEqual([1000, 1350])
    const again = stripe.refunds.create({ payment_intent: intent.id })
    await expect(again).rejects.toMatchObject({ code: 'charge_already_refunded' })
    expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ status: 'succeeded' })
  })
})
