/** A day of fittings at one of our places, as its staff see it. Rules: api/src/modules/fittings/day.ts. */
import { z } from 'zod'
import { FittingPlace } from './fittings.ts'
import { Shift } from './locations.ts'
import { defineRoute } from './route.ts'

export const FittedGarment = z.object({
  number: z.int().min(1).describe('As on its tag, from 1'),
  name: z.string(),
  description: z.string(),
  services: z.array(z.string()).describe('Those that are fitted in person'),
})

export const FittedOrder = z.object({
  id: z.uuid(),
  collection_ref: z.string().describe('The order number'),
  customer_name: z.string(),
  phone: z.string(),
  garments: z.array(FittedGarment),
})

export const DayFitting = z.object({
  id: z.uuid(),
  seat: z.int().min(1).describe('The column of the day, from 1'),
  starts_at: z.string(),
  ends_at: z.string(),
  held_until: z.iso.datetime().nullable().describe('While a customer is booking it online'),
  moves: z.int().min(0),
  order: FittedOrder.nullable().describe('Null while it is held'),
})
export type DayFitting = z.infer<typeof DayFitting>

export const FittingDay = z.object({
  places: z.array(FittingPlace),
  place_id: z.string().nullable().describe('Null when no place offers fittings'),
  date: z.iso.date(),
  seats: z.int().min(0).describe('How many are fitted at once'),
  fittings: z.array(DayFitting).describe('By time'),
  times: z.array(Shift).describe('All times of the day, with how many are free of each'),
})
export type FittingDay = z.infer<typeof FittingDay>

export const workshopFittings = defineRoute({
  source: 'design: appointments',
  tag: 'fittings',
  access: 'workshop',
  method: 'GET',
  path: '/workshop/fittings',
  summary: 'The fittings of a day at a place',
  query: z.strictObject({
    date: z.iso.date().optional().describe('Today by default'),
    place_id: z.string().min(1).max(100).optional().describe('The first place by default'),
  }),
  response: FittingDay,
  errors: [401, 403, 404],
})
