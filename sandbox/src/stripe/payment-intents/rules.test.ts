import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardOfToken, testCards, type ChargeableCard } from '../cards.ts'
import { StripeFault } from '../fault.ts'
import { newPaymentIntent, type PaymentIntent } from './payment-intent.ts'
import { authenticate, cancel, confirmWith, update, type Step } from './rules.ts'

function newIntent(): PaymentIntent {
  return newPaymentIntent({
    amount: 2350,
    currency: 'gbp',
    capture_method: 'automatic_async',
    automatic_payment_methods: null,
    description: null,
    metadata: {},
    payment_method: null,
    receipt_email: null,
    shipping: null,
  })
}

function card(token: string): ChargeableCard {
  const found = cardOfToken(token)
  if (!found) throw new Error(`There is no card ${token}.`)
  return found
}

type Action = (intent: PaymentIntent) => Step

const actions: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom(...testCards).map(
    ({ token }): Action =>
      (intent) =>
        confirmWith(intent, card(token)),
  ),
  fc.constantFrom('complete' as const, 'fail' as const).map(
    (outcome): Action =>
      (intent) =>
        authenticate(intent, outcome),
  ),
  fc.integer({ min: 30, max: 99_999 }).map(
    (amount): Action =>
      (intent) =>
        update(intent, { amount }),
  ),
  fc.constant<Action>((intent) => cancel(intent, null)),
)

/** Returns every step that was allowed, in order. */
function walk(taken: Action[]): Step[] {
  const steps: Step[] = []
  for (const action of taken) {
    try {
      steps.push(action(steps.at(-1)?.intent ?? newIntent()))
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error
    }
  }
  return steps
}

describe('an intent after any actions', () => {
  it('is paid at most once, and for its amount at that time', () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 12 }), (taken) => {
        const steps = walk(taken)
        const paid = steps.filter(({ event }) => event === 'payment_intent.succeeded')
        expect(paid.length).toBeLessThanOrEqual(1)
        const last = steps.at(-1)?.intent ?? newIntent()
        expect(last.amount_received).toBe(last.status === 'succeeded' ? last.amount : 0)
      }),
    )
  })

  it('never leaves succeeded or canceled', () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 12 }), (taken) => {
        const statuses = walk(taken).map(({ intent }) => intent.status)
        const end = statuses.findIndex((status) => status === 'succeeded' || status === 'canceled')
        const afterTheEnd = end === -1 ? [] : statuses.slice(end)
        expect(new Set(afterTheEnd).size).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('requires the bank only while a card waits for it', () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 12 }), (taken) => {
        for (const { intent } of walk(taken)) {
          expect(intent.next_action !== null).toBe(intent.status === 'requires_action')
        }
      }),
    )
  })
})

describe('metadata', () => {
  it('is merged, and an empty value removes a key', () => {
    const first = update(newIntent(), { metadata: { order: 'A-1', basket: 'B-2' } }).intent
    const second = update(first, { metadata: { basket: '' } }).intent
    expect(second.metadata).toEqual({ order: 'A-1' })
  })

  it('may change after payment, unlike the amount', () => {
    const { intent } = confirmWith(newIntent(), card('pm_card_visa'))
    expect(update(intent, { metadata: { seen: 'yes' } }).intent.status).toBe('succeeded')
    expect(() => update(intent, { amount: 100 })).toThrow(/status of succeeded/)
  })
})

describe('a new amount', () => {
  it('ends a 3-D Secure step for the old one', () => {
    const waiting = confirmWith(newIntent(), card('pm_card_authenticationRequired')).intent
    const { intent } = update(waiting, { amount: 9_900 })
    expect(intent).toMatchObject({ status: 'requires_payment_method', next_action: null })
  })
})
