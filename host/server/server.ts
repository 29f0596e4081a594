import { orExplain } from 'shared/node/faults'
import { startTracing } from 'shared/tracing'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'

const config = await orExplain(() => readConfig(process.env))
const stopTracing = await startTracing('edge', process.env)
const app = await buildApp(config)

/** Finishes the running requests, then exits. */
async function drain(): Promise<void> {
  await app.close()
  await stopTracing()
  process.exit(0)
}

process.once('SIGTERM', () => void drain())
process.once('SIGINT', () => void drain())

await app.listen({ port: config.port, host: config.host })
