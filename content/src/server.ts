import { orExplain } from 'shared/node/faults'
import { runUntilSignal } from 'shared/node/run-until-signal'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'

const config = await orExplain(() => readConfig(process.env))
const { http } = await orExplain(() => buildApp({ config }))

await runUntilSignal({
  listen: () => http.listen({ host: config.host, port: config.port }),
  stop: () => http.close(),
})
