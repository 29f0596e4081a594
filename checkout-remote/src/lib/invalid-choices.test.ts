import fc from 'fast-check'
import { InStoreType } from '@darnley/contract/checkout'
import { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { providerNames, USUAL_COURIER_AREAS, whyNotOffered } from '@darnley/domain/delivery'
import { minor } from '@darnley/domain/money'
import { USUAL_FEES } from '@darnley/domain/pricing'
import { describe, expect, test } from 'vitest'
import type { Day } from '@darnley/domain/turnaround'
import { withFitting } from './brought-to-fitting.ts'
import { type CheckoutForm, emptyForm } from './form.ts'
import { type Circumstances, invalidChoices, reasonsOf } from './invalid-choices.ts'
import { normalisePostcode } from '@darnley/contract/text/postcode'
import { progressOf, stillToChoose } from './progress.ts'
import { firstUnfinished, isConfirmed, openStep } from './steps.ts'

const web: Circumstances = {
  storeMode: false,
  blocked: [],
  deliveryOptions: [],
  courierAreas: USUAL_COURIER_AREAS,
  fees: USUAL_FEES,
  expressPrice: minor(1000),
  locale: 'en-GB',
}

const london = { house: '6', line1: 'Primrose Hill Road', line2: '', city: '', postcode: 'NW3 3AA' }

const finished: CheckoutForm = {
  ...emptyForm,
  shipping: { inbound: 'Evermile', outbound: 'Evermile', inStoreType: null },
  address: london,
  turnaround: { choice: 'express', price: minor(1000) },
  confirmed: ['details', 'shipping', 'address', 'turnaround'],
}
const inLeeds = { ...finished, address: { ...london, postcode: 'LS1 4AB' } }
const openStepOf = (form: CheckoutForm, circumstances = web): string =>
  firstUnfinished(progressOf(form, circumstances))

describe('[C23] a choice that a later change made invalid', () => {
  test('opens its step, and names the provider and the reason', () => {
    expect(openStepOf(finished)).toBe('payment')
    expect(openStepOf(inLeeds)).toBe('shipping')
    const invalid = invalidChoices(inLeeds, web)
    expect(invalid.map(({ field }) => field)).toEqual(['inbound', 'outbound'])
    expect(reasonsOf(invalid)).toBe('Evermile bicycle courier does not come to LS1 4AB.')
  })

  test('is a fitting to which not everything is brought any more, or a way there beside one', () => {
    const fitting = { date: '2026-11-26' as Day, startsAt: '17:40', place: null }
    const brought = { ...finished, shipping: { ...finished.shipping, wasBrought: true } }
    expect(openStepOf(withFitting(brought, fitting))).toBe('payment')
    expect(openStepOf(brought)).toBe('shipping')
    expect(reasonsOf(invalidChoices(brought, web))).toBe(
      'Your items are not all brought to your fitting any more.',
    )
    expect(openStepOf(withFitting(finished, fitting))).toBe('shipping')
    // No provider of the way there is judged beside a fitting, however its code is blocked.
    expect(openStepOf(withFitting(brought, fitting), { ...web, blocked: ['WFLondon'] })).toBe(
      'payment',
    )
  })

  test('is a courier that no longer rides there, and not one that does now', () => {
    expect(openStepOf(finished, { ...web, courierAreas: ['N', 'NW1'] })).toBe('shipping')
    expect(openStepOf(inLeeds, { ...web, courierAreas: ['LS1'] })).toBe('payment')
  })

  test('is kept while the address is still being typed', () => {
    const typing: CheckoutForm = { ...inLeeds, confirmed: ['details', 'shipping', 'turnaround'] }
    expect(openStepOf(typing)).toBe('address')
  })

  test('is valid again when the change is reverted', () => {
    expect(openStepOf({ ...inLeeds, address: london })).toBe('payment')
  })

  test('may be a provider that the shop has blocked since', () => {
    const blocked = { ...web, blocked: ['Evermile'] } as const
    expect(openStepOf(finished, blocked)).toBe('shipping')
    expect(reasonsOf(invalidChoices(finished, blocked))).toContain('Evermile bicycle courier')
  })

  test('may be a return that the shop no longer offers', () => {
    const shop = { ...web, storeMode: true, deliveryOptions: ['return_to_store'] } as const
    const shipping = { ...emptyForm.shipping, inStoreType: 'complete_in_store' } as const
    expect(openStepOf({ ...finished, shipping }, shop)).toBe('shipping')
    const offered = { ...emptyForm.shipping, inStoreType: 'return_to_store' } as const
    expect(openStepOf({ ...finished, shipping: offered }, shop)).toBe('payment')
  })

  test('may be an express turnaround that costs more since the basket has grown', () => {
    const grown = { ...web, expressPrice: minor(2000) }
    expect(openStepOf(finished, grown)).toBe('turnaround')
    expect(reasonsOf(invalidChoices(finished, grown))).toContain('£20.00 instead of £10.00')
    expect(openStepOf(finished, { ...web, expressPrice: minor(0) })).toBe('payment')
  })

  test('may be a delivery that costs more since it was confirmed, and not one that costs less', () => {
    const confirmed = { ...finished, shipping: { ...finished.shipping, price: minor(790) } }
    const fees = { ...USUAL_FEES, home_delivery: minor(450) }
    expect(openStepOf(confirmed)).toBe('payment')
    expect(openStepOf(confirmed, { ...web, fees })).toBe('shipping')
    expect(reasonsOf(invalidChoices(confirmed, { ...web, fees }))).toBe(
      'Delivery now costs £9.00 instead of £7.90.',
    )
    const cheaper = { ...USUAL_FEES, home_delivery: minor(350) }
    expect(openStepOf(confirmed, { ...web, fees: cheaper })).toBe('payment')
    const shop = { ...web, storeMode: true, deliveryOptions: ['return_to_store'] } as const
    const stored = {
      ...emptyForm.shipping,
      inStoreType: 'return_to_store',
      price: minor(0),
    } as const
    const charged = { ...shop, fees: { ...USUAL_FEES, return_to_store: minor(200) } }
    expect(openStepOf({ ...finished, shipping: stored }, charged)).toBe('shipping')
  })
})

const code = fc.constantFrom(...DeliveryProviderCode.options)
const someForm: fc.Arbitrary<CheckoutForm> = fc.record({
  details: fc.constant(emptyForm.details),
  shipping: fc.record({
    inbound: fc.option(code),
    outbound: fc.option(code),
    inStoreType: fc.option(fc.constantFrom(...InStoreType.options)),
    price: fc.constantFrom(minor(0), minor(790), minor(900)),
  }),
  address: fc
    .constantFrom('', 'NW3', 'nw33aa', 'LS1 4AB', 'E15 4QS')
    .map((postcode) => ({ ...london, postcode })),
  turnaround: fc.record({
    choice: fc.constantFrom('standard', 'express', null),
    price: fc.option(fc.constantFrom(minor(0), minor(1000), minor(2000))),
  }),
  confirmed: fc.subarray(['details', 'shipping', 'address', 'turnaround'] as const),
})
const circumstances: fc.Arbitrary<Circumstances> = fc.record({
  storeMode: fc.boolean(),
  blocked: fc.subarray(DeliveryProviderCode.options),
  deliveryOptions: fc.subarray(InStoreType.options),
  courierAreas: fc.constantFrom(USUAL_COURIER_AREAS, ['LS'], []),
  fees: fc.constantFrom(USUAL_FEES, { ...USUAL_FEES, home_delivery: minor(450) }),
  expressPrice: fc.constantFrom(minor(1000), minor(2000)),
  locale: fc.constant('en-GB'),
})

describe('[C23] after any change of an earlier choice', () => {
  test('payment cannot be entered with a provider that the api would refuse', () => {
    fc.assert(
      fc.property(someForm, circumstances, (form, now) => {
        const progress = progressOf(form, now)
        if (now.storeMode || openStep('payment', progress) !== 'payment') return
        const asker = {
          postcode: normalisePostcode(form.address.postcode),
          isStorefront: false,
          blocked: now.blocked,
          courierAreas: now.courierAreas,
        }
        for (const chosen of [form.shipping.inbound, form.shipping.outbound])
          if (chosen) expect(whyNotOffered(chosen, asker)).toBeNull()
      }),
    )
  })

  test('an invalid choice keeps its step unfinished and the total open, and is explained', () => {
    fc.assert(
      fc.property(someForm, circumstances, (form, now) => {
        const progress = progressOf(form, now)
        for (const { step, field, reason } of progress.invalid) {
          expect(isConfirmed(step, progress)).toBe(false)
          expect(stillToChoose(progress)).not.toBeNull()
          const chosen = form.shipping[field as 'inbound' | 'outbound']
          const isProvider = field === 'inbound' || field === 'outbound'
          if (isProvider && chosen) expect(reason).toContain(providerNames[chosen])
        }
      }),
    )
  })

  test('choices that are still valid are not asked for again', () => {
    fc.assert(
      fc.property(someForm, circumstances, (form, now) => {
        const { confirmed, invalid } = progressOf(form, now)
        const asked = form.confirmed.filter((step) => !confirmed.includes(step))
        expect(asked.every((step) => invalid.some((choice) => choice.step === step))).toBe(true)
      }),
    )
  })
})
