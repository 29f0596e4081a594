import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#src/database/database.ts'
import { saveTask } from './repository.ts'

/** Fields of https://docs.ship24.com/trackers that the API sends. */
const TrackerRequest = z.strictObject({
  trackingNumber: z.string().regex(/^[\w-]{5,50}$/),
  shipmentReference: z.string().optional(),
  originCountryCode: z.string().length(2).optional(),
  destinationCountryCode: z.string().length(2).optional(),
  destinationPostCode: z.string().optional(),
})

/** Serves Ship24's trackers: equal fields return the same tracker. */
export async function ship24Routes(
  app: FastifyInstance,
  { database }: { database: Database },
): Promise<void> {
  app.post('/couriers/ship24/public/v1/trackers', async (request, reply) => {
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? ''))
      return reply.code(401).send({ errors: [{ code: 'auth_invalid_api_key' }], data: null })
    const parsed = TrackerRequest.safeParse(request.body)
    if (!parsed.success)
      return reply
        .code(400)
        .send({ errors: [{ code: 'validation_error', message: z.prettifyError(parsed.error) }] })
    const trackerId = createHash('sha256')
      .update(JSON.stringify(parsed.data))
      .digest('hex')
      .slice(0, 26)
    const tracker = { trackerId, isSubscribed: true, ...parsed.data }
    const reference = parsed.data.shipmentReference ?? ''
    await saveTask(database, { id: trackerId, courier: 'ship24', reference, body: tracker })
    return reply.code(201).send({ data: { tracker } })
  })
}
