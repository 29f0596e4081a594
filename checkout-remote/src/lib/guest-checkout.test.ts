import type { Day } from '@darnley/domain/turnaround'
import { minor } from '@darnley/domain/money'
import { describe, expect, test } from 'vitest'
import { withFitting } from './brought-to-fitting.ts'
import type { CheckoutForm } from './form.ts'
import { toGuestCheckout, type OrderContext } from './guest-checkout.ts'

const form: CheckoutForm = {
  details: {
    name: ' Amara Osei ',
    email: 'amara@example.com ',
    phone: '+44 07700 900123',
    country: 'GB',
    ifUnanswered: 'go_on',
  },
  shipping: { inbound: 'RMTracked24Collection', outbound: 'DPD', inStoreType: null },
  address: { house: '14', line1: 'Weavers Row', line2: '', city: 'Leeds', postcode: 'ls14ab' },
  turnaround: { choice: 'express', price: minor(1000) },
  confirmed: ['details', 'shipping', 'address', 'turnaround'],
}
const web: OrderContext = { form, storeMode: false, originSystem: 'd2c-web', couponCode: null }

function inStore(inStoreType: CheckoutForm['shipping']['inStoreType']): OrderContext {
  const shipping = { ...form.shipping, inStoreType }
  return { ...web, form: { ...form, shipping }, storeMode: true, originSystem: 'in-store' }
}

describe('the checkout request', () => {
  test('has trimmed details and a normalised phone number', () => {
    expect(toGuestCheckout(web)).toMatchObject({
      customer_name: 'Amara Osei',
      email: 'amara@example.com',
      phone: '+447700900123',
    })
  })

  test('has both providers, the address and the turnaround of a web order', () => {
    expect(toGuestCheckout(web)).toMatchObject({
      collection_provider: 'RMTracked24Collection',
      dropoff_provider: 'DPD',
      in_store_type: null,
      address: { full_name: 'Amara Osei', line1: '14 Weavers Row', postcode: 'LS1 4AB' },
      express: true,
      origin_system: 'd2c-web',
    })
  })

  test.each([
    ['the way that has one', {}, { pickup_day: '2026-11-26' }],
    ['no other way', { inbound: 'RMTracked24' }, {}],
    ['no way while none is chosen', { pickupDay: null }, {}],
  ] as const)('has a day of collection for %s', (_which, shipping, sent) => {
    const day = '2026-11-26' as Day
    const chosen = { ...form, shipping: { ...form.shipping, pickupDay: day, ...shipping } }
    const { pickup_day } = toGuestCheckout({ ...web, form: chosen }) ?? {}
    expect(pickup_day ? { pickup_day } : {}).toEqual(sent)
  })

  test('says that everything is brought to the fitting, by the code of a drop-off', () => {
    const fitting = { date: '2026-11-26' as Day, startsAt: '17:40', place: null }
    const brought = withFitting(form, fitting)
    expect(toGuestCheckout({ ...web, form: brought })).toMatchObject({
      ...{ collection_provider: 'WFLondon', dropoff_provider: 'DPD', brought_to_fitting: true },
    })
    expect(toGuestCheckout(web)).not.toHaveProperty('brought_to_fitting')
    expect(toGuestCheckout({ ...inStore('return_to_store') })).not.toHaveProperty(
      'brought_to_fitting',
    )
  })

  test('has the discount code of the basket', () => {
    expect(toGuestCheckout({ ...web, couponCode: 'WELCOME10' })?.coupon_code).toBe('WELCOME10')
  })

  test('omits the address of an order that stays in the shop', () => {
    expect(toGuestCheckout(inStore('return_to_store'))).toMatchObject({
      in_store_type: 'return_to_store',
      collection_provider: 'Onfleet',
      dropoff_provider: 'Onfleet',
      address: null,
    })
  })

  test('has the address of a shop order that is delivered to the customer', () => {
    expect(toGuestCheckout(inStore('return_to_customer'))?.address).not.toBeNull()
  })

  test.each([
    ['a provider', { ...web, form: { ...form, shipping: { ...form.shipping, outbound: null } } }],
    ['a turnaround', { ...web, form: { ...form, turnaround: { choice: null, price: null } } }],
    ['the shop’s delivery', inStore(null)],
  ])('is null while %s is missing', (_what, context) => {
    expect(toGuestCheckout(context)).toBeNull()
  })
})
