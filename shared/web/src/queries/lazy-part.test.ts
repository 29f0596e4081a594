import { afterEach, expect, test, vi } from 'vitest'
import { QueryClient } from '#src/query/query.ts'
import { lazyPart } from './lazy-part.ts'

afterEach(() => void vi.useRealTimers())

test('a part is loaded once, however often and early it is requested', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'part')
  const part = lazyPart('search', load)
  const client = new QueryClient()
  await Promise.all([client.prefetchQuery(part), client.prefetchQuery(part)])
  expect(await client.fetchQuery(part)).toBe('part')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a part that fails twice has failed, and is loaded again on the next request', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('part')
  load.mockRejectedValueOnce(new Error('Gone')).mockRejectedValueOnce(new Error('Still gone'))
  const part = lazyPart('search', load)
  const client = new QueryClient()
  const failed = client.fetchQuery(part).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await failed).toMatchObject({ message: 'Still gone' })
  expect(await client.fetchQuery(part)).toBe('part')
})

test('a part that does not load within 120 seconds is tried again', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('part')
  load.mockReturnValueOnce(new Promise(() => undefined))
  const loaded = new QueryClient().fetchQuery(lazyPart('search', load))
  await vi.advanceTimersByTimeAsync(119_000)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await loaded).toBe('part')
  expect(load).toHaveBeenCalledTimes(2)
})
