import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const Question = z.object({ input: z.string().min(1).max(200) })

/** Answers the request by which the doctor tries a key of Google Places. Pages ask the sandbox's own /addresses. */
export async function googleRoutes(app: FastifyInstance): Promise<void> {
  // Two colons are one in the address.
  app.post('/google/v1/places::autocomplete', async ({ headers, body }, reply) => {
    const key = String(headers['x-goog-api-key'] ?? '')
    if (key === '' || key.includes('refused'))
      return reply.code(403).send({ error: { code: 403, status: 'PERMISSION_DENIED' } })
    if (!Question.safeParse(body).success)
      return reply.code(400).send({ error: { code: 400, status: 'INVALID_ARGUMENT' } })
    return { suggestions: [] }
  })
}
