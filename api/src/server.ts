import { orExplain } from '@darnley/node/faults'
import { runUntilSignal } from '@darnley/node/run-until-signal'
import { startTracing } from '@darnley/node/tracing'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { migrateByOwner } from './db/migrate.ts'
import { seedDatabase } from './db/seed.ts'

const config = await orExplain(() => readConfig(process.env))
const stopTracing = await startTracing('api', process.env)
const { databaseUrl: url, databaseOwnerUrl: ownerUrl, databasePooler: pooler } = config
await orExplain(() => migrateByOwner({ part: 'The api', url, ownerUrl, pooler }))
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
