import type { GuestCheckout } from '@darnley/contract/checkout'

/** The checkout of a new customer of the customers' site, typed untidily; tests override what matters to them. */
export function customer(details: Partial<GuestCheckout> = {}): GuestCheckout {
  return {
    customer_name: 'Amara Osei',
    email: `amara.${crypto.randomUUID().slice(0, 8)}@example.com`,
    phone: '07700 900123',
    collection_provider: 'RMTracked24Collection',
    dropoff_provider: 'RMTracked24',
    in_store_type: null,
    address: {
      full_name: 'Amara Osei',
      line1: '14 Weavers Row',
      line2: '',
      city: 'Leeds',
      postcode: 'ls1 4ab',
    },
    express: false,
    origin_system: 'd2c-web',
    coupon_code: null,
    ...details,
  }
}
