/**
 * Fittings in person: the times that our own places offer, the one that a basket holds and an order has. Rules:
 * api/src/modules/fittings/rules.ts, docs/decisions/066-fittings-by-hold.md.
 */
import { z } from 'zod'
import { unknownToken } from './examples.ts'
import { Shift } from './locations.ts'
import { OpeningHours } from './opening-hours.ts'
import { OrderIdToken } from './primitives.ts'
import { defineRoute } from './route.ts'
import { StorefrontAddress } from './storefront-session.ts'

/** A place where a tailor fits clothes; its times are those of GET /public/shifts. */
export const FittingPlace = z.object({
  id: z.string(),
  name: z.string(),
  address: StorefrontAddress,
  phone: z.string(),
  opening_hours: OpeningHours,
  minutes: z.int().min(1).describe('How long a fitting takes'),
  miles: z
    .number()
    .nullish()
    .describe('About how far it is from the postcode asked for; null when that is not known'),
})
export type FittingPlace = z.infer<typeof FittingPlace>

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give hours and minutes, such as 17:20')

/** Where and when; times are local times in London. */
export const FittingTime = z.strictObject({
  place_id: z.string().min(1).max(100),
  date: z.iso.date(),
  starts_at: Time,
})
export type FittingTime = z.infer<typeof FittingTime>

export const FittingState = z.enum([
  /** Kept for a basket until `held_until`. */
  'held',
  /** The hold has ended, and the time is still free. */
  'ended',
  'booked',
  /** The hold had ended, and the time has been taken: another one is to be chosen. */
  'lost',
])
export type FittingState = z.infer<typeof FittingState>

export const Fitting = z.object({
  place: FittingPlace.nullable().describe('Null when the place is no longer offered'),
  date: z.iso.date(),
  starts_at: Time,
  ends_at: Time,
  state: FittingState,
  held_until: z.iso.datetime().nullable().describe('Null for one of an order'),
  moves: z.int().min(0).describe('How often the order has moved it'),
})
export type Fitting = z.infer<typeof Fitting>

/** The time has been taken; the next free one of the same place, null when there is none in 28 days. */
export const FittingConflict = z.object({
  detail: z.string(),
  next: Shift.nullish().describe('Absent when another reason than the time refuses it'),
})
export type FittingConflict = z.infer<typeof FittingConflict>

const common = { source: 'design: appointments', tag: 'fittings' } as const
const example = { place_id: 'london-fitting-space', date: '2026-12-01', starts_at: '10:00' }

export const fittingPlaces = defineRoute({
  ...common,
  access: 'public',
  method: 'GET',
  path: '/public/fitting_places',
  summary: 'The places where clothes are fitted in person; the nearest first to an address',
  query: z.strictObject({ address: z.string().max(300).optional() }),
  response: z.array(FittingPlace),
  example: { query: { address: '27 Cutters Yard, London, E8 4QS' } },
})

export const heldFitting = defineRoute({
  ...common,
  access: 'basket',
  method: 'GET',
  path: '/public/held_fitting',
  summary: 'The fitting that is held for this basket; null without one',
  response: Fitting.nullable(),
})

export const holdFitting = defineRoute({
  ...common,
  access: 'basket',
  method: 'POST',
  path: '/public/hold_fitting',
  summary: 'Keeps a fitting time for 15 minutes for this basket, in place of the one that it held',
  body: FittingTime,
  response: Fitting,
  errors: [404, 409],
  errorBodies: { 409: FittingConflict },
  example: { body: example },
})

export const releaseFitting = defineRoute({
  ...common,
  access: 'basket',
  method: 'POST',
  path: '/public/release_fitting',
  summary: 'Gives the held fitting time of this basket back',
  response: z.null(),
})

/** The time to which the holder of an order's token moves its fitting. */
export const FittingMove = FittingTime.extend({ order_id_token: OrderIdToken })

export const moveFitting = defineRoute({
  ...common,
  access: 'public',
  method: 'POST',
  path: '/public/move_fitting',
  summary:
    'Moves the fitting of an order until the day before, or chooses one for an order that has none; a repeated call changes nothing',
  body: FittingMove,
  response: Fitting,
  errors: [404, 409],
  errorBodies: { 409: FittingConflict },
  cost: 2,
  example: { body: { ...example, order_id_token: unknownToken } },
})
