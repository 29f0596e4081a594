import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { isDraining } from '@darnley/node/drain'
import { contractVersion } from '@darnley/contract/version'
import { isMigrated } from '#src/db/migrate.ts'
import { watchLoop } from '#src/lib/loop-watch.ts'

/**
 * /livez: the process responds. /readyz: database and schema are available, and the event loop did not stall recently
 * (F47). It also reports the contract version, for releases that require one.
 */
export function reportHealth(app: FastifyInstance, pool: Pool): void {
  const loop = watchLoop()
  app.addHook('onClose', async () => loop.stop())
  const readiness = async (): Promise<'ok' | 'unavailable'> =>
    !loop.hasStalled() && (await isMigrated(pool)) ? 'ok' : 'unavailable'
  app.get('/livez', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    // At once, and apart from a lack: an edge leaves a process alone that ends, but not one that only waits.
    const status = isDraining() ? 'draining' : await readiness()
    return reply.status(status === 'ok' ? 200 : 503).send({ status, contract: contractVersion })
  })
}
