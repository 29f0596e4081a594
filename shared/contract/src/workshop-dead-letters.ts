/**
 * Jobs that failed for so long that a person has to look at them. Rules: api/src/modules/dead-letters/repository.ts,
 * api/src/queue/worker.ts.
 */
import { z } from 'zod'
import { defineRoute } from './route.ts'
import { OrderOfMessage } from './workshop-messages.ts'

const common = {
  source: 'design: messages',
  tag: 'workshop messages',
  access: 'workshop',
  role: 'manager',
} as const

/**
 * `courier`: a request to a courier. `look_up`: a payment of which no order is known. `proposal`: a proposed price to be
 * closed or checked.
 */
export const DeadLetterQueue = z.enum(['mail', 'courier', 'refund', 'look_up', 'proposal'])
export type DeadLetterQueue = z.infer<typeof DeadLetterQueue>

export const DeadLetter = z.object({
  queue: DeadLetterQueue,
  id: z.string(),
  name: z.string().describe('What it is: "Order confirmation"'),
  reason: z.string().nullable().describe('Of the last failure, as the other side said it'),
  attempts: z.int(),
  since: z.iso.datetime(),
  next_try_at: z.iso.datetime(),
  order: OrderOfMessage.nullable(),
  conversation_id: z.uuid().nullable(),
  can_be_dropped: z.boolean().describe('False where money or an agreement depends on it'),
})
export type DeadLetter = z.infer<typeof DeadLetter>

export const DeadLetters = z.object({
  letters: z.array(DeadLetter).describe('Oldest first, at most 100'),
})
export type DeadLetters = z.infer<typeof DeadLetters>

export const deadLetters = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/dead_letters',
  summary: 'What failed for good or for hours: mails and other jobs',
  response: DeadLetters,
  errors: [401, 403],
})

const one = {
  ...common,
  method: 'POST',
  params: z.strictObject({ queue: DeadLetterQueue, id: z.string().min(1).max(100) }),
  response: DeadLetters,
  errors: [401, 403, 404, 409],
  example: { params: { queue: 'mail', id: '999999999' } },
} as const

export const retryDeadLetter = defineRoute({
  ...one,
  path: '/workshop/dead_letters/:queue/:id/again',
  summary: 'Tries it again at once; it stays listed until it succeeds. 404 when it is done',
})

export const dropDeadLetter = defineRoute({
  ...one,
  path: '/workshop/dead_letters/:queue/:id/drop',
  summary: 'Gives it up; 409 for what cannot be dropped',
})
