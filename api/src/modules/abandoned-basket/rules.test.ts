import fc from 'fast-check'
import type { BasketEntry } from 'shared/contract/basket'
import { expect, it } from 'vitest'
import { restoreEntries } from './rules.ts'

const entry = (id: string): BasketEntry => ({
  id,
  itemCategory: { id: 'trousers', name: 'Trousers' },
  item: { id: 'jeans', name: 'Jeans', coverImage: null },
  itemDescription: 'Blue denim',
  serviceDetails: [],
})
const entries = fc.uniqueArray(fc.uuid(), { maxLength: 50 }).map((ids) => ids.map(entry))

it('restoring keeps every own entry, adds what is missing and doubles nothing, also when done again', () => {
  fc.assert(
    fc.property(entries, entries, fc.nat(50), (own, others, shared) => {
      const abandoned = [...others, ...own.slice(0, shared)]
      const restored = restoreEntries({ own, abandoned })
      expect(restored.slice(0, own.length)).toEqual(own)
      expect(new Set(restored.map(({ id }) => id)).size).toBe(restored.length)
      expect(restored.length).toBeLessThanOrEqual(50)
      expect(restoreEntries({ own: restored, abandoned })).toEqual(restored)
    }),
  )
})
