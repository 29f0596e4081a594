import type { Payload } from 'payload'
import { Pool } from 'pg'
import type { Config } from '#src/config.ts'
import { poolOptions } from './pool-options.ts'
import { readThroughFailover } from './read-through-failover.ts'

/**
 * Lets reads go on at the replica, if the settings name one, while the primary does not answer. Returns what closes its
 * connections.
 */
export function followReplica(
  { db, logger }: Payload,
  { databaseReadUrl, databasePooler }: Config,
): () => Promise<void> {
  if (databaseReadUrl === null) return () => Promise.resolve()
  const replica = new Pool(poolOptions(databaseReadUrl, databasePooler))
  replica.on('error', (error) => logger.warn(`PostgreSQL, replica: ${error.message}`))
  readThroughFailover({
    ...{ primary: db.pool, replica },
    onMove: (to) => logger.warn(`PostgreSQL: the ${to} is read`),
  })
  return () => replica.end()
}
