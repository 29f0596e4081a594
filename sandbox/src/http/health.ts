import type { FastifyInstance } from 'fastify'
import { isReachable, type Database } from '#src/database/database.ts'

/** Serves /livez (the process responds) and /readyz (the database responds too). */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = await isReachable(database)
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable' })
  })
}
