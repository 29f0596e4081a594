import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { contractVersion } from '@darnley/contract/version'
import { migrationCount } from '#src/db/migrate.ts'
import { watchLoop } from '#src/lib/loop-watch.ts'

/**
 * /livez: the process responds. /readyz: database and schema are available, and the event loop did not stall recently
 * (F47). It also reports the contract version, for releases that require one.
 */
export function reportHealth(app: FastifyInstance, pool: Pool): void {
  const loop = watchLoop()
  app.addHook('onClose', async () => loop.stop())
  app.get('/livez', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = !loop.hasStalled() && (await isReady(pool))
    const status = ready ? 'ok' : 'unavailable'
    return reply.status(ready ? 200 : 503).send({ status, contract: contractVersion })
  })
}

/** More migrations than this code knows are fine: newer code runs in parallel. */
async function isReady(pool: Pool): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ done: number }>(
      'select count(*)::int as done from drizzle.__drizzle_migrations',
    )
    return (rows[0]?.done ?? 0) >= migrationCount
  } catch {
    return false
  }
}
