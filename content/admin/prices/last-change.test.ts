import { expect, test } from 'vitest'
import { forgetLastChange, keepLastChange, type LastChange, lastChange } from './last-change.ts'

const last: LastChange = {
  services: 2,
  changes: [
    { id: 'hem', field: 'price', from: 1600, to: 1750 },
    { id: 'zip', field: 'name', from: 'Zip', to: 'New zip' },
  ],
}

function aPlace(): () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  })
}

const service = (id: string, fields: { name: string; price: number; waits?: boolean }) => ({
  ...{ id, waits: false, ...fields },
  lines: [{ id, kind: 'service' as const, of: '', name: fields.name, price: fields.price }],
})
const catalogue = (...services: ReturnType<typeof service>[]) => ({
  ...{ categories: [], garments: [], services },
})
const hem = service('hem', { name: 'Hem', price: 1750 })
const zip = service('zip', { name: 'New zip', price: 2000 })

test('the last change is there again while all of it stands, and no more once it was taken back', () => {
  const place = aPlace()
  expect(lastChange(place, catalogue(hem, zip))).toBeNull()
  keepLastChange(place, last)
  expect(lastChange(place, catalogue(hem, zip))).toEqual(last)
  forgetLastChange(place)
  expect(lastChange(place, catalogue(hem, zip))).toBeNull()
})

test.each([
  ['a price was changed since', [{ ...hem, ...service('hem', { name: 'Hem', price: 1800 }) }, zip]],
  ['a name was changed since', [hem, service('zip', { name: 'Zip', price: 2000 })]],
  ['a service is gone', [hem]],
  ['a draft waits', [hem, { ...zip, waits: true }]],
])('it is offered no more when %s', (_why, services) => {
  const place = aPlace()
  keepLastChange(place, last)
  expect(lastChange(place, catalogue(...services))).toBeNull()
})

test.each(['', '{', 'null', '[]', '{"changes":[],"services":1}', '{"changes":[{}],"services":1}'])(
  'what a browser kept is not believed: %s',
  (text) => {
    const place = () => ({ ...aPlace()(), getItem: () => text })
    expect(lastChange(place, catalogue(hem, zip))).toBeNull()
  },
)

test.each(['storage is full', 'storage is forbidden'] as const)(
  'there is no undo when %s',
  (why) => {
    const refuse = (): never => {
      throw new Error(why)
    }
    const full = { getItem: refuse, setItem: refuse, removeItem: refuse }
    const place = why === 'storage is full' ? () => full : refuse
    keepLastChange(place, last)
    expect(lastChange(place, catalogue(hem, zip))).toBeNull()
  },
)
