import { orExplain } from '@darnley/node/faults'
import { runUntilSignal } from '@darnley/node/run-until-signal'
import { startTracing } from '@darnley/node/tracing'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'

const config = await orExplain(() => readConfig(process.env))
const stopTracing = await startTracing('edge', process.env)
const app = await buildApp(config)

await runUntilSignal({
  drainSeconds: config.drainSeconds,
  listen: () => app.listen({ host: config.host, port: config.port }),
  async stop() {
    await app.close()
    await stopTracing()
  },
})
