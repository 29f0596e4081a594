import { expect, it } from 'vitest'
import { longestWait } from './longest-wait.ts'

it('returns the longest wait since the last time, and of those that wait still', () => {
  let now = 0
  const waits = longestWait(() => now)
  const first = waits.begin()
  const second = waits.begin()
  now = 30
  second()
  expect(waits.take()).toBe(30)
  now = 80
  first()
  first()
  expect(waits.take()).toBe(80)
  expect(waits.take()).toBe(0)
})
