import type Stripe from 'stripe'
import { beforeAll, describe, expect, it } from 'vitest'
import { sandboxForThisFile } from './support/fresh-sandbox.ts'

const sandbox = sandboxForThisFile()
let stripe: Stripe

beforeAll(() => {
  stripe = sandbox().stripe
})

const order = { amount: 2350, currency: 'gbp', metadata: { order: 'A-1' } }

describe('a payment intent', () => {
  it('is created with its parameters and can be retrieved', async () => {
    const created = await stripe.paymentIntents.create({
      ...order,
      automatic_payment_methods: { enabled: true },
    })
    expect(created).toMatchObject({ ...order, status: 'requires_payment_method' })
    expect(created.client_secret).toContain(`${created.id}_secret_`)
    const retrieved = await stripe.paymentIntents.retrieve(created.id)
    expect(JSON.stringify(retrieved)).toBe(JSON.stringify(created))
  })

  it('is paid with a test card', async () => {
    const { id } = await stripe.paymentIntents.create(order)
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 2350 })
    expect(paid.latest_charge).toMatch(/^ch_/)
  })

  it('is found only by its metadata', async () => {
    const metadata = { order_id: crypto.randomUUID() }
    const { id } = await stripe.paymentIntents.create({ ...order, metadata })
    const query = `metadata['order_id']:'${metadata.order_id}'`
    const { data } = await stripe.paymentIntents.search({ query })
    expect(data.map((intent) => intent.id)).toEqual([id])
    await expect(stripe.paymentIntents.search({ query: 'order' })).rejects.toThrow('query')
  })

  it('can be created and confirmed in one call', async () => {
    const paid = await stripe.paymentIntents.create({
      ...order,
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    expect(paid.status).toBe('succeeded')
  })

  it('is declined with a card error and can be tried again', async () => {
    const { id } = await stripe.paymentIntents.create(order)
    const attempt = stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa_chargeDeclined',
    })
    await expect(attempt).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card has been declined.',
      statusCode: 402,
    })
    const declined = await stripe.paymentIntents.retrieve(id)
    expect(declined.status).toBe('requires_payment_method')
    expect(declined.last_payment_error?.code).toBe('card_declined')
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null })
  })

  it('waits for the bank when the card asks for 3-D Secure', async () => {
    const { id } = await stripe.paymentIntents.create(order)
    const waiting = await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_authenticationRequired',
    })
    expect(waiting).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    })
  })

  it('accepts a new amount and merges metadata until it is paid', async () => {
    const { id } = await stripe.paymentIntents.create(order)
    const changed = await stripe.paymentIntents.update(id, {
      amount: 5000,
      metadata: { basket: 'B-2' },
    })
    expect(changed).toMatchObject({ amount: 5000, metadata: { order: 'A-1', basket: 'B-2' } })
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    await expect(stripe.paymentIntents.update(id, { amount: 1 })).rejects.toMatchObject({
      statusCode: 400,
    })
    await expect(stripe.paymentIntents.update(id, { amount: 100 })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  it('is paid once when it is confirmed concurrently', async () => {
    const { id } = await stripe.paymentIntents.create(order)
    const confirm = (): Promise<unknown> =>
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    const results = await Promise.allSettled(Array.from({ length: 5 }, confirm))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(confirm()).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' })
  })

  it('can be canceled, after which it cannot be paid', async () => {
    const { id } = await stripe.paymentIntents.create(order)
    const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
    const attempt = stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    await expect(attempt).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' })
  })
})
