import { lazyPart } from '@darnley/web/lazy-part'

/** What home says below the categories, which loads when a visitor comes near it. */
export const homePart = lazyPart('home', () => import('#src/pages/wizard/home/home.tsx'))
