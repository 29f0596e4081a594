import { lazyPart } from '@darnley/web/lazy-part'

/** The field for photos, which only the report of a finished order shows. */
export const photoPart = lazyPart('checkout-photos', () => import('@darnley/web/photo-field'))
