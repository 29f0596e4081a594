import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#src/database/database.ts'
import { findCourierOrder, saveCourierOrder, type CourierOrder } from './repository.ts'

const Courier = z.object({ courier: z.string().regex(/^[a-z-]{2,20}$/) })
const ProposalRequest = z.object({ reference: z.string().min(1).max(100) })
const OrderRequest = ProposalRequest.extend({
  service: z.string().min(1).max(50),
  proposal_id: z.string().max(100).nullable(),
  /** The day on which it is collected from the customer's door. */
  collect_on: z.iso.date().nullish(),
})

/** Hours of tomorrow at which a courier offers to collect. */
const HOURS = [9, 12, 15]

/** Serves couriers that accept every order, once for each reference, and offer three times tomorrow. */
export async function courierRoutes(
  app: FastifyInstance,
  { database }: { database: Database },
): Promise<void> {
  app.post('/couriers/:courier/proposals', async (request, reply) => {
    const parsed = ProposalRequest.safeParse(request.body)
    if (!parsed.success) return reply.code(422).send({ error: z.prettifyError(parsed.error) })
    return { proposals: HOURS.map((hour) => proposal(hour)) }
  })

  app.post('/couriers/:courier/orders', async (request, reply) => {
    const courier = Courier.safeParse(request.params)
    const parsed = OrderRequest.safeParse(request.body)
    if (!courier.success || !parsed.success) return reply.code(422).send({ error: 'malformed' })
    const order = toOrder(courier.data.courier, parsed.data)
    await saveCourierOrder(database, order)
    return findCourierOrder(database, order.id)
  })
}

function proposal(hour: number): { id: string; collect_from: string; collect_until: string } {
  const from = new Date()
  from.setUTCDate(from.getUTCDate() + 1)
  from.setUTCHours(hour, 0, 0, 0)
  const until = new Date(from.getTime() + 2 * 60 * 60 * 1000)
  return {
    id: `slot_${from.toISOString().slice(0, 13)}`,
    collect_from: from.toISOString(),
    collect_until: until.toISOString(),
  }
}

/** Derives an order from its reference, so that a repeat returns the same one. */
function toOrder(courier: string, request: z.infer<typeof OrderRequest>): CourierOrder {
  const digest = createHash('sha256').update(`${courier} ${request.reference}`).digest('hex')
  const digits = String(Number.parseInt(digest.slice(0, 12), 16))
    .padStart(14, '0')
    .slice(0, 14)
  return {
    id: `${courier}_${digest.slice(0, 16)}`,
    tracking_number: `${courier.slice(0, 2).toUpperCase()}${digits}`,
    courier,
    ...request,
  }
}
