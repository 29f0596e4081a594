/** A day of fittings at one of our places, as its staff see and change it. Rules: api/src/modules/fittings. */
import { z } from 'zod'
import { unknownId } from './examples.ts'
import { FittingPlace, FittingTime } from './fittings.ts'
import { Shift } from './locations.ts'
import { defineRoute } from './route.ts'
import { WorkshopConflict } from './workshop-orders.ts'

export const FittedGarment = z.object({
  number: z.int().min(1).describe('As on its tag, from 1'),
  name: z.string(),
  description: z.string(),
  services: z.array(z.string()).describe('Those that are fitted in person'),
  notes: z.array(z.string()).describe('What the customer wrote about these services'),
})

/** What staff saw on the day: the customer came, all is pinned, or they did not come. */
export const FittingMark = z.enum(['here', 'done', 'absent'])
export type FittingMark = z.infer<typeof FittingMark>

export const FittedOrder = z.object({
  id: z.uuid(),
  version: z.int(),
  collection_ref: z.string().describe('The order number'),
  customer_name: z.string(),
  phone: z.string(),
  due_on: z.iso.date().nullable().describe('By when the work is due'),
  garments: z.array(FittedGarment),
  is_handed_over: z
    .boolean()
    .optional()
    .describe(
      'Its clothes were brought to the fitting, and stay: no mark changes that. Absent in older releases',
    ),
})

export const DayFitting = z.object({
  id: z.uuid(),
  seat: z.int().min(1).describe('The column of the day, from 1'),
  starts_at: z.string(),
  ends_at: z.string(),
  held_until: z.iso.datetime().nullable().describe('While a customer is booking it online'),
  moves: z.int().min(0),
  mark: FittingMark.nullable(),
  marked_at: z.iso.datetime().nullable(),
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

const common = {
  source: 'design: appointments',
  tag: 'fittings',
  access: 'workshop',
} as const

export const workshopFittings = defineRoute({
  ...common,
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

const version = z.int32().min(0).describe('Of the order that the caller saw')

/** The order has changed since, or the time has been taken. */
export const StaffFittingConflict = WorkshopConflict.partial({
  version: true,
  changes: true,
}).extend({ next: Shift.nullish().describe('The next free time of the place') })
export type StaffFittingConflict = z.infer<typeof StaffFittingConflict>

const change = {
  ...common,
  method: 'POST',
  params: z.strictObject({ id: z.uuid().describe('Of the order') }),
  response: FittingDay,
  errors: [401, 403, 404, 409],
  errorBodies: { 409: StaffFittingConflict },
} as const

export const MarkedFitting = z.strictObject({
  version,
  mark: FittingMark.nullable().describe('Null takes it back'),
})

export const markFitting = defineRoute({
  ...change,
  path: '/workshop/orders/:id/fitting/mark',
  summary: 'Marks the fitting of an order on its day, or later',
  body: MarkedFitting,
  example: { params: { id: unknownId }, body: { version: 0, mark: 'here' } },
})

export const StaffFittingMove = FittingTime.extend({ version })

export const moveFittingOf = defineRoute({
  ...change,
  path: '/workshop/orders/:id/fitting/move',
  summary: 'Moves the fitting of an order to a free time; the customer is told by mail',
  body: StaffFittingMove,
  example: {
    params: { id: unknownId },
    body: {
      ...{ version: 0, place_id: 'london-fitting-space', date: '2026-12-01' },
      starts_at: '10:00',
    },
  },
})
