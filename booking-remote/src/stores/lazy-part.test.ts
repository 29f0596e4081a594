import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const silence = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

test('a part is fetched once, however often it is requested', async () => {
  const fetchPart = vi.fn<() => Promise<string>>(async () => 'part')
  const { $part, load } = lazyPart('search', fetchPart)
  load()
  load()
  await vi.waitFor(() => expect($part.get()).toEqual({ part: 'part', hasFailed: false }))
  load()
  expect(fetchPart).toHaveBeenCalledTimes(1)
})

test('a part that fails is logged, and fetched again on the next request', async () => {
  const logged = silence()
  const fetchPart = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('Gone'))
  fetchPart.mockResolvedValueOnce('part')
  const { $part, load } = lazyPart('search', fetchPart)
  load()
  await vi.waitFor(() => expect($part.get().hasFailed).toBe(true))
  expect(logged.mock.calls[0]?.[0]).toBe('Loading chunk search failed.')
  load()
  await vi.waitFor(() => expect($part.get().part).toBe('part'))
})

test('a part that does not load within 120 seconds has failed', async () => {
  vi.useFakeTimers()
  silence()
  const { $part, load } = lazyPart('search', () => new Promise<string>(() => undefined))
  load()
  await vi.advanceTimersByTimeAsync(119_000)
  expect($part.get().hasFailed).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect($part.get().hasFailed).toBe(true)
})
