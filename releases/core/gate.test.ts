import { describe, expect, it } from 'vitest'
import type { ReleaseManifest } from '@darnley/contract/release'
import { aManifest } from '#testing/manifests.ts'
import { describeGateFault, findApiFault, findGateFaults, type SetManifests } from './gate.ts'

const vendor = aManifest({
  name: 'vendor',
  vendorExports: { react: ['useState'], '@darnley/web/session': ['$basket'] },
  sharedVersions: { react: '19.3.1' },
})

function setWith(booking: Partial<ReleaseManifest>): SetManifests {
  return {
    vendor,
    host: aManifest({ name: 'host-web', contractVersion: '1.4.0' }),
    remotes: { booking: aManifest({ name: 'booking', contractVersion: '1.2.0', ...booking }) },
  }
}

describe('The contract gate', () => {
  it.each<[string, Partial<ReleaseManifest>]>([
    ['what the vendor file exports', { vendorImports: { react: ['useState'] } }],
    ['an older version of the same major', { sharedVersions: { react: '19.0.0' } }],
    ['a package that the vendor file does not name', { sharedVersions: { other: '1.0.0' } }],
    ['a newer minor version of the contract', { contractVersion: '1.9.0' }],
  ])('lets %s pass', (_what, booking) => {
    expect(
      findGateFaults({
        ...setWith(booking),
        host: aManifest({ contractVersion: '1.4.0' }),
        vendor: { ...vendor, contractVersion: '1.0.0' },
      }),
    ).toEqual([])
  })

  it.each<[string, Partial<ReleaseManifest>, string]>([
    ['shared names', { vendorImports: { react: ['useTime'] } }, "useTime from 'react'"],
    [
      'shared names',
      { vendorImports: { '@darnley/web/query': ['useQuery'] } },
      "from '@darnley/web/query'",
    ],
    ['shared versions', { sharedVersions: { react: '19.4.0' } }, 'against react 19.4.0'],
    ['shared versions', { sharedVersions: { react: '18.3.1' } }, 'holds 19.3.1'],
    ['contract', { contractVersion: '2.0.0' }, 'speaks contract 2.0.0'],
    ['contract', { contractVersion: '0.9.0' }, 'speaks 1.4.0'],
  ])('refuses by its rule for %s: %o', (rule, booking, message) => {
    const [fault] = findGateFaults({
      ...setWith(booking),
      vendor: { ...vendor, contractVersion: '1.0.0' },
    })
    expect(fault).toMatchObject({ rule, release: 'booking@1.0.0' })
    expect(fault && describeGateFault(fault)).toContain(message)
  })
})

describe('The contract gate on a change of the vendor file', () => {
  it.each<[string, Partial<ReleaseManifest>, RegExp]>([
    [
      'a name that is taken away',
      { vendorImports: { react: ['useTime'] } },
      /put it back into the facade in shared\/web, or first release booking without it/,
    ],
    [
      'an older version',
      { sharedVersions: { react: '19.4.0' } },
      /put react 19\.4\.0 back .*, or first release booking built against react 19\.3\.1/,
    ],
  ])('[T19] names the fix for the team of that file: %s', (_what, booking, cure) => {
    const [fault] = findGateFaults(setWith({ contractVersion: '1.4.0', ...booking }), ['vendor'])
    expect(fault?.cure).toMatch(cure)
    const [own] = findGateFaults(setWith({ contractVersion: '1.4.0', ...booking }), ['booking'])
    expect(own?.cure).toMatch(/^(?:add|build) it/)
  })
})

describe('The contract gate against the live api', () => {
  const release = aManifest({ name: 'booking', contractVersion: '1.2.0' })

  it.each(['1.2.0', '1.2.5', '1.3.0'])(
    'lets a release for 1.2.0 pass where the api has %s',
    (api) => expect(findApiFault(release, api)).toBeNull(),
  )

  it.each(['1.1.9', '0.9.0', '2.0.0'])('refuses it where the api has %s, with the fix', (api) =>
    expect(findApiFault(release, api)).toMatchObject({
      message: `was built for contract 1.2.0, and the live api speaks ${api}`,
      cure: expect.stringContaining('deploy the api first'),
    }),
  )
})
