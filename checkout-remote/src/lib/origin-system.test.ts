import { expect, test } from 'vitest'
import { originSystem } from './origin-system.ts'

const partnerMarkers = [
  { marker: 'kirk', label: 'kirk-and-daughters' },
  { marker: 'maison', label: 'maison-vale' },
]

test('the partner whose marker the hostname contains comes first', () => {
  const hostname = 'maison.localhost'
  expect(originSystem({ hostname, partnerMarkers, storeMode: true })).toBe('maison-vale')
})

test('a shop without a label is in-store', () => {
  expect(originSystem({ hostname: 'shop.example', partnerMarkers, storeMode: true })).toBe(
    'in-store',
  )
})

test('everything else is d2c-web', () => {
  expect(originSystem({ hostname: 'localhost', partnerMarkers, storeMode: false })).toBe('d2c-web')
})
