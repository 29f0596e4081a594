import { buildApp } from './app.ts'
import { readConfig } from './config.ts'

const config = readConfig(process.env)
const { http } = await buildApp({ config })
await http.listen({ host: config.host, port: config.port })

async function stop(): Promise<void> {
  await http.close()
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
