import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isTimeLimitError, withTimeLimit } from './time-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('A time limit', () => {
  it('passes on a result or a rejection in time', async () => {
    await expect(withTimeLimit(Promise.resolve('here'), 1000)).resolves.toBe('here')
    await expect(withTimeLimit(Promise.reject(new Error('gone')), 1000)).rejects.toThrow('gone')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('rejects with an error code of its own', async () => {
    const limited = withTimeLimit(new Promise(() => {}), 8000).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(8000)
    const error = await limited
    expect(isTimeLimitError(error)).toBe(true)
    expect(error).toMatchObject({ message: 'No response within 8 s' })
  })
})
