import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { closeWhileDraining } from '@darnley/node/drain'
import { loggerTo } from '@darnley/node/tracing/logs'
import { traceQueries } from '@darnley/node/tracing/queries'
import { traceRequests } from '@darnley/node/tracing/requests'
import { isTracing } from '@darnley/node/tracing'
import { publishMetrics } from '@darnley/node/metrics'
import type { Config } from './config.ts'
import { followReplica } from './database/follow-replica.ts'
import { createAnswerCache } from './http/answer-cache.ts'
import { changesRoute } from './http/changes-route.ts'
import { contentRoutes } from './http/content-routes.ts'
import { draftRoutes } from './http/draft-routes.ts'
import { healthRoutes } from './http/health-routes.ts'
import { internalRoutes } from './http/internal-routes.ts'
import { partnerRoutes } from './http/partner-routes.ts'
import { answerError, notFound } from './http/refusals.ts'
import { closePayload, openPayload } from './open-payload.ts'
import { prepare } from './prepare.ts'

export interface ContentApp {
  readonly http: FastifyInstance
  /** Payload's local API, as the admin uses it. */
  readonly payload: Payload
}

/** Migrates and seeds the database, then builds the server. Closing the server closes the database too. */
export async function buildApp({ config }: { config: Config }): Promise<ContentApp> {
  const cache = createAnswerCache()
  const open = await openPayload({ config, onChange: cache.clear })
  await prepare(open.payload, config)
  const leaveReplica = followReplica(open.payload, config)
  const http = fastify({
    logger: loggerTo({ level: config.logLevel }),
    genReqId: () => randomUUID(),
    requestIdHeader: 'x-request-id',
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
  })
  traceRequests(http)
  if (isTracing()) traceQueries(open.payload.db.pool)
  http.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
  })
  closeWhileDraining(http)
  http.addHook('onClose', async () => {
    await closePayload(open.payload)
    await leaveReplica()
  })
  publishMetrics(http, { host: config.host, port: config.metricsPort })
  http.setNotFoundHandler((_request, reply) => notFound(reply))
  http.setErrorHandler(answerError)
  healthRoutes(http, open.payload)
  const { apiKeys, previewSecrets } = config
  draftRoutes(http, { open, previewSecrets })
  internalRoutes(http, { open, apiKeys, previewSecrets })
  partnerRoutes(http, { payload: open.payload, keys: config.partnersKeys })
  changesRoute(http, { payload: open.payload, cache })
  contentRoutes(http, { open, cache })
  return { http, payload: open.payload }
}
