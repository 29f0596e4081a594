import { describe, expect, it } from 'vitest'
import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { aManifest, aSet } from '#testing/manifests.ts'
import { findFallbacks } from './read-set.ts'
import {
  firstRegistry,
  formerVersions,
  hasWithdrawn,
  makeLive,
  promotedAt,
  startCanary,
} from './registry.ts'
import { goBackTo, lastChanged, rollBackCanary, withdrawRelease } from './rollback.ts'
import { withReleases, type ReleaseRef } from './sets.ts'

const first = firstRegistry({ web: aSet(), storefront: aSet() })
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 1, 12, minute)).toISOString()
const web = { site: 'web', name: 'booking' } as const
const booking = (version: string): ReleaseRef => ({ name: 'booking', version })

interface Step {
  readonly release: ReleaseRef
  readonly minute: number
  readonly site?: SiteKind
}

function promote(
  registry: ReleaseRegistry,
  { release, minute, site = 'web' }: Step,
): ReleaseRegistry {
  const set = withReleases(registry.sites[site], { [release.name]: release.version })
  return makeLive(registry, { site, at: at(minute), set })
}

function tryOut(
  registry: ReleaseRegistry,
  { release, minute, site = 'web' }: Step,
): ReleaseRegistry {
  return startCanary(registry, { site, at: at(minute), release, percent: 10 })
}

const second = promote(first, { release: booking('1.1.0'), minute: 1 })
const third = promote(second, { release: booking('1.2.0'), minute: 2 })

describe('Going back to a former version of an area', () => {
  it('[T2] keeps what others promoted since', () => {
    const other = promote(second, { release: { name: 'checkout', version: '2.0.0' }, minute: 2 })
    const { registry } = goBackTo(other, { site: 'web', at: at(3), release: booking('1.0.0') })
    expect(registry.sites.web).toEqual(aSet({ checkout: '2.0.0' }))
    expect(registry.withdrawn.web).toEqual(['booking@1.1.0'])
  })

  it('goes further back the second time, and never to a withdrawn release', () => {
    const once = goBackTo(third, { site: 'web', at: at(3), release: booking('1.1.0') }).registry
    expect(formerVersions(once, web)).toEqual(['1.0.0'])
    const twice = goBackTo(once, { site: 'web', at: at(4), release: booking('1.0.0') }).registry
    expect(formerVersions(twice, web)).toEqual([])
  })

  it('[T2] withdraws everything that was live since, and the canary', () => {
    const tried = tryOut(third, { release: booking('1.3.0'), minute: 3 })
    const done = goBackTo(tried, { site: 'web', at: at(4), release: booking('1.0.0') })
    expect(done.registry.withdrawn.web).toEqual(['booking@1.3.0', 'booking@1.2.0', 'booking@1.1.0'])
    expect(done.registry.canaries).toEqual({})
  })

  it('[I11] serves no withdrawn release, not even as a fallback, until it is promoted again', async () => {
    const back = goBackTo(third, { site: 'web', at: at(3), release: booking('1.1.0') }).registry
    const after = promote(back, { release: booking('1.3.0'), minute: 4 })
    const store = {
      manifest: async ({ name, version }: ReleaseRef) => aManifest({ name, version }),
    }
    const fallbacks = await findFallbacks(store, {
      registry: after,
      site: 'web',
      set: after.sites.web,
    })
    expect(fallbacks['booking']).toBe('1.1.0')
    expect(hasWithdrawn(after, { site: 'web', set: third.sites.web })).toBe(true)
    const again = promote(after, { release: booking('1.2.0'), minute: 5 })
    expect(again.withdrawn.web).toEqual([])
    expect(hasWithdrawn(again, { site: 'web', set: third.sites.web })).toBe(false)
  })

  it('[I11] withdraws nothing from a site that still serves it', () => {
    const both = promote(second, { release: booking('1.1.0'), minute: 1, site: 'storefront' })
    const { registry } = goBackTo(both, { site: 'web', at: at(3), release: booking('1.0.0') })
    expect(registry.withdrawn).toEqual({
      web: ['booking@1.1.0'],
      storefront: [],
      workshop: ['booking@1.1.0'],
    })
    const set = registry.sites.storefront
    expect(hasWithdrawn(registry, { site: 'storefront', set })).toBe(false)
  })
})

describe('A canary', () => {
  it('[T1] of an area ends without ending the canary of another', () => {
    const checkout = { name: 'checkout', version: '2.0.0' }
    const tried = [booking('1.3.0'), checkout].reduce(
      (registry, release) => tryOut(registry, { release, minute: 3 }),
      third,
    )
    const { registry } = rollBackCanary(tried, web) ?? {}
    expect(registry?.canaries.web?.changes).toEqual({ checkout: '2.0.0' })
    const failed = withdrawRelease(tried, {
      site: 'web',
      at: at(4),
      release: checkout,
      replacement: null,
    })
    expect(failed?.registry.canaries.web?.changes).toEqual({ booking: '1.3.0' })
  })

  it("[T1] ends when its area is promoted, so that it is always its area's last change", () => {
    const tried = tryOut(second, { release: booking('1.2.0'), minute: 2 })
    const promoted = promote(tried, { release: booking('1.1.1'), minute: 3 })
    expect(promoted.canaries).toEqual({})
    expect(rollBackCanary(promoted, web)).toBeUndefined()
  })
})

describe('The last change of an area', () => {
  const storefront = { site: 'storefront', name: 'booking' } as const
  const places = [web, storefront]

  it('[T1] is on the sites where it was promoted last, whatever others changed', () => {
    const both = promote(second, { release: booking('1.1.0'), minute: 1, site: 'storefront' })
    expect(lastChanged(both, places)).toEqual(places)
    const other = promote(both, { release: { name: 'checkout', version: '2' }, minute: 5 })
    expect(lastChanged(other, places)).toEqual(places)
    expect(lastChanged(tryOut(other, { release: booking('1.2.0'), minute: 6 }), places)).toEqual([
      web,
    ])
  })

  it('[T16] is the moment from which its failures count', () => {
    expect(promotedAt(second, 'booking@1.1.0')).toBe(at(1))
    const back = goBackTo(second, { site: 'web', at: at(2), release: booking('1.0.0') }).registry
    expect(
      promotedAt(promote(back, { release: booking('1.1.0'), minute: 3 }), 'booking@1.1.0'),
    ).toBe(at(3))
  })
})
