import { describe, expect, it } from 'vitest'
import { entryLimit } from './entry-limit.ts'

describe("The time limit of a remote's entry", () => {
  it.each([
    [undefined, 8000],
    [{ effectiveType: '4g' }, 8000],
    [{ effectiveType: '3g' }, 20_000],
    [{ effectiveType: 'slow-2g' }, 20_000],
    [{ effectiveType: '4g', saveData: true }, 20_000],
  ])('is for %o: %i ms', (connection, milliseconds) => {
    expect(entryLimit(connection ?? {})).toBe(milliseconds)
  })
})
