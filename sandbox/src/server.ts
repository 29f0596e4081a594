import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { connect } from './database/database.ts'

const config = readConfig(process.env)
const database = connect(config.databaseUrl)
const app = await buildApp({ config, database })
await app.listen({ host: config.host, port: config.port })

async function stop(): Promise<void> {
  await app.close()
  await database.end()
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
