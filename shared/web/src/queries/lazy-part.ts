import type { QueryKeyWithDataTag, UnusedSkipTokenOptions } from '@tanstack/react-query'
import { queryOptions } from '#src/query/query.ts'
import { partLimit, withTimeLimit } from '#src/client/time-limit.ts'

/** The query of a part. */
export type LazyPart<Part> = UnusedSkipTokenOptions<Part, Error, Part, string[]> &
  QueryKeyWithDataTag<string[], Part, Error>

/**
 * Returns a query for a part of a page that is a chunk of its own: `useQuery` shows it, `prefetchQuery` loads it ahead,
 * `refetch` tries again after a failure. It is loaded once for a page.
 */
export function lazyPart<Part>(name: string, load: () => Promise<Part>): LazyPart<Part> {
  return queryOptions({
    queryKey: ['lazy-part', name],
    queryFn: () => withTimeLimit(load(), partLimit),
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
