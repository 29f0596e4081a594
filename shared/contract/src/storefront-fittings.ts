/**
 * A day of fittings in the rooms that belong to a shop, as its staff see and mark it. The workshop sees all places
 * (workshop-fittings.ts). Rules: api/src/modules/fittings/shop-day.ts.
 */
import { z } from 'zod'
import { unknownId } from './examples.ts'
import { FittingPlace } from './fittings.ts'
import { defineRoute } from './route.ts'
import {
  DayFitting,
  FittedOrder,
  MarkedFitting,
  StaffFittingConflict,
} from './workshop-fittings.ts'

/** What a shop has to know of an order that is not its own: who comes, and for what. */
export const ShopFittedOrder = FittedOrder.pick({
  version: true,
  collection_ref: true,
  customer_name: true,
  garments: true,
})

export const ShopFitting = DayFitting.omit({ order: true }).extend({
  order: ShopFittedOrder.nullable().describe('Null while it is held'),
})
export type ShopFitting = z.infer<typeof ShopFitting>

export const ShopFittingDay = z.object({
  places: z.array(FittingPlace).describe('Those that belong to the shop'),
  place_id: z.string().nullable().describe('Null when the shop has no place for fittings'),
  date: z.iso.date(),
  fittings: z.array(ShopFitting).describe('By time'),
})
export type ShopFittingDay = z.infer<typeof ShopFittingDay>

const common = {
  source: 'design: appointments',
  tag: 'fittings',
  access: 'shop',
  response: ShopFittingDay,
} as const

export const storefrontFittings = defineRoute({
  ...common,
  method: 'GET',
  path: '/storefront/fittings',
  summary: 'The fittings of a day in a place of the shop',
  query: z.strictObject({
    date: z.iso.date().optional().describe('Today by default'),
    place_id: z.string().min(1).max(100).optional().describe('The first place by default'),
  }),
  errors: [401, 403, 404],
})

export const markShopFitting = defineRoute({
  ...common,
  method: 'POST',
  path: '/storefront/fittings/:id/mark',
  summary: 'Marks a fitting in a place of the shop on its day, or later',
  params: z.strictObject({ id: z.uuid().describe('Of the fitting') }),
  body: MarkedFitting,
  errors: [401, 403, 404, 409],
  errorBodies: { 409: StaffFittingConflict },
  example: { params: { id: unknownId }, body: { version: 0, mark: 'here' } },
})
