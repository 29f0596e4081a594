import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { contractVersion } from 'shared/contract/version'
import { migrationCount } from '#src/db/migrate.ts'
import { watchLoop } from '#src/lib/loop-watch.ts'

/**
 * /livez: the process answers. /readyz: it can serve, that is, database and schema are there, and its event loop did
 * not stand still a moment ago (F47). The second also says which contract this api speaks, for whoever is
 * about to release something that needs it.
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

/** More migrations than this code knows is fine: newer code runs beside it. */
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
