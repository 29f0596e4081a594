import { describe, expect, it } from 'vitest'
import type { ReleaseManifest } from '@darnley/contract/release'
import { pageAreasOf } from './page-areas.ts'

const release = (name: string): ReleaseManifest =>
  ({
    name,
    version: '1',
    remoteEntry: 'remoteEntry.js',
    area: { sites: ['web'], pages: [], menu: [], slots: [] },
  }) as unknown as ReleaseManifest

describe('The areas of a page', () => {
  it('come in the order of their names, so that the menu does not follow who published first', () => {
    const remotes = { checkout: release('checkout'), booking: release('booking') }
    expect(Object.keys(pageAreasOf({ remotes, foreign: {} }, 'web'))).toEqual([
      'booking',
      'checkout',
    ])
  })
})
