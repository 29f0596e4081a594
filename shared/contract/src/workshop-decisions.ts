/** What an owner decides in the content service. Rules: api/src/modules/workshop-decisions/routes.ts. */
import { z } from 'zod'
import { defineRoute } from './route.ts'

/** The collections of the content service. */
export const DecisionKind = z.enum(['faq', 'fees', 'announcements', 'delivery-areas', 'studios'])
export type DecisionKind = z.infer<typeof DecisionKind>

export const ListedDecision = z.object({
  kind: DecisionKind,
  id: z.string(),
  title: z.string(),
  published: z
    .string()
    .nullable()
    .describe('What customers read now, in short; null when it is not published'),
  draft: z.string().nullable().describe('A newer draft, in short; null when there is none'),
  changed_at: z.iso.datetime(),
  changed_by: z.string().nullable().describe('Null: as it was installed'),
  edit_url: z
    .string()
    .nullable()
    .describe('Its page in the admin; null where the address of the admin is not configured'),
})
export type ListedDecision = z.infer<typeof ListedDecision>

export const ListedDecisions = z.object({ decisions: z.array(ListedDecision) })
export type ListedDecisions = z.infer<typeof ListedDecisions>

export const workshopDecisions = defineRoute({
  source: 'design: partners',
  tag: 'workshop decisions',
  access: 'workshop',
  role: 'owner',
  method: 'GET',
  path: '/workshop/decisions',
  summary: 'Questions, fees, announcements, areas and studios: what is published, what is a draft',
  response: ListedDecisions,
  errors: [401, 403, 503],
})
