import { afterEach, expect, test, vi } from 'vitest'
import { QueryClient, queryOptions } from '@darnley/web/query'
import { catalogueQuery } from './catalogue-query.ts'

afterEach(() => vi.useRealTimers())

test('data that no step has shown for twenty minutes is still cached', async () => {
  vi.useFakeTimers()
  const queryFn = vi.fn<() => Promise<string[]>>(async () => ['trousers'])
  const list = queryOptions({ queryKey: ['a list'], queryFn, ...catalogueQuery })
  const client = new QueryClient()
  await client.fetchQuery(list)
  await vi.advanceTimersByTimeAsync(20 * 60 * 1000)
  await client.fetchQuery(list)
  expect(queryFn).toHaveBeenCalledTimes(1)
})
