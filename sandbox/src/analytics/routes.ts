import type { FastifyInstance } from 'fastify'
import type { Database } from '#src/database/database.ts'
import { html } from '@darnley/node/html'
import { sendPage } from '#src/http/page.ts'
import { listBeacons, saveBeacon } from './repository.ts'

interface AnalyticsOptions {
  readonly database: Database
  readonly companyName: string
}

/** Stores and shows the beacons that pages send after consent. A beacon is text/plain, which needs no preflight. */
export async function analyticsRoutes(
  app: FastifyInstance,
  { database, companyName }: AnalyticsOptions,
): Promise<void> {
  app.post<{ Body: string }>('/analytics', { bodyLimit: 4_096 }, async (request, reply) => {
    await saveBeacon(database, parse(request.body))
    return reply.code(204).send()
  })
  app.get('/analytics.json', async () => listBeacons(database))
  app.get('/analytics', async (_request, reply) => {
    const beacons = await listBeacons(database)
    const body = html`<p class="muted">
        Page views and web vitals of visitors who allowed them, newest first.
      </p>
      <ul>
        ${beacons.map((beacon) => html`<li><code>${JSON.stringify(beacon.body)}</code></li>`)}
      </ul>`
    return sendPage(reply, { title: 'Analytics', companyName, body })
  })
}

/** @throws an error with status 400 */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw Object.assign(new Error('A beacon is JSON'), { statusCode: 400 })
  }
}
