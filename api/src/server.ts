import { orExplain } from 'shared/node/faults'
import { startTracing } from 'shared/tracing'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { migrateDatabase } from './db/migrate.ts'
import { seedDatabase } from './db/seed.ts'

const config = await orExplain(() => readConfig(process.env))
const stopTracing = await startTracing('api', process.env)
await migrateDatabase(config.databaseUrl)
await orExplain(() => seedDatabase(config))
const app = await buildApp(config)
/** Requests under way are answered before the process ends. */
async function stop(): Promise<void> {
  await app.close()
  await stopTracing()
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
// Only now: whoever reads that it listens may tell it to end at once.
await app.listen({ host: config.host, port: config.port })
