/**
 * The money of an order as a manager of the workshop sees and changes it. Rules: api/src/modules/order-money/ledger.ts,
 * api/src/modules/order-money/refund-rules.ts, api/src/modules/price-proposals/rules.ts.
 */
import { z } from 'zod'
import { unknownId } from './examples.ts'
import { IfUnanswered } from './checkout.ts'
import { PriceProposal, ProposalKind, RefundState } from './price-proposals.ts'
import { MinorUnits, Price, writtenText } from './primitives.ts'
import { defineRoute } from './route.ts'

const common = {
  source: 'design: refund, price change',
  tag: 'workshop money',
  access: 'workshop',
  role: 'manager',
} as const

/** Parts of an order beside its lines. */
export const ExtraPart = z.enum(['collection', 'way_back', 'express'])
export type ExtraPart = z.infer<typeof ExtraPart>

/** A service on a garment. Amounts are minor units. */
export const MoneyLine = z.object({
  line_id: z.uuid(),
  garment: z.string(),
  garment_number: z.int().describe('In the order, from 1'),
  garment_description: z.string(),
  service: z.string(),
  booked_price: Price,
  price: Price.describe('Agreed now, before the discount code'),
  net: Price.describe(
    'The same less the share of the discount code; all nets and extras add up to the total',
  ),
  given_back: Price,
  refundable: Price.describe('What may still be given back for this line'),
})
export type MoneyLine = z.infer<typeof MoneyLine>

export const MoneyExtra = z.object({
  part: ExtraPart,
  provider: z.string().nullable().describe('Name of the delivery provider; null for express'),
  price: Price,
  given_back: Price,
  refundable: Price,
})
export type MoneyExtra = z.infer<typeof MoneyExtra>

export const MoneyDiscount = z.object({
  code: z.string(),
  percentage: z.int(),
  amount: Price,
})

/** A captured payment, or what a shop took in its till. */
export const MoneyPayment = z.object({
  id: z.string(),
  by: z.enum(['card', 'till']),
  amount: Price,
  at: z.iso.datetime(),
  /** The line whose higher price it paid; null for the payment of the order. */
  line_id: z.uuid().nullable(),
  /** Whether the order was paid before: such a payment is refunded by itself. */
  is_second: z.boolean(),
})
export type MoneyPayment = z.infer<typeof MoneyPayment>

export const RefundedPart = z.object({
  part: z.string().describe('line_id, or one of ExtraPart'),
  amount: Price,
})

/**
 * Why money went back. `goodwill`: the price stays. `price`: a lower price, or a line that is not done. `cancellation`:
 * the order was cancelled. `paid_twice`: by itself, after a second payment.
 */
export const RefundCause = z.enum(['goodwill', 'price', 'cancellation', 'paid_twice'])
export type RefundCause = z.infer<typeof RefundCause>

export const MoneyRefund = z.object({
  id: z.uuid(),
  amount: Price,
  goodwill: Price.describe('The part of the amount that is given although the price stays'),
  state: RefundState,
  by: z.enum(['card', 'till']),
  cause: RefundCause,
  reason: z.string(),
  parts: z.array(RefundedPart).describe('Empty for an amount that belongs to no part'),
  actor: z.string().describe('Name of the member of staff; "customer" or "system" otherwise'),
  at: z.iso.datetime(),
  done_at: z.iso.datetime().nullable(),
  problem: z.string().nullable().describe("The provider's words when it refused"),
})
export type MoneyRefund = z.infer<typeof MoneyRefund>

/** The sums. total - goodwill = held + owed, and held = paid - given_back, always. */
export const MoneyProof = z.object({
  booked_total: Price,
  total: Price.describe('Agreed now; what is kept of a cancelled order'),
  paid: Price,
  given_back: Price.describe('Refunds that are asked or done'),
  goodwill: Price.describe('The part of given_back that did not lower the total'),
  held: MinorUnits.describe('What we hold'),
  owed: MinorUnits.describe(
    'By the customer; negative when we owe it, for instance after a failed refund',
  ),
})
export type MoneyProof = z.infer<typeof MoneyProof>

/** An entry of the order's history about money. */
export const MoneyEvent = z.object({
  kind: z.enum([
    'paid',
    'refund_asked',
    'refund_done',
    'refund_failed',
    'price_proposed',
    'price_question',
    'price_agreed',
    'price_refused',
    'price_withdrawn',
    'price_went_on',
    'price_sent_back',
    'cancelled',
  ]),
  at: z.iso.datetime(),
  actor: z.string().describe('Name of the member of staff; "customer" or "system" otherwise'),
  amount: MinorUnits.nullable(),
  line_id: z.uuid().nullable(),
  words: z.string().nullable().describe('Reason or question'),
})
export type MoneyEvent = z.infer<typeof MoneyEvent>

export const OrderMoney = z.object({
  _id: z.uuid(),
  collection_ref: z.string(),
  customer_name: z.string(),
  status: z.string(),
  version: z.int().describe('Incremented by each change of the order; sent with each write'),
  if_unanswered: IfUnanswered,
  lines: z.array(MoneyLine),
  services: Price.describe('Sum of the prices of the lines'),
  discount: MoneyDiscount.nullable(),
  extras: z.array(MoneyExtra).describe('Only those that cost something'),
  payments: z.array(MoneyPayment).describe('Oldest first'),
  refunds: z.array(MoneyRefund).describe('Oldest first'),
  proof: MoneyProof,
  refundable: Price.describe('What may still be given back in all'),
  can_cancel: z.boolean(),
  can_propose: z.boolean().describe('Whether the work is under way, so that prices can change'),
  proposals: z.array(PriceProposal).describe('Newest first; at most one is open for a line'),
  events: z.array(MoneyEvent).describe('Newest first'),
})
export type OrderMoney = z.infer<typeof OrderMoney>

/** 409: the order was changed in the meantime. `current` is the order now; its first event says what changed. */
export const MoneyConflict = z.object({ detail: z.string(), current: OrderMoney })
export type MoneyConflict = z.infer<typeof MoneyConflict>

const params = z.strictObject({ id: z.uuid().describe('_id of the order') })
const version = z.int32().min(0).describe('Of the order as the caller saw it')
/** Made by the page for each form: the same key takes effect once. */
const key = z.uuid().toLowerCase()
const Reason = writtenText(1000)

export const workshopMoney = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/orders/:id/money',
  summary: 'All that an order cost, what was paid and given back, and the proof of the sum',
  params,
  response: OrderMoney,
  errors: [401, 403, 404],
  example: { params: { id: unknownId } },
})

export const RefundOfParts = z.strictObject({
  type: z.literal('parts'),
  parts: z
    .array(z.union([z.uuid().toLowerCase(), ExtraPart]))
    .min(1)
    .max(200)
    .describe('Each line_id or extra at most once: what is left of each is given back'),
})
export const RefundOfAmount = z.strictObject({
  type: z.literal('amount'),
  amount: z.int32().min(1).describe('Minor units'),
})
export const RefundOfAll = z.strictObject({ type: z.literal('all') })

export const RefundRequest = z.strictObject({
  version,
  key,
  what: z.discriminatedUnion('type', [RefundOfParts, RefundOfAmount, RefundOfAll]),
  reason: Reason.describe('Stands in the history and in the mail'),
})
export type RefundRequest = z.infer<typeof RefundRequest>

/** What was paid in a shop is recorded for the shop to give back in its till. */
export const refundOrder = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/orders/:id/refunds',
  summary: 'Gives money back, never more than was captured, once for a key; the customer is mailed',
  params,
  body: RefundRequest,
  response: OrderMoney,
  errors: [401, 403, 404, 409],
  errorBodies: { 409: MoneyConflict },
  cost: 5,
  example: {
    params: { id: unknownId },
    body: {
      ...{ version: 3, key: unknownId, reason: 'The courier came a day late' },
      what: { type: 'parts', parts: ['collection'] },
    },
  },
})

export const RefundEverything = z.strictObject({ type: z.literal('refund_all') })
export const KeepSome = z.strictObject({
  type: z.literal('keep'),
  amount: z.int32().min(1).describe('Minor units that are kept; the rest is refunded'),
})

export const CancelRequest = z.strictObject({
  version,
  key,
  money: z
    .discriminatedUnion('type', [RefundEverything, KeepSome])
    .optional()
    .describe('Required when the order was paid'),
  reason: Reason.describe('Stands in the history and in the mail'),
})
export type CancelRequest = z.infer<typeof CancelRequest>

export const cancelOrder = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/orders/:id/cancel',
  summary: 'Cancels an order that has not arrived, and says what happens to its money',
  params,
  body: CancelRequest,
  response: OrderMoney,
  errors: [401, 403, 404, 409],
  errorBodies: { 409: MoneyConflict },
  cost: 5,
  example: {
    params: { id: unknownId },
    body: {
      ...{ version: 3, key: unknownId, reason: 'You asked us to' },
      money: { type: 'refund_all' },
    },
  },
})

export const PriceProposalRequest = z.strictObject({
  version,
  line_id: z.uuid().toLowerCase(),
  kind: ProposalKind,
  new_price: z
    .int32()
    .min(1)
    .optional()
    .describe(
      "Minor units, at the order's rate, before the discount code; left out for not_possible",
    ),
  reason: Reason.describe('The customer reads this'),
  answer_until: z.iso.datetime().optional().describe('At most 30 days from now; 7 when left out'),
})
export type PriceProposalRequest = z.infer<typeof PriceProposalRequest>

export const proposePrice = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/orders/:id/proposals',
  summary: 'Proposes another price for a line; the customer is mailed, and nothing is charged yet',
  params,
  body: PriceProposalRequest,
  response: OrderMoney,
  errors: [401, 403, 404, 409],
  errorBodies: { 409: MoneyConflict },
  cost: 5,
  example: {
    params: { id: unknownId },
    body: {
      ...{ version: 3, line_id: unknownId, kind: 'more', new_price: 4600 },
      reason: 'The cuff strap is sewn through the lining.',
    },
  },
})

export const ProposalWithdrawal = z.strictObject({ version })

export const withdrawProposal = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/orders/:id/proposals/:proposal/withdraw',
  summary: 'Withdraws a proposal that was not answered; the price stays as it was agreed before',
  params: params.extend({ proposal: z.uuid() }),
  body: ProposalWithdrawal,
  response: OrderMoney,
  errors: [401, 403, 404, 409],
  errorBodies: { 409: MoneyConflict },
  example: { params: { id: unknownId, proposal: unknownId }, body: { version: 3 } },
})
