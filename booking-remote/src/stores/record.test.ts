import { expect, test } from 'vitest'
import { initialState } from '@darnley/domain/flow'
import { safeStorage, type SafeStorage } from '@darnley/web/storage'
import { newRecord, readRecord, writeRecord } from './record.ts'

/** The part of Storage that is used. */
function aStorage(kept: Map<string, string> = new Map()): SafeStorage {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return safeStorage(() => storage as unknown as Storage)
}

const noStorage = safeStorage(() => {
  throw new DOMException('Storage is off', 'SecurityError')
})

test('a reload returns to the same step', () => {
  const storage = aStorage()
  const record = newRecord({ ...initialState, place: { step: 'item', questionId: null } })
  writeRecord(storage, record)
  expect(readRecord(storage)).toEqual(record)
})

test.each([
  ['nothing', 'null'],
  ['no JSON', '{'],
  ['an older version', '{"schemaVersion":0,"state":{"place":{"step":"item"}}}'],
  ['a step that is no more', '{"schemaVersion":2,"state":{"place":{"step":"x"}}}'],
])('%s in the storage leads to a fresh start', (_, kept) => {
  const storage = aStorage(new Map([['booking-wizard', kept]]))
  expect(readRecord(storage)).toBeNull()
})

test('the wizard works without storage', () => {
  const record = newRecord()
  expect(() => writeRecord(noStorage, record)).not.toThrow()
  expect(readRecord(noStorage)).toBeNull()
})

test('each run has ids of its own', () => {
  expect(newRecord().run).not.toBe(newRecord().run)
  expect(newRecord().lineIds.entryId).not.toBe(newRecord().lineIds.entryId)
})
