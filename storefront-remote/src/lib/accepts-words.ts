import type { Store, Studio } from '@darnley/contract/places'

type Accepts = (Store | Studio)['accepts'][number]

/** What a shop or studio accepts, worded for staff. */
export const acceptsWords: Readonly<Record<Accepts, string>> = {
  in_store_order: 'Orders taken in the shop',
  customer_drop_off: 'Dropoffs of web orders',
  customer_collection: 'Collections by customers',
  alteration: 'Alterations',
  repair: 'Repairs',
  upsizing: 'Upsizing',
  in_person_fitting: 'In-person fittings',
}
