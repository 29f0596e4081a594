import fc from 'fast-check'
import { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { Storefront } from '@darnley/contract/storefront-session'
import { USUAL_COURIER_AREAS } from '@darnley/domain/delivery'
import { USUAL_FEES } from '@darnley/domain/pricing'
import { describe, expect, it } from 'vitest'
import {
  allProviders,
  labelCallOf,
  offeredProviders,
  offeredReturns,
  servesDirection,
  whyRefused,
} from './rules.ts'

const web = { address: null, storefront: null, courierAreas: USUAL_COURIER_AREAS, notOffered: [] }
const names = (address: string | null): string[] =>
  offeredProviders({ ...web, address }, USUAL_FEES).map(({ name }) => name)

describe('the offer to a web customer', () => {
  it('is this inbound list, with the tracked-24 collection first (section 2.4)', () => {
    expect(names('Leeds LS1 4AB')).toEqual([
      'RMTracked24Collection',
      'RMTracked24',
      'RMTracked48',
      'RMSpecialGND1000',
      'RMSpecialGND2500',
      'DPD',
      'WFLondon',
      'WFStratford',
    ])
  })

  it('describes a provider in each direction that it serves', () => {
    for (const provider of offeredProviders(web, USUAL_FEES)) {
      expect(provider.inbound?.description).toMatch(/\w/)
      expect(provider.outbound === null).toBe(provider.name === 'RMTracked24Collection')
    }
  })

  it('costs 395 for each direction to or from home, and nothing at a store', () => {
    for (const { name, price } of offeredProviders(web, USUAL_FEES))
      expect(price).toBe(name.startsWith('WF') ? 0 : 395)
  })
})

describe('the bicycle courier', () => {
  it.each(['N1 9GU', '1 Cloudesley Road, London, ec1a1bb', 'SE1 9SG', 'WC2N 5DU', 'e15-4qs'])(
    'serves %s',
    (address) => {
      expect(whyRefused('Evermile', { ...web, address })).toBeNull()
    },
  )

  it.each([null, '', 'LS1 4AB', 'NE1 4ST', 'M1 1AE', 'EN1 1AA', 'London Road, Leeds'])(
    'does not serve %s',
    (address) => {
      expect(whyRefused('Evermile', { ...web, address })).toBe('outside-areas')
    },
  )
})

const shop: Storefront = {
  id: 'shop',
  name: 'Shop',
  domain: 'shop.example',
  locale: 'en_GB',
  exchange_rate: '1',
  delivery_options: [],
  blocked_delivery_providers: [],
  address: { line1: '', line2: '', city: '', postcode: '' },
}
const anyCodes = fc.uniqueArray(fc.constantFrom(...DeliveryProviderCode.options))
const anyAddress = fc.oneof(fc.string(), fc.constantFrom('N1 9GU', 'LS1 4AB'))

it('a storefront is offered the web providers and its own couriers, except those it blocks', () => {
  fc.assert(
    fc.property(anyCodes, anyAddress, (blocked, address) => {
      const storefront = { ...shop, blocked_delivery_providers: blocked }
      const offered = offeredProviders({ ...web, address, storefront }, USUAL_FEES).map(
        ({ name }) => name,
      )
      const wanted = new Set([...names(address), 'Onfleet', 'SFOnfleet'])
      for (const code of blocked) wanted.delete(code)
      expect(new Set(offered)).toEqual(wanted)
      expect(offered).toHaveLength(wanted.size)
    }),
  )
})

it('ways of couriers without a contract are offered to no one, nor what a shop needs them for', () => {
  fc.assert(
    fc.property(anyCodes, anyAddress, (notOffered, address) => {
      for (const storefront of [null, shop]) {
        const asker = { ...web, address, storefront, notOffered }
        const offered = [...offeredProviders(asker, USUAL_FEES), ...allProviders(asker, USUAL_FEES)]
        expect(offered.filter(({ name }) => notOffered.includes(name))).toEqual([])
      }
    }),
  )
  const all: Storefront = { ...shop, delivery_options: ['return_to_customer', 'return_to_store'] }
  expect(offeredReturns(all, [])).toEqual(all.delivery_options)
  expect(offeredReturns(all, ['RMTracked24'])).toEqual(['return_to_store'])
  expect(offeredReturns(all, ['Onfleet'])).toEqual([])
})

it('every provider of the specification serves some direction', () => {
  for (const code of DeliveryProviderCode.options)
    expect(servesDirection(code, 'inbound') || servesDirection(code, 'outbound')).toBe(true)
})

it('[C24] a provider’s text promises a label exactly when a call returns one', () => {
  for (const { name, inbound } of allProviders(web, USUAL_FEES)) {
    const isPromised = inbound?.extra_description.includes('You will find a postage label') ?? false
    expect([name, labelCallOf(name) !== null]).toEqual([name, isPromised])
  }
  expect(labelCallOf('DPD')).toBe('dpd_shipping_label')
  expect(labelCallOf('RMTracked24')).toBe('royal_mail_label')
  expect(labelCallOf('RMTracked24Collection')).toBeNull()
})

it('[C25] [C26] every promise of the texts is implemented', () => {
  for (const { inbound, outbound } of allProviders(web, USUAL_FEES))
    for (const { extra_description: extra } of [inbound, outbound].filter(
      (each) => each !== null,
    )) {
      expect(extra).not.toMatch(/text message|tracking number/i)
      expect(extra).not.toMatch(/code from your confirmation/i)
    }
})
