import { afterEach, expect, test, vi } from 'vitest'
import { initialState, type WizardState } from '@darnley/domain/flow'
import { safeStorage, type SafeStorage } from '@darnley/web/storage'
import { forked, newRecord } from './record.ts'
import { forgetUnfinished, keepUnfinished, readUnfinished } from './unfinished.ts'

afterEach(() => vi.useRealTimers())

const begun: WizardState = {
  ...initialState,
  place: { step: 'item', questionId: null },
  history: [initialState.place],
}

/** A Storage whose keys are own properties, as in a browser. */
function aStorage(): SafeStorage {
  const kept: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  }
  const storage = new Proxy(kept, {
    get: (target, key) => Reflect.get(methods, key) ?? Reflect.get(target, key),
  })
  return safeStorage(() => storage as unknown as Storage)
}

test('the latest unfinished booking comes first', () => {
  vi.useFakeTimers()
  const storage = aStorage()
  const [older, newer] = [newRecord(begun), newRecord(begun)]
  keepUnfinished(storage, older)
  vi.advanceTimersByTime(1000)
  keepUnfinished(storage, newer)
  expect(readUnfinished(storage)).toEqual([newer, older])
})

test('a booking that is empty, in the basket or discarded is not stored', () => {
  const storage = aStorage()
  const record = newRecord(begun)
  keepUnfinished(storage, newRecord())
  keepUnfinished(storage, record)
  keepUnfinished(storage, {
    ...record,
    state: { ...begun, place: { step: 'add-more', questionId: null } },
  })
  expect(readUnfinished(storage)).toEqual([])
  keepUnfinished(storage, record)
  forgetUnfinished(storage, record.slot)
  expect(readUnfinished(storage)).toEqual([])
})

test('a record is dropped after two weeks, or when no release can read it', () => {
  vi.useFakeTimers()
  const storage = aStorage()
  keepUnfinished(storage, newRecord(begun))
  keepUnfinished(storage, { ...newRecord(begun), schemaVersion: 1 })
  expect(readUnfinished(storage)).toHaveLength(1)
  vi.advanceTimersByTime(15 * 24 * 60 * 60 * 1000)
  expect(readUnfinished(storage)).toEqual([])
})

test('a copy in another tab adds a line of its own', () => {
  const record = newRecord(begun)
  const copy = forked(record)
  expect(copy.state).toBe(record.state)
  expect(copy.slot).not.toBe(record.slot)
  expect(copy.lineIds.entryId).not.toBe(record.lineIds.entryId)
})
