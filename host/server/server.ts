import { buildApp } from './app.ts'
import { readConfig } from './config.ts'

const config = readConfig(process.env)
const app = await buildApp(config)

/** Lets the answers under way finish, then leaves. */
async function drain(): Promise<void> {
  await app.close()
  process.exit(0)
}

process.once('SIGTERM', () => void drain())
process.once('SIGINT', () => void drain())

await app.listen({ port: config.port, host: config.host })
