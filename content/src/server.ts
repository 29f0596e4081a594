import { orExplain } from '@darnley/node/faults'
import { runUntilSignal } from '@darnley/node/run-until-signal'
import { startTracing } from '@darnley/node/tracing'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { expectDatabase } from './expect-database.ts'

const config = await orExplain(() => readConfig(process.env))
const stopTracing = await startTracing('content', process.env)
await orExplain(() => expectDatabase(config.databaseUrl))
const { http } = await orExplain(() => buildApp({ config }))

await runUntilSignal({
  drainSeconds: config.drainSeconds,
  listen: () => http.listen({ host: config.host, port: config.port }),
  async stop() {
    await http.close()
    await stopTracing()
  },
})
