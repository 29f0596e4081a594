import { orExplain } from '@darnley/node/faults'
import { runUntilSignal } from '@darnley/node/run-until-signal'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { expectDatabase } from './expect-database.ts'

const config = await orExplain(() => readConfig(process.env))
await orExplain(() => expectDatabase(config.databaseUrl))
const { http } = await orExplain(() => buildApp({ config }))

await runUntilSignal({
  listen: () => http.listen({ host: config.host, port: config.port }),
  stop: () => http.close(),
})
