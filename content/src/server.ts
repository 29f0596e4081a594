import { orExplain } from 'shared/node/faults'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'

const config = await orExplain(() => readConfig(process.env))
const { http } = await orExplain(() => buildApp({ config }))

async function stop(): Promise<void> {
  await http.close()
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
// Only now: whoever reads that it listens may tell it to end at once.
await http.listen({ host: config.host, port: config.port })
