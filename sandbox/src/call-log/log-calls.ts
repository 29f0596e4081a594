import type { FastifyInstance } from 'fastify'
import type { CallLog } from './call-log.ts'

/** Logs calls of the stand-ins; the sandbox's own pages are not logged. */
export function logCalls(app: FastifyInstance, callLog: CallLog): void {
  app.addHook('onResponse', async ({ method, url }, { statusCode: status }) => {
    const path = url.split('?')[0] ?? ''
    if (path.startsWith('/v1/')) callLog.add({ service: 'stripe', method, path, status })
    if (path.startsWith('/couriers/')) callLog.add({ service: 'couriers', method, path, status })
    if (path.startsWith('/twilio/')) callLog.add({ service: 'texts', method, path, status })
    if (path === '/addresses') callLog.add({ service: 'addresses', method, path, status })
    if (path === '/chat/messages') callLog.add({ service: 'chat', method, path, status })
  })
}
