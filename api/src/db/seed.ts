import type { Config } from '#src/config.ts'
import { openDatabase } from './database.ts'
import { refuseDemonstration, seedAccounts, seedShops } from './seeds/demonstration.ts'
import { seedReference } from './seeds/reference.ts'

/**
 * What the system needs to begin with; rows that are there already stay as they are. Made-up shops, places and
 * announcements are for development and demonstrations.
 * @throws WrongConfiguration in production, when a demonstration was held on this database
 */
export async function seedDatabase(config: Config): Promise<void> {
  const { db, close } = openDatabase({
    url: config.databaseUrl,
    connections: 1,
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
