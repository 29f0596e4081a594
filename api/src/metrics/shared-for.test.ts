import { expect, it } from 'vitest'
import { sharedFor } from './shared-for.ts'

it('A reading is shared, and given up by a scrape when the database does not answer', async () => {
  let readings = 0
  const { promise, resolve } = Promise.withResolvers<string>()
  const read = sharedFor(0, () => {
    readings += 1
    return promise
  })
  expect(await Promise.all([read(), read()])).toEqual([null, null])
  resolve('a state')
  expect(await read()).toBe('a state')
  expect(readings).toBe(1)
})

it('A reading that fails is none', async () => {
  expect(await sharedFor(0, () => Promise.reject(new Error('gone')))()).toBeNull()
})
