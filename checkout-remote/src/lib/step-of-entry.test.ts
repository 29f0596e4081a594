import { expect, test } from 'vitest'
import { stepOfEntry } from './step-of-entry.ts'

test('an entry of the history stands for a step of the checkout', () => {
  expect(stepOfEntry({ step: 'address' })).toBe('address')
})

test.each([null, undefined, 'address', { step: 'constructor' }, { usr: 1 }])(
  'an entry with the state %j stands for none',
  (state) => {
    expect(stepOfEntry(state)).toBeNull()
  },
)
