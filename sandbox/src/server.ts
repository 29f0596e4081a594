import { once } from 'node:events'
import { promisify } from 'node:util'
import { orExplain } from '@darnley/node/faults'
import { runUntilSignal } from '@darnley/node/run-until-signal'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { connect } from './database/database.ts'

const config = await orExplain(() => readConfig(process.env))
const database = connect(config.databaseUrl)
const { http, smtp } = await orExplain(() => buildApp({ config, database }))

await runUntilSignal({
  async listen() {
    await once(smtp.listen(config.smtpPort, config.host), 'listening')
    await http.listen({ host: config.host, port: config.port })
  },
  async stop() {
    await Promise.all([http.close(), promisify(smtp.close.bind(smtp))()])
    await database.end()
  },
})
