import { orNameDatabase } from '@darnley/node/database-fault'
import { orExplain } from '@darnley/node/faults'
import { runUntilSignal } from '@darnley/node/run-until-signal'
import { startTracing } from '@darnley/node/tracing'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { migrateDatabase } from './db/migrate.ts'
import { seedDatabase } from './db/seed.ts'

const config = await orExplain(() => readConfig(process.env))
const stopTracing = await startTracing('api', process.env)
const { databaseUrl, databaseOwnerUrl } = config
const setting = databaseOwnerUrl === databaseUrl ? 'DATABASE_URL' : 'DATABASE_OWNER_URL'
await orExplain(() =>
  orNameDatabase({ part: 'The api', setting }, () => migrateDatabase(databaseOwnerUrl)),
)
await orExplain(() => seedDatabase(config))
const app = await buildApp(config)

await runUntilSignal({
  drainSeconds: config.drainSeconds,
  listen: () => app.listen({ host: config.host, port: config.port }),
  async stop() {
    await app.close()
    await stopTracing()
  },
})
