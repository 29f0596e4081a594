import type { Query } from '@tanstack/react-query'
import { QueryClient } from '#src/query/query.ts'
import { isPart } from '#src/queries/lazy-part.ts'

/** `shown` holds what a page asks for, `fetched` also what its queries ask for themselves. */
export interface PageCache {
  readonly shown: QueryClient
  readonly fetched: QueryClient
}

/** Renders after which a page that still asks for something new is given up. */
const mostRounds = 8

export function createPageCache(): PageCache {
  return { shown: new QueryClient(), fetched: new QueryClient() }
}

/**
 * Renders a page until everything that it asks for is there, and returns its markup.
 * @param parts whether its parts of code are loaded, too
 * @throws the error of a query that fails
 */
export async function renderUntilKnown(
  render: () => string,
  { shown, fetched, parts }: PageCache & { readonly parts: boolean },
): Promise<string> {
  for (let round = 0; round < mostRounds; round += 1) {
    const markup = render()
    const missing = cached(shown).filter(
      (query) =>
        query.state.data === undefined &&
        (isPart(query.queryKey) ? parts && isInDocument(query) : isWanted(query, fetched)),
    )
    if (missing.length === 0) return markup
    await Promise.all(
      missing.map(async ({ queryKey, options }) => {
        shown.setQueryData(queryKey, await fetched.fetchQuery({ ...options, queryKey }))
      }),
    )
  }
  throw new Error(`The page asks for something new after ${mostRounds} rounds`)
}

export function cached(client: QueryClient): readonly Query[] {
  return client.getQueryCache().getAll()
}

/** A query that is disabled waits for a visitor, unless it says that its answer belongs into the document. */
function isWanted(query: Query, fetched: QueryClient): boolean {
  const { enabled } = query.options as { enabled?: unknown }
  if (enabled !== false || isInDocument(query)) return true
  return fetched.getQueryData(query.queryKey) !== undefined
}

function isInDocument({ meta }: Query): boolean {
  return meta?.['inDocument'] === true
}
