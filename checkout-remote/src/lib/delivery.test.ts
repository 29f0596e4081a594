import type { DeliveryProvider, DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { minor } from '@darnley/domain/money'
import { describe, expect, test } from 'vitest'
import {
  inboundProviders,
  offeredInStore,
  outboundProviders,
  stillOffered,
  storeProviders,
} from './delivery.ts'

const way = { description: 'By post', extra_description: 'A label comes by e-mail' }

function provider(name: DeliveryProviderCode): DeliveryProvider {
  return { name, display_name: name, price: minor(395), inbound: way, outbound: way }
}

const providers = [provider('RMTracked48'), provider('DPD'), provider('RMTracked24Collection')]
const names = (list: DeliveryProvider[]): string[] => list.map(({ name }) => name)

describe('delivery', () => {
  test('to the workshop lists the collection first and keeps the order of the others', () => {
    expect(names(inboundProviders(providers, []))).toEqual([
      'RMTracked24Collection',
      'RMTracked48',
      'DPD',
    ])
  })

  test('back to the customer has no collection', () => {
    expect(names(outboundProviders(providers, []))).toEqual(['RMTracked48', 'DPD'])
  })

  test('hides what the storefront has blocked', () => {
    expect(names(inboundProviders(providers, ['DPD']))).not.toContain('DPD')
    expect(names(outboundProviders(providers, ['DPD']))).not.toContain('DPD')
  })

  test('hides a provider in the direction it does not serve', () => {
    const oneWay = [{ ...provider('WFLondon'), outbound: null }]
    expect(names(inboundProviders(oneWay, []))).toEqual(['WFLondon'])
    expect(outboundProviders(oneWay, [])).toEqual([])
  })
})

test('an earlier choice counts only while it is still offered', () => {
  expect(stillOffered('DPD', ['DPD', 'Evermile'])).toBe('DPD')
  expect(stillOffered('DPD', ['Evermile'])).toBeNull()
  expect(stillOffered(null, ['Evermile'])).toBeNull()
})

describe('an order taken in a shop', () => {
  test('is delivered home by tracked 24 and anywhere else by Onfleet', () => {
    expect(storeProviders('return_to_customer').dropoff_provider).toBe('RMTracked24')
    expect(storeProviders('return_to_store').dropoff_provider).toBe('Onfleet')
    expect(storeProviders('complete_in_store').dropoff_provider).toBe('Onfleet')
  })

  test('is always collected by Onfleet', () => {
    expect(storeProviders('return_to_customer').collection_provider).toBe('Onfleet')
  })

  test('cannot be delivered home when the shop has blocked the carrier', () => {
    const choices = ['return_to_store', 'return_to_customer'] as const
    expect(offeredInStore(choices, ['RMTracked24'])).toEqual(['return_to_store'])
    expect(offeredInStore(choices, [])).toEqual(choices)
  })
})
