import Fastify, { type FastifyInstance } from 'fastify'
import type { SMTPServer } from 'smtp-server'
import { addressRoutes } from '#src/addresses/routes.ts'
import { analyticsRoutes } from '#src/analytics/routes.ts'
import { createCallLog, type CallLog } from '#src/call-log/call-log.ts'
import { logCalls } from '#src/call-log/log-calls.ts'
import { callLogRoutes } from '#src/call-log/routes.ts'
import { courierCheckRoutes } from '#src/couriers/checks.ts'
import { onfleetRoutes } from '#src/couriers/onfleet.ts'
import { courierPageRoutes } from '#src/couriers/page-routes.ts'
import { courierRoutes } from '#src/couriers/routes.ts'
import { ship24Routes } from '#src/couriers/ship24.ts'
import { chatRoutes } from '#src/chat/routes.ts'
import { createTables } from '#src/database/create-tables.ts'
import type { Database } from '#src/database/database.ts'
import { googleRoutes } from '#src/google/routes.ts'
import { homepageRoutes } from '#src/homepage/routes.ts'
import { addSafeHeaders } from '#src/http/headers.ts'
import { healthRoutes } from '#src/http/health.ts'
import { html } from '@darnley/node/html'
import { loggerOptions } from '#src/http/logger.ts'
import { decideNotice, sendPage } from '#src/http/page.ts'
import { styleRoutes } from '#src/look/routes.ts'
import { mailRoutes } from '#src/mail/routes.ts'
import { createSmtpServer } from '#src/mail/smtp.ts'
import { textPageRoutes } from '#src/texts/page-routes.ts'
import { twilioRoutes } from '#src/texts/twilio.ts'
import { shopifyRoutes } from '#src/shopify/routes.ts'
import { stripeBrowserRoutes } from '#src/stripe/browser-routes.ts'
import { stripeRoutes } from '#src/stripe/routes.ts'
import { createDeliverer, type Deliverer } from '#src/stripe/webhooks/deliverer.ts'
import type { Config } from './config.ts'

export interface AppOptions {
  config: Config
  database: Database
  /** Delay before the first retry of a webhook. */
  webhookPauseMs?: number
}

export interface Sandbox {
  http: FastifyInstance
  smtp: SMTPServer
}

interface Parts extends AppOptions {
  callLog: CallLog
  deliverer: Deliverer
}

/** Builds the sandbox without listening. Closing `http` leaves `smtp` and the database to their owner. */
export async function buildApp(options: AppOptions): Promise<Sandbox> {
  const { config, database } = options
  await createTables(database)
  const http = Fastify({ ...loggerOptions(config.logLevel), forceCloseConnections: 'idle' })
  const callLog = createCallLog(database)
  const deliverer = delivererFor(options, callLog)
  http.addHook('onClose', async () => {
    await deliverer.stop()
    await callLog.close()
  })
  addSafeHeaders(http)
  decideNotice(http, config.mode)
  logCalls(http, callLog)
  healthRoutes(http, database)
  await addStandIns(http, { ...options, callLog, deliverer })
  await addPages(http, { ...options, callLog, deliverer })
  await deliverer.start()
  return { http, smtp: createSmtpServer({ database, callLog }) }
}

function delivererFor({ config, database, webhookPauseMs }: AppOptions, log: CallLog): Deliverer {
  const { url, secret } = config.webhook
  return createDeliverer({
    database,
    url,
    secret,
    ...(webhookPauseMs && { firstPauseMs: webhookPauseMs }),
    onAttempt: (status) => {
      log.add({ service: 'stripe webhook', method: 'POST', path: new URL(url).pathname, status })
    },
  })
}

async function addStandIns(http: FastifyInstance, parts: Parts): Promise<void> {
  await http.register(stripeRoutes, {
    prefix: '/v1',
    database: parts.database,
    webhook: parts.config.webhook,
    onEvents: parts.deliverer.wake,
  })
  await http.register(stripeBrowserRoutes)
  await http.register(addressRoutes)
  await http.register(chatRoutes)
  await http.register(courierCheckRoutes)
  await http.register(googleRoutes)
  await http.register(courierRoutes, { database: parts.database })
  await http.register(onfleetRoutes, { database: parts.database })
  await http.register(ship24Routes, { database: parts.database })
  await http.register(shopifyRoutes)
  await http.register(twilioRoutes, {
    database: parts.database,
    messages: parts.config.messages,
  })
}

async function addPages(http: FastifyInstance, parts: Parts): Promise<void> {
  const { companyName, siteUrl, couriers, messages } = parts.config
  await http.register(styleRoutes)
  await http.register(mailRoutes, { database: parts.database, companyName, messages })
  await http.register(textPageRoutes, { database: parts.database, companyName, messages })
  await http.register(courierPageRoutes, { database: parts.database, companyName, couriers })
  await http.register(callLogRoutes, { callLog: parts.callLog, companyName })
  await http.register(analyticsRoutes, { database: parts.database, companyName })
  await http.register(homepageRoutes, { companyName, siteUrl })
  http.setNotFoundHandler(async (_request, reply) => {
    const body = html`<p><a href="/">To the start page</a></p>`
    return sendPage(reply.code(404), { title: 'There is no such page', companyName, body })
  })
}
