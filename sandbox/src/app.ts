import Fastify, { type FastifyInstance } from 'fastify'
import { createCallLog } from '#src/call-log/call-log.ts'
import { logCalls } from '#src/call-log/log-calls.ts'
import { createTables } from '#src/database/create-tables.ts'
import { isReachable, type Database } from '#src/database/database.ts'
import { loggerOptions } from '#src/http/logger.ts'
import { addSafeHeaders } from '#src/http/headers.ts'
import { lookRoutes } from '#src/look/routes.ts'
import { stripeBrowserRoutes } from '#src/stripe/browser-routes.ts'
import { stripeRoutes } from '#src/stripe/routes.ts'
import { createDeliverer } from '#src/stripe/webhooks/deliverer.ts'
import type { Config } from './config.ts'

export interface AppOptions {
  config: Config
  database: Database
  /** The first pause before a webhook is tried again. */
  webhookPauseMs?: number
}

/** All of the sandbox that speaks HTTP. Closing it leaves the database to its owner. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database } = options
  await createTables(database)
  const app = Fastify({ ...loggerOptions(config.logLevel), forceCloseConnections: 'idle' })
  const callLog = createCallLog(database)
  const deliverer = createDeliverer({
    database,
    url: config.webhook.url,
    secret: config.webhook.secret,
    ...(options.webhookPauseMs && { firstPauseMs: options.webhookPauseMs }),
    onAttempt: (status) => {
      const path = new URL(config.webhook.url).pathname
      callLog.add({ service: 'stripe webhook', method: 'POST', path, status })
    },
  })
  app.addHook('onClose', async () => {
    await deliverer.stop()
    await callLog.close()
  })
  addSafeHeaders(app)
  logCalls(app, callLog)
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = await isReachable(database)
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable' })
  })
  await app.register(stripeRoutes, {
    database,
    webhookDelayMs: config.webhook.delayMs,
    onEvents: deliverer.wake,
  })
  await app.register(stripeBrowserRoutes)
  await app.register(lookRoutes)
  await deliverer.start()
  return app
}
