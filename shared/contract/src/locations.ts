/** Courier coverage of an address, and shifts. Rules: api/src/modules/locations/rules.ts. */
import { findPostcode } from './text/postcode.ts'
import { z } from 'zod'
import { DeliveryProvider } from './delivery-providers.ts'
import { defineRoute } from './route.ts'

const common = { source: '7.1', tag: 'locations', access: 'public', method: 'GET' } as const

const AreaCode = z.string().min(1).max(50)

/** A part of a town that couriers serve. */
export const CourierArea = z.object({ code: AreaCode, name: z.string() })
export type CourierArea = z.infer<typeof CourierArea>

export const LocationCheck = z.object({
  postcode: z.string().describe('The one found in the address, in the format of Royal Mail'),
  covered: z.boolean().describe('Whether couriers serve it'),
  area: CourierArea.nullable(),
})
export type LocationCheck = z.infer<typeof LocationCheck>

export const LocationCheckV2 = LocationCheck.extend({
  delivery_providers: z.array(DeliveryProvider),
})
export type LocationCheckV2 = z.infer<typeof LocationCheckV2>

const Address = z.strictObject({
  address: z
    .string()
    .min(1)
    .max(300)
    .refine((text) => findPostcode(text) !== null, 'Enter a UK postcode')
    .describe('Any text with a UK postcode in it'),
})

export const locationCheck = defineRoute({
  ...common,
  path: '/public/location_check',
  summary: 'Whether couriers ride at an address; 422 where it holds no UK postcode',
  query: Address,
  response: LocationCheck,
  example: { query: { address: '27 Cutters Yard, London, E8 4QS' } },
})

export const locationCheckV2 = defineRoute({
  ...common,
  path: '/public/location_check_v2',
  summary: 'Whether couriers ride at an address, and which delivery providers serve it',
  query: Address,
  response: LocationCheckV2,
  example: { query: { address: '27 Cutters Yard, London, E8 4QS' } },
})

/** Times are local times in London. */
export const Shift = z.object({
  area_code: AreaCode.describe('For a fitting the id of its place'),
  date: z.iso.date(),
  starts_at: z.string().describe('For instance 09:00'),
  ends_at: z.string(),
  free: z.int().min(0).optional().describe('How many fittings can be booked then'),
})
export type Shift = z.infer<typeof Shift>

export const shifts = defineRoute({
  ...common,
  path: '/public/shifts',
  summary:
    'Courier shifts, or the fitting times of a place, of the seven days from a time on; those that have begun are left out',
  query: z.strictObject({
    as_of: z
      .union([z.iso.date(), z.iso.datetime({ offset: true })])
      .refine((time) => time.startsWith('2'), 'Give a time from the year 2000 on')
      .optional()
      .describe('A date or a time; now by default'),
    area_code: AreaCode.optional().describe('All areas by default'),
    place_id: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe('Fitting times of this place instead of courier shifts'),
  }),
  response: z.array(Shift),
  errors: [404],
  example: { query: { as_of: '2026-12-01' } },
})
