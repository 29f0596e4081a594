import { lazyPart } from '@darnley/web/lazy-part'

/** The search code, loaded when the search is first used. */
export const searchPart = lazyPart('search', () => import('#src/components/search/matches.ts'))
