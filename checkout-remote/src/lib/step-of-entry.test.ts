import { expect, test } from 'vitest'
import { stepOfEntry } from './step-of-entry.ts'

test('a history entry has a step of the checkout', () => {
  expect(stepOfEntry({ step: 'address' })).toBe('address')
})

test.each([null, undefined, 'address', { step: 'constructor' }, { usr: 1 }])(
  'an entry with the state %j has no step',
  (state) => {
    expect(stepOfEntry(state)).toBeNull()
  },
)
