import { expect, it } from 'vitest'
import { anOrder } from '#src/testing/desk.ts'
import {
  arrivalOf,
  checkFaults,
  noChecks,
  openGarment,
  tick,
  tickNext,
  type Checks,
} from './checks.ts'

const order = anOrder()

it('all that is missing is named at once: ticks, and words where the customer has to know', () => {
  const faultsOf = (checks: Checks): unknown[] => {
    const { garments, extras } = checkFaults(checks, order)
    return [...garments.keys(), ...[...extras.keys()].map((index) => `extra ${index}`)]
  }
  expect(faultsOf({ ...noChecks, extras: ['A scarf', ' '] })).toEqual([1, 2, 'extra 1'])
  const stained: Checks = { ...noChecks, found: { 2: 'stained' } }
  expect([...checkFaults(stained, order).garments]).toEqual([
    [1, 'Say how it was found'],
    [2, 'Describe it: the customer reads it'],
  ])
  const described = {
    ...stained,
    found: { 1: 'here', 2: 'stained' },
    words: { 2: ' Ink ' },
  } as const
  expect(faultsOf(described)).toEqual([])
})

it('words are sent for what needs them, and no others', () => {
  const checks: Checks = {
    ...noChecks,
    found: { 1: 'missing', 2: 'different' },
    words: { 1: 'left over from another choice', 2: ' Red, not blue ' },
    extras: [' A scarf '],
    message: ' ',
  }
  expect(arrivalOf(checks, order)).toEqual({
    order_id: order.id,
    version: order.version,
    garments: [
      { number: 1, found: 'missing', words: null },
      { number: 2, found: 'different', words: 'Red, not blue' },
    ],
    extras: [{ words: 'A scarf' }],
    message: null,
  })
})

it('one garment is open: the first that is not ticked, until what is found needs words', () => {
  expect(openGarment(noChecks, order)).toBe(1)
  const stained = tick(noChecks, 1, 'stained')
  expect(openGarment(stained, order)).toBe(1)
  expect(openGarment(tick(stained, 1, 'here'), order)).toBe(2)
})

it('another scan ticks the open garment, or ends what is described', () => {
  const first = tickNext(noChecks, order)
  expect(first.found).toEqual({ 1: 'here' })
  const described = tickNext(tick(first, 2, 'different'), order)
  expect(described.found).toEqual({ 1: 'here', 2: 'different' })
  expect(openGarment(described, order)).toBeNull()
  expect(tickNext(described, order)).toEqual(described)
})
