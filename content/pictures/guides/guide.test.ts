import { expect, test } from 'vitest'
import { jeans } from '../garments/trousers.ts'
import { SERVICES } from '../services/services.ts'
import { placeOf } from './guide.ts'
import { MATCHED } from './matched.ts'

const service = { garment: jeans, colours: 'denim', view: [0, 0, 240] } as const

test('the place of a service is the middle of its tape, else of its pins', () => {
  const tape = [
    [10, 20],
    [30, 40],
  ] as const
  const pins = [
    [0, 0],
    [8, 8],
  ] as const
  expect(placeOf({ ...service, tape, pins })).toEqual([20, 30])
  expect(placeOf({ ...service, pins })).toEqual([4, 4])
})

test('a ring of its own comes before both', () => {
  expect(
    placeOf({
      ...service,
      ring: [5, 6],
      pins: [
        [0, 0],
        [8, 8],
      ],
    }),
  ).toEqual([5, 6])
})

test('whatever can be matched has a place to compare', () => {
  const lost = [...MATCHED].filter((id) => {
    const matched = SERVICES[id]
    return matched === undefined || placeOf(matched) === undefined
  })
  expect(lost).toEqual([])
})

test('every mark of measuring and pinning lies on the tile', () => {
  const outside = Object.entries(SERVICES).filter(([, { tape, pins }]) =>
    [tape, pins].some((span) => span?.some(([x, y]) => x < 0 || x > 240 || y < 0 || y > 180)),
  )
  expect(outside.map(([id]) => id)).toEqual([])
})
