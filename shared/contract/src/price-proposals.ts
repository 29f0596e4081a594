/**
 * Another price for a line of an order that is under way, as the customer answers it. Rules:
 * api/src/modules/price-proposals/rules.ts, api/src/modules/order-money/ledger.ts.
 */
import { z } from 'zod'
import { unknownId, unknownToken } from './examples.ts'
import { IfUnanswered } from './checkout.ts'
import { MinorUnits, OrderIdToken, Price, writtenText } from './primitives.ts'
import { defineRoute } from './route.ts'

const common = { source: 'design: refund, price change', tag: 'orders', access: 'public' } as const

/** `not_possible`: the work cannot be done, so the line then costs nothing. */
export const ProposalKind = z.enum(['more', 'less', 'not_possible'])
export type ProposalKind = z.infer<typeof ProposalKind>

/**
 * `agreed` means for a higher price that it was paid. `withdrawn`: by the workshop. `went_on` and `sent_back`: without an
 * answer in time, as the customer chose when booking.
 */
export const ProposalState = z.enum([
  'open',
  'agreed',
  'refused',
  'withdrawn',
  'went_on',
  'sent_back',
])
export type ProposalState = z.infer<typeof ProposalState>

/** The discount code of the order on a difference of prices. */
export const ProposalDiscount = z.object({
  code: z.string(),
  percentage: z.int(),
  amount: MinorUnits.describe('Of the difference: positive when the customer pays less'),
})

export const ProposalQuestion = z.object({ text: z.string(), asked_at: z.iso.datetime() })

export const PriceProposal = z.object({
  id: z.uuid(),
  line_id: z.uuid(),
  kind: ProposalKind,
  state: ProposalState,
  garment: z.string(),
  garment_number: z.int().describe('In its order, from 1: its photos carry it'),
  garment_description: z.string(),
  service: z.string(),
  is_only_work: z.boolean().describe('Whether nothing else is to be done on this garment'),
  old_price: Price.describe('Agreed so far, before the discount code'),
  new_price: Price.describe('0 when the work is not possible'),
  difference: MinorUnits.describe('new_price - old_price'),
  discount: ProposalDiscount.nullable(),
  reason: z.string().describe('What was found, as the workshop wrote it'),
  proposed_by: z.string().describe('Name of the member of staff'),
  proposed_at: z.iso.datetime(),
  answer_until: z.iso.datetime(),
  pays_if_agreed: Price.describe('Charged to the card when the customer agrees'),
  refunded_if_agreed: Price,
  refunded_if_refused: Price,
  total_before: Price,
  total_if_agreed: Price,
  if_unanswered: IfUnanswered.describe(
    'What happens without an answer. `send_back`: the work is left out and its price refunded. `go_on`: the work is done as ordered, at the ordered price or the lower one.',
  ),
  questions: z.array(ProposalQuestion).describe('Oldest first'),
  closed_at: z.iso.datetime().nullable(),
})
export type PriceProposal = z.infer<typeof PriceProposal>

/** `asked`: on its way to the provider. `failed`: refused by it; the workshop has to find another way. */
export const RefundState = z.enum(['asked', 'done', 'failed'])
export type RefundState = z.infer<typeof RefundState>

/** Money that goes back to the customer, or went back. */
export const GivenBack = z.object({
  id: z.uuid(),
  amount: Price,
  state: RefundState,
  reason: z.string(),
  by: z.enum(['card', 'till']).describe('`till`: the shop gives it back'),
  at: z.iso.datetime(),
})
export type GivenBack = z.infer<typeof GivenBack>

/** The prices of an order as its customer sees them now. */
export const OrderPrices = z.object({
  collection_ref: z.string(),
  booked_total: Price,
  total: Price.describe('Agreed now'),
  paid: Price,
  given_back: Price,
  refunds: z.array(GivenBack).describe('Newest first'),
  proposals: z.array(PriceProposal).describe('Newest first'),
})
export type OrderPrices = z.infer<typeof OrderPrices>

export const priceProposals = defineRoute({
  ...common,
  method: 'GET',
  path: '/public/price_proposals',
  summary: 'Proposed prices, refunds and the total of an order, for the holder of its token',
  query: z.strictObject({ order_id_token: z.string().max(100) }),
  response: OrderPrices,
  errors: [404, 502, 503],
  example: { query: { order_id_token: unknownToken } },
})

export const ProposalAnswer = z.strictObject({
  order_id_token: OrderIdToken,
  answer: z.enum(['agree', 'refuse', 'ask']),
  question: writtenText(2000).optional().describe('Required to ask'),
})
export type ProposalAnswer = z.infer<typeof ProposalAnswer>

export const ProposalAnswered = z.object({
  /** Set when a higher price has to be paid by card first: it is agreed once the payment is captured. */
  client_secret: z.string().nullable(),
  prices: OrderPrices,
})
export type ProposalAnswered = z.infer<typeof ProposalAnswered>

/** A repeated answer has no further effect. 409 when the proposal was closed in another way. */
export const answerPriceProposal = defineRoute({
  ...common,
  method: 'POST',
  path: '/public/price_proposals/:id/answer',
  summary: 'Agrees to a proposed price, refuses it, or asks the workshop a question about it',
  params: z.strictObject({ id: z.uuid() }),
  body: ProposalAnswer,
  response: ProposalAnswered,
  errors: [403, 404, 409, 502, 503],
  cost: 5,
  example: {
    params: { id: unknownId },
    body: { order_id_token: unknownToken, answer: 'refuse' },
  },
})
