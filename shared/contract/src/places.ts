/** Partner shops and our own studios. Rules: api/src/modules/places/repository.ts. */
import { z } from 'zod'
import { DeliveryProviderCode } from './delivery-providers.ts'
import { OpeningHours } from './opening-hours.ts'
import { defineRoute } from './route.ts'
import { StorefrontAddress } from './storefront-session.ts'

/** `customer_drop_off`: customers bring web orders here; `in_store_order`: staff take orders. */
export const StoreAccepts = z.enum(['in_store_order', 'customer_drop_off', 'customer_collection'])
export type StoreAccepts = z.infer<typeof StoreAccepts>

export const StudioAccepts = z.enum(['alteration', 'repair', 'upsizing', 'in_person_fitting'])
export type StudioAccepts = z.infer<typeof StudioAccepts>

const Place = z.object({
  id: z.string(),
  name: z.string(),
  address: StorefrontAddress,
  phone: z.string(),
  opening_hours: OpeningHours,
})

export const Store = Place.extend({
  storefront_id: z.string(),
  accepts: z.array(StoreAccepts),
  drop_off_point: DeliveryProviderCode.nullable().describe(
    'The drop-off provider that brings web orders to this shop',
  ),
})
export type Store = z.infer<typeof Store>

export const Studio = Place.extend({ accepts: z.array(StudioAccepts) })
export type Studio = z.infer<typeof Studio>

const common = {
  source: '7.2',
  tag: 'stores and studios',
  access: 'shop',
  method: 'GET',
  errors: [401, 403],
} as const

export const allStores = defineRoute({
  ...common,
  path: '/storefront/all_stores',
  summary: 'The shops of all storefronts, with opening hours and what each accepts',
  response: z.array(Store),
})

export const allStudios = defineRoute({
  ...common,
  path: '/storefront/all_studios',
  summary: 'Our own studios, with opening hours and what each accepts',
  response: z.array(Studio),
})
