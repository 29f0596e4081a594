import type { Config } from '#src/config.ts'
import { openDatabase } from './database.ts'
import { refuseDemonstration, seedAccounts, seedShops } from './seeds/demonstration.ts'
import { seedReference } from './seeds/reference.ts'

/**
 * Inserts the required data and leaves existing rows unchanged. Made-up shops are only for development and
 * demonstrations.
 * @throws WrongConfiguration in production, when the database was used for a demonstration
 */
export async function seedDatabase(config: Config): Promise<void> {
  const { db, close } = openDatabase({
    url: config.databaseUrl,
    connections: 1,
    pooler: config.databasePooler,
    onError: () => undefined,
  })
  try {
    await seedReference(db)
    if (config.mode === 'production') await refuseDemonstration(db)
    else await seedShops(db)
    if (config.seedDemo) await seedAccounts(db)
  } finally {
    await close()
  }
}
