import { lazyPart } from './lazy-part.ts'

/** The search code, loaded when the search is first used. */
export const { $part: $searchPart, load: loadSearchPart } = lazyPart(
  'search',
  () => import('#src/components/search/matches.ts'),
)
