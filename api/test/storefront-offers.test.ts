import type { GuestCheckout, InStoreType } from '@darnley/contract/checkout'
import type { DeliveryProvider } from '@darnley/contract/delivery-providers'
import type { OrderDetails } from '@darnley/contract/orders'
import type { StorePricing } from '@darnley/contract/stores'
import { customer } from '@darnley/testing/customer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { placesOf, visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment()
})
afterAll(() => environment.stop())

const at = (domain: string): Visitor =>
  visit(environment.apiUrl, { 'x-forwarded-host': `${domain}.localhost:3000` })

async function signedIn(domain: string): Promise<Visitor> {
  const visitor = at(domain)
  const body = { email: `staff@${domain}.example`, password: 'needle-and-thread' }
  expect((await visitor.post('/storefront/token', { body })).status).toBe(200)
  await visitor.fill([await someJeans()])
  return visitor
}

const providersOf = async (domain: string): Promise<string[]> =>
  (await at(domain).get<DeliveryProvider[]>('/public/delivery_providers')).body.map(
    ({ name }) => name,
  )

const returnsOf = async (domain: string): Promise<StorePricing['delivery']> => {
  const path = `/public/store/store_pricing?storefront_domain=${domain}.localhost`
  return (await at(domain).get<StorePricing>(path)).body.delivery
}

function takenFor(choice: InStoreType): Partial<GuestCheckout> {
  const isHome = choice === 'return_to_customer'
  return {
    in_store_type: choice,
    collection_provider: 'Onfleet',
    dropoff_provider: isHome ? 'RMTracked24' : 'Onfleet',
    address: isHome ? (customer().address ?? null) : null,
    origin_system: 'in-store',
  }
}

const home = { maison: 395, kirk: 493 } as const

describe.each(['maison', 'kirk'] as const)('the shop %s', (domain) => {
  it('offers each return at its rate and charges the same', async () => {
    const returns = await returnsOf(domain)
    expect(returns).toEqual([
      { option: 'complete_in_store', price: 0 },
      { option: 'return_to_store', price: 0 },
      { option: 'return_to_customer', price: home[domain] },
    ])
    const staff = await signedIn(domain)
    const [line] = (await staff.fill([await someJeans()])).basket[0]?.serviceDetails ?? []
    const { body } = await staff.checkOut(takenFor('return_to_customer'))
    const path = `/public/order_details?order_id_token=${body.order_id_token}`
    const { total_price: total } = (await staff.get<OrderDetails>(path)).body
    const answers = line?.questionAnswerModifiers.reduce((sum, each) => sum + each.priceModifier, 0)
    expect(total).toBe((line?.service.price ?? 0) + (answers ?? 0) + home[domain])
  })

  it('offers the couriers that it does not block', async () => {
    const names = await providersOf(domain)
    expect(names).toContain('Onfleet')
    expect(names.includes('DPD')).toBe(domain === 'maison')
  })
})

describe('a provider blocked by a storefront', () => {
  /** Storefronts are cached for a few seconds. */
  async function block(domain: string, codes: string, options: string): Promise<void> {
    await environment.query(
      'update storefronts set blocked_delivery_providers = $1, delivery_options = $2 where domain = $3',
      [codes, options, `${domain}.localhost`],
    )
  }

  it('is no longer offered or accepted there, and still is elsewhere', async () => {
    const staff = await signedIn('maison')
    const neighbours = await signedIn('kirk')
    await block('maison', '{RMTracked24,SFOnfleet}', '{return_to_store,return_to_customer}')
    await expect.poll(() => returnsOf('maison')).toEqual([{ option: 'return_to_store', price: 0 }])
    const names = await providersOf('maison')
    expect(names).not.toContain('RMTracked24')
    expect(names).not.toContain('SFOnfleet')
    for (const choice of ['return_to_customer', 'complete_in_store'] as const)
      expect(placesOf(await staff.checkOut(takenFor(choice)))).toEqual(['body.in_store_type'])
    expect((await staff.checkOut(takenFor('return_to_store'))).status).toBe(200)

    expect(await returnsOf('kirk')).toHaveLength(3)
    expect((await neighbours.checkOut(takenFor('return_to_customer'))).status).toBe(200)
  })
})
