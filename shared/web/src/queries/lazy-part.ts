import type { QueryKeyWithDataTag, UnusedSkipTokenOptions } from '@tanstack/react-query'
import { queryOptions, type QueryClient } from '#src/query/query.ts'
import { partLimit, withTimeLimit } from '#src/client/time-limit.ts'

const partKey = 'lazy-part'

/** Whether a query is that of a part. */
export function isPart(queryKey: readonly unknown[]): boolean {
  return queryKey[0] === partKey
}

/** The query of a part. */
export type LazyPart<Part> = UnusedSkipTokenOptions<Part, Error, Part, string[]> &
  QueryKeyWithDataTag<string[], Part, Error>

/**
 * Returns a query for a part of a page that is a chunk of its own: `useQuery` shows it, `prefetchQuery` loads it ahead,
 * `refetch` tries again after a failure. It is loaded once for a page.
 * @param load may fetch with the page's client what the part asks for first
 */
export function lazyPart<Part>(
  name: string,
  load: (client: QueryClient) => Promise<Part>,
): LazyPart<Part> {
  return queryOptions({
    queryKey: [partKey, name],
    queryFn: ({ client }) => withTimeLimit(load(client), partLimit),
    staleTime: Infinity,
    gcTime: Infinity,
    // A chunk may be in the browser's cache: without a connection it is tried, too.
    networkMode: 'always',
    refetchOnReconnect: true,
    // The error notice has a button to retry, which is faster than more automatic retries.
    retry: 1,
    // Code must not be compared or copied.
    structuralSharing: false,
  })
}
