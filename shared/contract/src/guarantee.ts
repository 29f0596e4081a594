/**
 * The guarantee of a finished order: what its customer reports and what the workshop says to it. Rules:
 * api/src/modules/guarantee/rules.ts.
 */
import { z } from 'zod'
import { GarmentPhoto } from './customer-photos.ts'
import { unknownId, unknownToken } from './examples.ts'
import { CalendarDay, OrderIdToken, writtenText } from './primitives.ts'
import { longestReport } from './report-limits.ts'
import { defineRoute } from './route.ts'

/** What is not right with a garment. */
export const FaultKind = z.enum(['too_long', 'too_short', 'seam', 'other'])
export type FaultKind = z.infer<typeof FaultKind>

/** `accepted`: it is done again by an order of its own. */
export const ReportState = z.enum(['open', 'accepted', 'declined'])
export type ReportState = z.infer<typeof ReportState>

/** Another order of the same customer, with the token that opens its page. */
export const LinkedOrder = z.object({
  collection_ref: z.string(),
  order_id_token: OrderIdToken,
})
export type LinkedOrder = z.infer<typeof LinkedOrder>

export const FaultReport = z.object({
  id: z.uuid(),
  garment: z.int().describe('Number of the garment in its order, from 1'),
  kind: FaultKind,
  words: z.string(),
  state: ReportState,
  sent_at: z.iso.datetime(),
  answer: z.string().nullable().describe('Why it was declined; null otherwise'),
  pickup_day: z.iso
    .date()
    .nullish()
    .describe('When the postie is to collect the garment, if it is done again'),
  photos: z.array(GarmentPhoto).optional().describe('Oldest first'),
})
export type FaultReport = z.infer<typeof FaultReport>

/** With what came of it. */
export const AnsweredReport = FaultReport.extend({ redo: LinkedOrder.nullable() })
export type AnsweredReport = z.infer<typeof AnsweredReport>

export const OrderGuarantee = z.object({
  until: z.iso.date().describe('The last day, in London'),
  is_over: z.boolean(),
  reports: z.array(AnsweredReport).describe('Oldest first; of a garment at most one is open'),
  reportable: z.array(z.int()).describe('Numbers of the garments that can be reported now'),
})
export type OrderGuarantee = z.infer<typeof OrderGuarantee>

export const NewFaultReport = z.strictObject({
  order_id_token: OrderIdToken,
  id: z.uuid().toLowerCase().describe('Made by the page: a report that is sent twice is one'),
  garment: z.int32().min(1).describe('Number of the garment in its order, from 1'),
  kind: FaultKind,
  words: writtenText(longestReport),
  pickup_day: CalendarDay.optional().describe(
    'When the postie is to collect the garment; only a day that the way of the order has',
  ),
  photos_id: z
    .uuid()
    .toLowerCase()
    .optional()
    .describe('The garment_id under which this browser sends photos, which may arrive later'),
})
export type NewFaultReport = z.infer<typeof NewFaultReport>

export const reportFault = defineRoute({
  source: 'design: guarantee',
  tag: 'orders',
  access: 'public',
  method: 'POST',
  path: '/public/order_guarantee',
  summary:
    'Reports a garment of a finished order that is not right, for the holder of its token; mails the customer that it has arrived',
  body: NewFaultReport,
  response: OrderGuarantee,
  errors: [404, 409],
  cost: 5,
  example: {
    body: {
      ...{ order_id_token: unknownToken, id: unknownId, garment: 1, kind: 'too_long' },
      words: 'The left leg is about 2 cm longer than the right.',
    },
  },
})
