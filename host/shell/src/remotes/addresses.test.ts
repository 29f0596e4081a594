import type { PageArea } from '@darnley/contract/page-areas'
import { describe, expect, it } from 'vitest'
import { createAddresses } from './addresses.ts'

const area = (entry: string): PageArea => ({ entry, pages: [], menu: [], slots: {} })
const areas = {
  booking: area('/releases/booking/1/remoteEntry.js'),
  checkout: area('/releases/checkout/1/remoteEntry.js'),
}

describe('The URL of a remote', () => {
  it('is that of the live release until it fails', () => {
    const addresses = createAddresses({ areas, fallbacks: {} })
    expect(addresses.current('booking')).toEqual({
      url: areas.booking.entry,
      generation: 0,
      hasFallback: false,
    })
    expect(addresses.current('nobody')).toBeUndefined()
  })

  it('is a new one after a failure, for this remote only', () => {
    const addresses = createAddresses({ areas, fallbacks: {} })
    addresses.failed('booking', 0)
    expect(addresses.current('booking')?.url).toBe('/releases/_retry-1/booking/1/remoteEntry.js')
    expect(addresses.current('checkout')?.url).toBe(areas.checkout.entry)
  })

  it('is that of the last known good release after the first failure, if there is one', () => {
    const addresses = createAddresses({
      areas,
      fallbacks: { booking: '/releases/booking/0/remoteEntry.js' },
    })
    expect(addresses.current('booking')?.hasFallback).toBe(true)
    addresses.failed('booking', 0)
    expect(addresses.current('booking')).toEqual({
      url: '/releases/booking/0/remoteEntry.js',
      generation: 1,
      hasFallback: false,
    })
    addresses.failed('booking', 1)
    expect(addresses.current('booking')?.url).toBe('/releases/_retry-1/booking/1/remoteEntry.js')
  })

  it('of another origin keeps its path, whatever it is called', () => {
    const entry = 'https://recycling.example/releases/remoteEntry.js'
    const addresses = createAddresses({ areas: { recycling: area(entry) }, fallbacks: {} })
    addresses.failed('recycling', 0)
    expect(addresses.current('recycling')).toMatchObject({ url: entry, generation: 1 })
  })

  it('changes once when two parts fail at once', () => {
    const addresses = createAddresses({ areas, fallbacks: {} })
    addresses.failed('checkout', 0)
    addresses.failed('checkout', 0)
    expect(addresses.current('checkout')?.generation).toBe(1)
  })

  it('stays within the URLs whose hashes the page has', () => {
    const addresses = createAddresses({ areas, fallbacks: {} })
    for (const generation of [0, 1, 2, 3, 3]) addresses.failed('booking', generation)
    expect(addresses.current('booking')?.url).toBe('/releases/_retry-3/booking/1/remoteEntry.js')
  })
})
