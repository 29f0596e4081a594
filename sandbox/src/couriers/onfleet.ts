import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#src/database/database.ts'
import { saveTask, tasksWith } from './repository.ts'

const Metadata = z.object({ name: z.string(), type: z.string(), value: z.unknown() })

/** Fields of https://docs.onfleet.com/reference/create-task that the API sends. */
const Task = z.strictObject({
  destination: z.object({ address: z.object({ unparsed: z.string().min(5) }) }),
  recipients: z
    .array(z.object({ name: z.string().min(1), phone: z.string().regex(/^\+\d{8,15}$/) }))
    .max(1),
  pickupTask: z.boolean().optional(),
  dependencies: z.array(z.string()).optional(),
  notes: z.string().optional(),
  metadata: z.array(Metadata).default([]),
})

const BASE = '/couriers/onfleet/api/v2'

/** Serves Onfleet's tasks: create, and find by metadata. Errors have Onfleet's shape. */
export async function onfleetRoutes(
  app: FastifyInstance,
  { database }: { database: Database },
): Promise<void> {
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (!/^Basic \S+$/.test(headers.authorization ?? ''))
      return reply.code(401).send({ code: 'InvalidCredentials', message: { error: 1104 } })
  })

  app.post(`${BASE}/tasks`, async (request, reply) => {
    const task = Task.safeParse(request.body)
    if (!task.success)
      return reply
        .code(400)
        .send({ code: 'InvalidArgument', message: { message: z.prettifyError(task.error) } })
    const id = randomBytes(18).toString('base64').replaceAll('+', '~').replaceAll('/', '*')
    const body = { id, shortId: id.slice(0, 8), state: 0, ...task.data }
    const number = task.data.metadata.find(({ name }) => name === 'order_number')?.value
    await saveTask(database, {
      id,
      courier: 'onfleet',
      reference: typeof number === 'string' ? number : '',
      body,
    })
    return body
  })

  app.post(`${BASE}/tasks/metadata`, async (request, reply) => {
    const wanted = z.array(Metadata).safeParse(request.body)
    if (!wanted.success) return reply.code(400).send({ code: 'InvalidArgument' })
    return (await tasksWith(database, wanted.data)).map(({ body }) => body)
  })
}
