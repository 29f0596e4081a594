/**
 * What was sold, given back and kept in time, and the receipts. Everything is read from the ledger, in which each order
 * and refund is entered once it is settled. Rules: api/src/modules/ledger/rules.ts, api/src/modules/figures/rules.ts.
 */
import { z } from 'zod'
import { unknownId, unknownToken } from './examples.ts'
import { CalendarDay, MinorUnits, OrderIdToken, Price, writtenText } from './primitives.ts'
import { defineRoute } from './route.ts'

const common = { source: 'design: figures', access: 'workshop', role: 'owner' } as const
const figures = { ...common, tag: 'workshop figures' } as const

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
  kept: z.int().describe('Garments that were done by the day that was promised'),
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

/** Money that a partner has handed over. */
export const Settlement = z.object({
  id: z.uuid(),
  received_on: z.iso.date(),
  amount: MinorUnits.describe('Negative when we paid the partner'),
  reference: z.string(),
  actor: z.string(),
})
export type Settlement = z.infer<typeof Settlement>

/** One entry of a statement. */
export const StatementEntry = z.object({
  day: z.iso.date(),
  collection_ref: z.string(),
  kind: z.enum(['sale', 'refund']),
  amount: MinorUnits.describe('Negative for what the shop gave back'),
})
export type StatementEntry = z.infer<typeof StatementEntry>

/** What the shop of a partner collected for us in its till. Opening + collected - settled = closing balance. */
export const PartnerStatement = z.object({
  shop: FigureOption,
  from: z.iso.date(),
  to: z.iso.date(),
  opening: MinorUnits.describe('Owed to us before the first day'),
  collected: MinorUnits.describe('Sales less what the shop gave back'),
  settled: MinorUnits,
  closing: MinorUnits.describe('Owed to us after the last day'),
  entries: z.array(StatementEntry).describe('The oldest first'),
  settlements: z.array(Settlement).describe('Of the period, the oldest first'),
})
export type PartnerStatement = z.infer<typeof PartnerStatement>

export const partnerStatement = defineRoute({
  ...figures,
  method: 'GET',
  path: '/workshop/statements/:shop',
  summary: 'What a partner collected, settled and owes in a period',
  params: z.strictObject({ shop: z.string().min(1).max(100) }),
  query: z.strictObject(Period),
  response: PartnerStatement,
  errors: [401, 403, 404],
  example: { params: { shop: 'no-such-shop' }, query: period },
})

export const NewSettlement = z.strictObject({
  key: z.uuid().toLowerCase().describe('Made by the page for each form: it takes effect once'),
  received_on: CalendarDay,
  amount: z
    .int32()
    .refine((amount) => amount !== 0, 'Enter an amount')
    .describe('Minor units; negative when we paid the partner'),
  reference: writtenText(100),
})
export type NewSettlement = z.infer<typeof NewSettlement>

export const recordSettlement = defineRoute({
  ...figures,
  method: 'POST',
  path: '/workshop/statements/:shop/settlements',
  summary: 'Records money that a partner handed over, once for a key',
  params: z.strictObject({ shop: z.string().min(1).max(100) }),
  body: NewSettlement,
  response: Settlement,
  errors: [401, 403, 404],
  example: {
    params: { shop: 'no-such-shop' },
    body: { key: unknownId, received_on: '2026-11-24', amount: 12_500, reference: 'BACS 24 Nov' },
  },
})

/** A numbered receipt: of an order, or of a refund. */
export const Receipt = z.object({
  number: z.int().describe('Without gaps, in the order of entry'),
  kind: z.enum(['sale', 'refund']),
  issued_on: z.iso.date(),
  total: MinorUnits.describe('Negative for a refund'),
  vat: MinorUnits,
})
export type Receipt = z.infer<typeof Receipt>

export const Receipts = z.array(Receipt).describe('The oldest first')

const receipt = {
  response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  produces: 'application/pdf',
} as const
const number = z.coerce.number().int().min(1).max(2_147_483_647)
const ofOrder = z.strictObject({ id: z.uuid().describe('_id of the order') })
const byManager = { ...common, tag: 'workshop money', role: 'manager' } as const

export const orderReceipts = defineRoute({
  ...byManager,
  method: 'GET',
  path: '/workshop/orders/:id/receipts',
  summary:
    'The receipts of an order; none until it is entered in the ledger, or when its shop is the seller',
  params: ofOrder,
  response: Receipts,
  errors: [401, 403, 404],
  example: { params: { id: unknownId } },
})

export const orderReceipt = defineRoute({
  ...byManager,
  ...receipt,
  method: 'GET',
  path: '/workshop/orders/:id/receipt',
  summary: 'A receipt of an order as PDF',
  params: ofOrder,
  query: z.strictObject({ number: number.optional().describe('The first when left out') }),
  errors: [401, 403, 404],
  example: { params: { id: unknownId } },
})

const byToken = { source: common.source, tag: 'orders', access: 'public' } as const

export const ownReceipts = defineRoute({
  ...byToken,
  method: 'GET',
  path: '/public/receipts',
  summary: 'The receipts of an order, for its customer',
  query: z.strictObject({ order_id_token: OrderIdToken }),
  response: Receipts,
  errors: [404],
  example: { query: { order_id_token: unknownToken } },
})

export const ownReceipt = defineRoute({
  ...byToken,
  ...receipt,
  method: 'GET',
  path: '/public/receipt',
  summary: 'A receipt of an order as PDF, for its customer',
  query: z.strictObject({ order_id_token: OrderIdToken, number: number.optional() }),
  errors: [404],
  example: { query: { order_id_token: unknownToken } },
})
