import { lazyPart } from '@darnley/web/lazy-part'

/** What a checkout with a fitting shows, which others do not load. */
export const fittingPart = lazyPart(
  'checkout-fitting',
  () => import('#src/components/fitting/fitting-section.ts'),
)
