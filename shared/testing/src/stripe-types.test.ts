import { expect, it } from 'vitest'
import { faultsOf } from './stripe-types.ts'

const good = { object: 'balance', available: [], livemode: false, pending: [] }
const type = 'Stripe.Balance'

it('The types of Stripe accept what its API answers', async () => {
  const refund = { payment_intent: 'pi_1', amount: 30, reason: 'duplicate' }
  const claims = [
    { type, value: good },
    { type: 'Stripe.RefundCreateParams', value: refund },
  ]
  expect(await faultsOf(claims)).toEqual([])
})

it('The types of Stripe refuse a planted field, a missing one, another kind and a value of no enum', async () => {
  const source = { amount: 1, currency: 'gbp' }
  const faults = await faultsOf([
    { type, value: { ...good, sum: 1 } },
    { type, value: { ...good, pending: undefined } },
    { type, value: { ...good, livemode: 'no' } },
    { type, value: { ...good, available: [{ ...source, source: 1 }] } },
    { type: 'Stripe.RefundCreateParams', value: { reason: 'a whim' } },
  ])
  expect(faults).toEqual([
    expect.stringMatching(/^Stripe\.Balance: .*"sum".* does not exist/),
    expect.stringMatching(/^Stripe\.Balance: .*'pending' is missing/),
    expect.stringMatching(/^Stripe\.Balance: .*'string' is not assignable to type 'boolean'/),
    expect.stringMatching(/^Stripe\.Balance: .*"source".* does not exist/),
    expect.stringMatching(/^Stripe\.RefundCreateParams: Type '"a whim"' is not assignable/),
  ])
})
