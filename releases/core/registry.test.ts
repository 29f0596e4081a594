import { describe, expect, it } from 'vitest'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { aSet } from '#testing/manifests.ts'
import { canarySet, firstRegistry, makeLive, parseRegistry, startCanary } from './registry.ts'
import { withdrawRelease } from './rollback.ts'
import { parseRef, setId } from './sets.ts'

const first = firstRegistry({ web: aSet(), storefront: aSet() })
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 1, 12, minute)).toISOString()

function promoted(registry: ReleaseRegistry, version: string, minute: number): ReleaseRegistry {
  return makeLive(registry, { site: 'web', at: at(minute), set: aSet({ booking: version }) })
}

const canaryOf = (registry: ReleaseRegistry, percent: number, minute: number): ReleaseRegistry =>
  startCanary(registry, {
    site: 'web',
    at: at(minute),
    release: { name: 'booking', version: '1.1.0' },
    percent,
  })

describe('A registry', () => {
  it('written before there was a workshop gives it the shell of the partner shops, without areas', () => {
    const { workshop: _workshop, ...sites } = first.sites
    const read = parseRegistry(JSON.stringify({ ...first, sites }))
    const { vendor, host } = first.sites.storefront
    expect(read.sites.workshop).toEqual({ vendor, host, remotes: {} })
    expect(parseRegistry(JSON.stringify(read))).toEqual(read)
  })

  it('keeps the set of the workshop', () => {
    const set = aSet({ booking: '1.1.0' })
    const live = makeLive(first, { site: 'workshop', at: at(1), set })
    expect(parseRegistry(JSON.stringify(live)).sites).toEqual({ ...first.sites, workshop: set })
  })
})

describe('Making a set live', () => {
  it('remembers the former set, and changes nothing when it is the same', () => {
    const after = promoted(first, '1.1.0', 1)
    expect(after.history.web).toEqual([{ set: aSet(), until: at(1) }])
    expect(promoted(after, '1.1.0', 2)).toBe(after)
    expect(after.sites.storefront).toBe(first.sites.storefront)
  })

  it('ends the canary that tested it, and keeps another canary running on the new set', () => {
    expect(promoted(canaryOf(first, 10, 0), '1.1.0', 1).canaries.web).toBeUndefined()
    const other = makeLive(canaryOf(first, 10, 0), {
      site: 'web',
      at: at(1),
      set: aSet({ checkout: '2.0.0' }),
    })
    expect(canarySet(other, 'web')).toEqual(aSet({ booking: '1.1.0', checkout: '2.0.0' }))
  })

  it('reads a registry from before there were canaries', () => {
    const { schemaVersion, sites } = first
    expect(parseRegistry(JSON.stringify({ schemaVersion, sites }))).toEqual(first)
  })
})

describe('A canary', () => {
  it('keeps its start when its percentage is raised', () => {
    const raised = canaryOf(canaryOf(first, 10, 0), 50, 5)
    expect(raised.canaries.web).toEqual({
      changes: { booking: '1.1.0' },
      percent: 50,
      since: at(0),
    })
  })
})

describe('Withdrawing one release', () => {
  it('keeps what was promoted since', () => {
    const later = makeLive(promoted(first, '1.1.0', 1), {
      site: 'web',
      at: at(2),
      set: aSet({ booking: '1.1.0', checkout: '2.0.0' }),
    })
    const release = { name: 'booking', version: '1.1.0' }
    const done = withdrawRelease(later, { site: 'web', at: at(3), release, replacement: '1.0.0' })
    expect(done?.registry.sites.web).toEqual(aSet({ checkout: '2.0.0' }))
    expect(done?.registry.withdrawn.web).toEqual(['booking@1.1.0'])
  })

  it('does nothing where the release is absent, or where it has no replacement', () => {
    const release = { name: 'booking', version: '1.0.0' }
    const change = { site: 'web', at: at(1), replacement: null } as const
    expect(withdrawRelease(first, { ...change, release })).toBeUndefined()
    expect(
      withdrawRelease(first, { ...change, release: { ...release, version: '9.0.0' } }),
    ).toBeUndefined()
  })
})

describe('Names', () => {
  it('of sets depend on their versions alone', () => {
    expect(setId(aSet())).toBe(setId(structuredClone(aSet())))
    expect(setId(aSet())).not.toBe(setId(aSet({ booking: '1.1.0' })))
  })

  it.each(['booking', 'booking@', '@1.0.0', 'booking@../..', 'Booking@1', 'booking@1.0.0/x'])(
    'of releases do not have the format %s',
    (text) => expect(parseRef(text)).toBeNull(),
  )
})
