/**
 * What the company and its partners owe each other, by month. Where the company is the seller, a shop's till takes the
 * company's money; where the shop is, a card payment is the shop's. Rules: api/src/modules/statements/rules.ts.
 */
import { z } from 'zod'
import { unknownId } from './examples.ts'
import { CalendarDay, MinorUnits, Price, writtenText } from './primitives.ts'
import { defineRoute } from './route.ts'

const common = {
  source: 'design: statements',
  tag: 'workshop statements',
  access: 'workshop',
  role: 'owner',
} as const

/** A month of this century, such as 2026-11. */
export const CalendarMonth = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'Enter a month')

export const SettlementDirection = z.enum(['from_shop', 'to_shop'])
export type SettlementDirection = z.infer<typeof SettlementDirection>

export const Settlement = z.object({
  id: z.uuid(),
  day: CalendarDay,
  direction: SettlementDirection,
  amount: Price,
  reference: z.string(),
  actor: z.string().describe('Name of the owner who recorded it'),
})
export type Settlement = z.infer<typeof Settlement>

/**
 * The month of a partner. opening + collected - returned - held + held_returned - paid_in + paid_out = closing. A
 * balance is positive when the partner owes it.
 */
export const Statement = z.object({
  shop: z.object({ id: z.string(), name: z.string() }),
  opening: MinorUnits,
  collected: Price.describe('Taken in the till for the company'),
  returned: Price.describe('Given back in the till for the company'),
  held: Price.describe('Taken by card for the shop'),
  held_returned: Price.describe('Given back by card for the shop'),
  paid_in: Price.describe('Settled by the partner'),
  paid_out: Price.describe('Settled by the company'),
  closing: MinorUnits,
  own_takings: MinorUnits.describe('What the shop sold itself and took in its till: not owed'),
  settlements: z.array(Settlement).describe('Of the month, oldest first'),
  owed_now: MinorUnits.describe('Balance of all months'),
})
export type Statement = z.infer<typeof Statement>

export const Statements = z.object({
  month: CalendarMonth,
  store_seller: z.enum(['company', 'partner']).describe('Who sells what a till takes now'),
  statements: z.array(Statement).describe('By name of the shop'),
})
export type Statements = z.infer<typeof Statements>

export const workshopStatements = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/statements',
  summary: 'What each partner collected, owes and settled in a month',
  query: z.strictObject({ month: CalendarMonth }),
  response: Statements,
  errors: [401, 403],
  example: { query: { month: '2026-11' } },
})

const Shop = z.string().min(1).max(100).describe('id of a partner')

export const workshopStatementCsv = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/statement_csv',
  summary: 'The statement of a partner with each receipt and settlement as CSV (RFC 4180)',
  query: z.strictObject({ month: CalendarMonth, shop: Shop }),
  response: z.string(),
  produces: 'text/csv',
  errors: [401, 403, 404],
  example: { query: { month: '2026-11', shop: 'no-such-shop' } },
})

export const NewSettlement = z.strictObject({
  id: z.uuid().describe('Made by the page: the same settlement is recorded once'),
  shop: Shop,
  day: CalendarDay.describe('On which the money came or went; not later than today'),
  direction: SettlementDirection,
  amount: Price.min(1, 'Enter more than nothing').max(100_000_000),
  reference: writtenText(200),
  accept_more: z.boolean().describe('Whether it may be more than is owed'),
})
export type NewSettlement = z.infer<typeof NewSettlement>

/** `owed` is set when the settlement is more than is owed: sent again with `accept_more` it is recorded. */
export const SettlementRefusal = z.object({ detail: z.string(), owed: Price.nullable() })
export type SettlementRefusal = z.infer<typeof SettlementRefusal>

/** What is owed by all months together, once a settlement is recorded. */
export const Settled = z.object({ owed_now: MinorUnits })
export type Settled = z.infer<typeof Settled>

export const recordSettlement = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/settlements',
  summary:
    'Records that a partner paid what it owes, or was paid; returns the balance of all months',
  body: NewSettlement,
  response: Settled,
  errors: [401, 403, 404, 409],
  errorBodies: { 409: SettlementRefusal },
  example: {
    body: {
      ...{ id: unknownId, shop: 'no-such-shop', day: '2026-11-24', direction: 'from_shop' },
      ...{ amount: 12000, reference: 'BACS 1187', accept_more: false },
    },
  },
})
