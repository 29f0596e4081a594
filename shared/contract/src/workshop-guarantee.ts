/** The workshop's answer to what a customer reported. Rules: api/src/modules/guarantee/answer.ts. */
import { z } from 'zod'
import { unknownId } from './examples.ts'
import { writtenText } from './primitives.ts'
import { longestReport } from './report-limits.ts'
import { defineRoute } from './route.ts'
import { WorkshopOrder } from './workshop-orders.ts'

export const DoAgain = z.strictObject({ answer: z.literal('redo') })

export const DeclineReport = z.strictObject({
  answer: z.literal('decline'),
  reason: writtenText(longestReport).describe('The customer reads this'),
})

export const ReportAnswer = z.discriminatedUnion('answer', [DoAgain, DeclineReport])
export type ReportAnswer = z.infer<typeof ReportAnswer>

export const answerReport = defineRoute({
  source: 'design: guarantee',
  tag: 'workshop orders',
  access: 'workshop',
  role: 'manager',
  method: 'POST',
  path: '/workshop/orders/:id/reports/:report/answer',
  summary:
    'Has a garment done again by an order of 0, or declines; once: the same answer again changes nothing',
  params: z.strictObject({ id: z.uuid().describe('Of the reported order'), report: z.uuid() }),
  body: ReportAnswer,
  response: WorkshopOrder,
  errors: [401, 403, 404, 409],
  cost: 5,
  example: { params: { id: unknownId, report: unknownId }, body: { answer: 'redo' } },
})
