/**
 * Receipts of what was paid and credit notes for what was given back, for the customer, the shop that took the order
 * and the workshop. Each is a numbered entry of the ledger, made a few seconds after the money moved and never changed,
 * so that its file has the same bytes whenever it is read. Rules: api/src/modules/receipts/rules.ts.
 */
import { z } from 'zod'
import { unknownId, unknownToken } from './examples.ts'
import { CalendarDay, FileBytes, MinorUnits } from './primitives.ts'
import { defineRoute } from './route.ts'

const common = { source: 'design: receipts', tag: 'receipts', method: 'GET' } as const

export const Receipt = z.object({
  id: z.uuid(),
  kind: z.enum(['receipt', 'credit_note']),
  number: z.int().describe('In the series of the seller, without gaps'),
  seller: z.string().describe('Name of the company, or of the shop where it is the seller'),
  day: CalendarDay.describe('In London'),
  total: MinorUnits.describe('Negative for a credit note'),
})
export type Receipt = z.infer<typeof Receipt>

export const Receipts = z.object({ receipts: z.array(Receipt).describe('Oldest first') })
export type Receipts = z.infer<typeof Receipts>

const byToken = { order_id_token: z.string().max(100) } as const

export const publicReceipts = defineRoute({
  ...common,
  access: 'public',
  path: '/public/receipts',
  summary: 'Receipts and credit notes of an order, for the holder of its token',
  query: z.strictObject(byToken),
  response: Receipts,
  errors: [404],
  example: { query: { order_id_token: unknownToken } },
})

const file = { response: FileBytes, produces: 'application/pdf', cost: 5 } as const

export const publicReceipt = defineRoute({
  ...common,
  ...file,
  access: 'public',
  path: '/public/receipt',
  summary: 'A receipt or credit note as PDF, for the holder of the token of its order',
  query: z.strictObject({ ...byToken, receipt: z.uuid() }),
  errors: [404],
  example: { query: { order_id_token: unknownToken, receipt: unknownId } },
})

export const storefrontReceipts = defineRoute({
  ...common,
  access: 'shop',
  path: '/storefront/receipts',
  summary: 'Receipts and credit notes of an order that the shop took',
  query: z.strictObject({ order_id: z.uuid() }),
  response: Receipts,
  errors: [401, 403, 404],
  example: { query: { order_id: unknownId } },
})

export const storefrontReceipt = defineRoute({
  ...common,
  ...file,
  access: 'shop',
  path: '/storefront/receipt',
  summary: 'A receipt or credit note of an order that the shop took, as PDF',
  query: z.strictObject({ order_id: z.uuid(), receipt: z.uuid() }),
  errors: [401, 403, 404],
  example: { query: { order_id: unknownId, receipt: unknownId } },
})

const workshop = { access: 'workshop', role: 'manager', errors: [401, 403, 404] } as const

export const workshopReceipts = defineRoute({
  ...common,
  ...workshop,
  path: '/workshop/orders/:id/receipts',
  summary: 'Receipts and credit notes of an order',
  params: z.strictObject({ id: z.uuid() }),
  response: Receipts,
  example: { params: { id: unknownId } },
})

export const workshopReceipt = defineRoute({
  ...common,
  ...workshop,
  ...file,
  path: '/workshop/orders/:id/receipts/:receipt',
  summary: 'A receipt or credit note of an order, as PDF',
  params: z.strictObject({ id: z.uuid(), receipt: z.uuid() }),
  example: { params: { id: unknownId, receipt: unknownId } },
})
