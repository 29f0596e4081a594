import { lazyPart } from './lazy-part.ts'

/** What turns words into matches: fetched when somebody turns to the search, not before. */
export const { $part: $searchPart, load: loadSearchPart } = lazyPart(
  'search',
  () => import('#src/components/search/matches.ts'),
)
