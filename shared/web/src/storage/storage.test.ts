import { describe, expect, it } from 'vitest'
import { parseStored, safeStorage } from './storage.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** A Storage whose keys are own properties, as in a browser. */
function aStorage(kept: Record<string, string>): Storage {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    removeItem: (key: string) => void delete kept[key],
    setItem: () => {
      throw new DOMException('Storage is full', 'QuotaExceededError')
    },
  }
  return new Proxy(kept, {
    get: (target, key) => Reflect.get(methods, key) ?? Reflect.get(target, key),
  }) as unknown as Storage
}

describe('[F54] storage', () => {
  it('that is full keeps what it has', () => {
    const storage = safeStorage(() => aStorage({ a: '1' }))
    storage.write('a', '2')
    expect(storage.read('a')).toBe('1')
  })

  it('that is off holds nothing and refuses nothing', () => {
    const storage = safeStorage(() => {
      throw new DOMException('Storage is off', 'SecurityError')
    })
    storage.write('a', '1')
    storage.remove('a')
    storage.clear()
    expect([storage.read('a'), storage.keys('')]).toEqual([null, []])
  })
})

it('lists the keys with a prefix in their order', () => {
  const storage = safeStorage(() => aStorage({ 'b:2': '', 'a:1': '', 'b:1': '' }))
  expect(storage.keys('b:')).toEqual(['b:1', 'b:2'])
})

it.each([
  [null, null],
  ['{', null],
  ['1', null],
  ['"text"', 'text'],
])('reads %j as %j', (text, value) => {
  expect(parseStored(text, isText)).toBe(value)
})

it('reads a value that its guard cannot judge as nothing', () => {
  const isNested = (value: unknown): value is object => (value as { a: { b: true } }).a.b
  expect(parseStored('{}', isNested)).toBeNull()
})
