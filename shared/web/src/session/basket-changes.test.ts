import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BasketEntry } from '@darnley/contract/basket'
import { anEntry, aServiceDetail } from '@darnley/testing/basket'
import { applyChange, type BasketChange } from './basket-changes.ts'

const ids = fc.constantFrom('a', 'b', 'c')
const change: fc.Arbitrary<BasketChange> = fc.oneof(
  fc.tuple(ids, ids).map(([id, serviceId]) => ({
    type: 'add-entry' as const,
    entry: anEntry({ id, serviceDetails: [aServiceDetail({ id: serviceId })] }),
  })),
  fc
    .tuple(ids, ids)
    .map(([entryId, serviceId]) => ({ type: 'remove-service' as const, entryId, serviceId })),
  fc.tuple(ids, ids, fc.nat(3)).map(([id, serviceId, entryIndex]) => ({
    type: 'restore-service' as const,
    entry: anEntry({ id, serviceDetails: [aServiceDetail({ id: serviceId })] }),
    entryIndex,
    serviceId,
  })),
)

describe('a basket change', () => {
  it('has the same effect when it is applied twice', () => {
    fc.assert(
      fc.property(fc.array(change), change, (before, next) => {
        const once = applyChange(applyAll(before), next)
        expect(applyChange(once, next)).toEqual(once)
      }),
    )
  })

  it('never leaves an entry without a service', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        expect(applyAll(changes).every(({ serviceDetails }) => serviceDetails.length > 0)).toBe(
          true,
        )
      }),
    )
  })

  it('adds a service to the named entry only', () => {
    const entries = [anEntry({ id: 'a' }), anEntry({ id: 'b' })]
    const changed = applyChange(entries, {
      type: 'add-entry',
      entry: anEntry({ id: 'b', serviceDetails: [aServiceDetail({ id: 'new' })] }),
    })
    expect(changed.map(({ serviceDetails }) => serviceDetails.length)).toEqual([1, 2])
  })

  it('[C22] keeps a service for an entry whose other services were ordered meanwhile', () => {
    const entry = anEntry({ id: 'b', serviceDetails: [aServiceDetail({ id: 'new' })] })
    expect(applyChange([], { type: 'add-entry', entry })).toEqual([entry])
  })

  it('that restores a removed service restores the earlier basket', () => {
    fc.assert(
      fc.property(fc.array(change), fc.nat(), fc.nat(), (changes, one, other) => {
        const before = applyAll(changes)
        const entryIndex = one % Math.max(before.length, 1)
        const entry = before[entryIndex]
        const serviceId = entry?.serviceDetails[other % entry.serviceDetails.length]?.id
        fc.pre(entry !== undefined && serviceId !== undefined)
        const removal = { entryId: entry.id, serviceId }
        const without = applyChange(before, { type: 'remove-service', ...removal })
        const after = applyChange(without, {
          type: 'restore-service',
          entry,
          entryIndex,
          serviceId,
        })
        expect(after).toEqual(before)
      }),
    )
  })
})

function applyAll(changes: BasketChange[]): BasketEntry[] {
  return changes.reduce<BasketEntry[]>(applyChange, [])
}
