/**
 * What was sold, given back and kept in time. Money is read from the ledger, in which each order and refund is entered
 * once it is settled; what is done again under the guarantee is not in it, and counts in kept and late alone. Rules: api/src/modules/ledger/rules.ts, api/src/modules/figures/rules.ts.
 */
import { z } from 'zod'
import { CalendarDay, MinorUnits, Price } from './primitives.ts'
import { defineRoute } from './route.ts'

const figures = {
  source: 'design: figures',
  tag: 'workshop figures',
  access: 'workshop',
  role: 'owner',
} as const

/** Amounts in minor units. services - discounts + delivery + express - given_back = revenue. */
export const FigureRow = z.object({
  key: z.string().describe('Day, id of a shop ("online" for our own site) or id of a service'),
  name: z.string(),
  orders: z.int(),
  garments: z.int(),
  services: Price,
  discounts: Price,
  delivery: Price,
  express: Price,
  given_back: Price,
  revenue: MinorUnits,
  vat: MinorUnits.describe('In the revenue, at the rate of each entry'),
  kept: z
    .int()
    .describe('Garments that were done, or done again, by the day that their order promised'),
  late: z.int().describe('Garments that were done later'),
})
export type FigureRow = z.infer<typeof FigureRow>

export const FigureOption = z.object({ id: z.string(), name: z.string() })
export type FigureOption = z.infer<typeof FigureOption>

export const VatSetting = z.object({
  rate: z.number().describe('Percent; 0 without a number'),
  number: z.string().nullable(),
})

export const Figures = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  vat: VatSetting,
  total: FigureRow,
  days: z.array(FigureRow).describe('Every day of the period, the first one first'),
  shops: z.array(FigureRow).describe('The highest revenue first'),
  services: z
    .array(FigureRow)
    .describe(
      'The highest revenue first; "delivery", "express" and "other" have a row. An order counts in each of its services',
    ),
  shop_options: z.array(FigureOption),
  service_options: z.array(FigureOption),
})
export type Figures = z.infer<typeof Figures>

/** The longest period. */
export const maxFigureDays = 400

const Period = {
  from: CalendarDay.describe('First day in London'),
  to: CalendarDay.describe(`Last day in London; at most ${maxFigureDays} days`),
} as const

const Filters = {
  shop: z.string().min(1).max(100).optional().describe('id of a shop, or "online"'),
  service: z.string().min(1).max(100).optional().describe('id of a service'),
} as const

const period = { from: '2026-11-11', to: '2026-11-24' } as const

export const workshopFigures = defineRoute({
  ...figures,
  method: 'GET',
  path: '/workshop/figures',
  summary: 'Revenue, refunds, orders, garments and turnaround by day, shop and service',
  query: z.strictObject({ ...Period, ...Filters }),
  response: Figures,
  errors: [401, 403],
  example: { query: period },
})

export const workshopFiguresCsv = defineRoute({
  ...figures,
  method: 'GET',
  path: '/workshop/figures_csv',
  summary: 'One of the tables of the figures as CSV (RFC 4180), amounts in pounds',
  query: z.strictObject({ ...Period, ...Filters, by: z.enum(['day', 'shop', 'service']) }),
  response: z.string(),
  produces: 'text/csv',
  errors: [401, 403],
  example: { query: { ...period, by: 'day' } },
})
