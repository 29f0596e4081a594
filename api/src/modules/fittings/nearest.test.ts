import type { FittingPlace } from '@darnley/contract/fittings'
import { expect, test } from 'vitest'
import { nearestFirst } from './nearest.ts'

function placeAt(id: string, postcode: string): FittingPlace {
  return {
    ...{ id, name: id, phone: '', opening_hours: [], minutes: 20 },
    address: { line1: '', line2: '', city: '', postcode },
  }
}

const places = [placeAt('london', 'W1A 1AB'), placeAt('none', ''), placeAt('leeds', 'LS1 6HD')]
const near = (postcode: string | null): string[] =>
  nearestFirst(places, postcode).map(({ id }) => id)

test('the nearest place comes first, and one without a distance last', () => {
  expect(near('LS6 3HN')).toEqual(['leeds', 'london', 'none'])
  expect(near('E8 4QS')).toEqual(['london', 'leeds', 'none'])
})

test('without a postcode places keep their order, and have no distance', () => {
  expect(near(null)).toEqual(['london', 'none', 'leeds'])
  expect(nearestFirst(places, null)[0]).not.toHaveProperty('miles')
})
