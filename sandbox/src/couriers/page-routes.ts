import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Config } from '#src/config.ts'
import type { Database } from '#src/database/database.ts'
import { sendPage } from '#src/http/page.ts'
import { TaskState, sendTaskEvent } from './events.ts'
import { taskList } from './page.ts'
import { findTask, listTasks } from './repository.ts'

interface Options {
  readonly database: Database
  readonly companyName: string
  readonly couriers: Config['couriers']
}

const Query = z.object({ reference: z.string().max(100).optional() })
const Params = z.object({ id: z.string().max(100), state: TaskState })

/** Serves the couriers' tasks, for people and for tests, with buttons that send their events. */
export async function courierPageRoutes(
  app: FastifyInstance,
  { database, companyName, couriers }: Options,
): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, null),
  )

  app.get('/couriers', async (_request, reply) => {
    const body = taskList(await listTasks(database))
    return sendPage(reply, { title: 'Couriers', companyName, body })
  })

  app.get('/couriers.json', async (request, reply) => {
    const query = Query.safeParse(request.query)
    if (!query.success) return reply.code(422).send({ error: z.prettifyError(query.error) })
    return listTasks(database, query.data.reference)
  })

  app.post('/couriers/tasks/:id/:state', async (request, reply) => {
    const params = Params.safeParse(request.params)
    const task = params.success ? await findTask(database, params.data.id) : undefined
    if (!params.success || !task) return reply.code(404).send({ error: 'There is no such task' })
    const status = await sendTaskEvent({ task, state: params.data.state }, couriers)
    if (request.headers.accept?.includes('text/html')) return reply.redirect('/couriers', 303)
    return { status }
  })
}
