import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCursor, writeCursor } from '#src/lib/cursor.ts'
import { Position } from './cursor.ts'
import { every, isRoutedTo, searchWords } from './rules.ts'

const maison = { storefrontId: 'maison-vale', points: ['WFLondon'] } as const
const web = {
  status: 'awaiting_pickup',
  storefrontId: null,
  collectionProvider: 'DPD',
  dropoffProvider: 'DPD',
  broughtToFitting: false,
} as const

describe('an order', () => {
  it.each([
    ['of the web by courier', {}, false],
    ['brought to its shop', { collectionProvider: 'WFLondon' }, true],
    ['brought to a fitting', { collectionProvider: 'WFLondon', broughtToFitting: true }, false],
    ['collected from its shop', { dropoffProvider: 'WFLondon' }, true],
    ['brought to a shop of another storefront', { collectionProvider: 'WFStratford' }, false],
    ['taken by it', { storefrontId: 'maison-vale' }, true],
    ['taken by another storefront', { storefrontId: 'kirk-and-daughters' }, false],
    ['that is not paid', { storefrontId: 'maison-vale', status: 'awaiting_payment' }, false],
  ] as const)('%s is routed to a storefront: %j %s', (_what, change, isRouted) => {
    expect(isRoutedTo({ ...web, ...change }, maison)).toBe(isRouted)
  })
})

describe('a search', () => {
  it('requires every word', () => {
    expect(every(searchWords(' Amara  OSEI '))).toBe("'Amara':* & 'OSEI':*")
    expect(searchWords('  ')).toEqual([])
  })

  it('[S20] treats quotes and backslashes as text', () => {
    expect(searchWords("o'neill\\")).toEqual(["'o''neill\\\\':*"])
  })
})

describe('a cursor', () => {
  it('round-trips', () => {
    fc.assert(
      fc.property(fc.nat().map(String), fc.uuid(), (at, id) => {
        expect(readCursor(writeCursor([at, id]), Position)).toEqual([at, id])
      }),
    )
  })

  it('is rejected when the database cannot hold its time', () => {
    const cursor = writeCursor(['9'.repeat(19), '00000000-0000-4000-8000-000000000000'])
    expect(readCursor(cursor, Position)).toBeNull()
  })

  it('is rejected when it was not issued by the API', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readCursor(text, Position)).toBeNull()
      }),
    )
  })
})
