import type { FastifyInstance } from 'fastify'
import { isDraining } from '@darnley/node/drain'
import type { Payload } from 'payload'

export function healthRoutes(app: FastifyInstance, payload: Payload): void {
  app.get('/livez', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'ending' })
    try {
      await payload.db.pool.query('select 1')
      return { status: 'ok' }
    } catch {
      return reply.code(503).send({ status: 'database unreachable' })
    }
  })
}
