import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BasketEntry } from '@darnley/contract/basket'
import { anEntry, aServiceDetail } from '@darnley/testing/basket'
import { MemoryStorage } from '#src/testing/memory-storage.ts'
import { applyChange, type BasketChange, forget, keep, keptBefore } from './basket-changes.ts'

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
  fc.tuple(ids, ids).map(([entryId, id]) => ({
    type: 'replace-service' as const,
    entryId,
    itemDescription: 'Changed',
    service: aServiceDetail({ id, tailorNotes: 'Changed' }),
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

  it('that replaces a service is its removal and an addition in the same place', () => {
    fc.assert(
      fc.property(fc.array(change), fc.nat(), fc.nat(), (changes, one, other) => {
        const before = applyAll(changes)
        const entryIndex = one % Math.max(before.length, 1)
        const entry = before[entryIndex]
        const old = entry?.serviceDetails[other % entry.serviceDetails.length]
        fc.pre(entry !== undefined && old !== undefined)
        const service = { ...old, tailorNotes: 'Changed' }
        const { id: entryId, itemDescription } = entry
        const ids = { entryId, serviceId: old.id }
        const changed = {
          ...entry,
          serviceDetails: entry.serviceDetails.map((line) => (line.id === old.id ? service : line)),
        }
        expect(
          applyChange(before, { type: 'replace-service', entryId, itemDescription, service }),
        ).toEqual(
          applyChange(applyChange(before, { type: 'remove-service', ...ids }), {
            ...{ type: 'restore-service', entry: changed, entryIndex, serviceId: old.id },
          }),
        )
      }),
    )
  })

  it('that replaces a service does nothing when the line was paid or removed meanwhile', () => {
    const replacement: BasketChange = {
      type: 'replace-service',
      entryId: 'a',
      itemDescription: 'Changed',
      service: aServiceDetail({ id: 'gone' }),
    }
    const entry = anEntry({ id: 'a' })
    expect(applyChange([entry], replacement)).toEqual([entry])
    expect(applyChange([], replacement)).toEqual([])
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

describe('of a basket of two garments, the first with two services', () => {
  const [hem, zip] = [aServiceDetail({ id: 'hem' }), aServiceDetail({ id: 'zip' })]
  const jeans = anEntry({ id: 'jeans', serviceDetails: [hem, zip] })
  const coat = anEntry({ id: 'coat', serviceDetails: [aServiceDetail({ id: 'hem' })] })

  it.each<[string, BasketChange, string[]]>([
    ['a service', { type: 'remove-service', entryId: 'jeans', serviceId: 'hem' }, ['zip', 'hem']],
    [
      'the last service',
      { type: 'remove-service', entryId: 'coat', serviceId: 'hem' },
      ['hem,zip'],
    ],
    [
      'an unknown service',
      { type: 'remove-service', entryId: 'coat', serviceId: 'zip' },
      ['hem,zip', 'hem'],
    ],
    [
      'a service of an unknown garment',
      { type: 'remove-service', entryId: 'x', serviceId: 'hem' },
      ['hem,zip', 'hem'],
    ],
  ])('removing %s leaves the others', (_, removal, left) => {
    expect(idsOf(applyChange([jeans, coat], removal))).toEqual(left)
  })

  it('accepting the prices keeps every line: the api writes the prices', () => {
    expect(applyChange([jeans, coat], { type: 'accept-prices' })).toEqual([jeans, coat])
  })

  it('restoring a service that the garment never had changes nothing', () => {
    const restoring = { type: 'restore-service', entry: jeans, entryIndex: 0 } as const
    const changed = applyChange([coat], { ...restoring, serviceId: 'gone' })
    expect(changed).toEqual([coat])
  })
})

describe('changes that wait', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const removal = (serviceId: string): BasketChange => ({
    ...{ type: 'remove-service', entryId: 'jeans' },
    serviceId,
  })

  it('are read in the order in which they were made, even within a millisecond', () => {
    vi.stubGlobal('localStorage', new MemoryStorage())
    vi.useFakeTimers({ now: 999_999_999_999 })
    const made = Array.from({ length: 12 }, (_, index) => keep(removal(`${index}`)))
    vi.setSystemTime(1_000_000_000_000)
    const all = [...made, keep(removal('last'))]
    expect(keptBefore()).toEqual(all)
    for (const each of made) forget(each)
    expect(keptBefore()).toEqual(all.slice(-1))
  })

  it.each<BasketChange>([
    { type: 'add-entry', entry: anEntry() },
    removal('hem'),
    { type: 'restore-service', entry: anEntry(), entryIndex: 0, serviceId: 'hem' },
    { type: 'accept-prices' },
  ])('are read again by the next page: $type', (change) => {
    vi.stubGlobal('localStorage', new MemoryStorage())
    keep(change)
    expect(keptBefore().map((kept) => kept.change)).toEqual([change])
  })

  it.each([
    ...['', '{', 'null', '3', '"add-entry"', '[]', '{}', '{"type":null}', '{"type":"toString"}'],
    ...['{"type":["add-entry"]}', '{"type":"of-a-later-release"}'],
  ])('are ignored when this release does not know them: %s', (text) => {
    const storage = new MemoryStorage()
    vi.stubGlobal('localStorage', storage)
    storage.setItem('basket-change:1', text)
    expect(keptBefore()).toEqual([])
  })
})

/** The ids of the services, garment by garment. */
function idsOf(entries: readonly BasketEntry[]): string[] {
  return entries.map(({ serviceDetails }) => serviceDetails.map(({ id }) => id).join())
}

function applyAll(changes: BasketChange[]): BasketEntry[] {
  return changes.reduce<BasketEntry[]>(applyChange, [])
}
