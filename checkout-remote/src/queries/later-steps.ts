import { lazyPart } from '@darnley/web/lazy-part'

/** The steps after the details, which a first visit does not need. */
export const laterSteps = lazyPart(
  'checkout-steps',
  () => import('#src/pages/checkout/later-steps.ts'),
)
