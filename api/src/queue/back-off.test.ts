import { expect, it } from 'vitest'
import { backoffSeconds } from './back-off.ts'

it('grows with each attempt up to an hour', () => {
  expect([1, 2, 3, 20].map(backoffSeconds)).toEqual([2, 4, 8, 3600])
})
