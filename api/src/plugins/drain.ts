import type { FastifyInstance } from 'fastify'

/**
 * Completes requests in progress while the process ends (F43), and closes each connection after its response: a
 * keep-alive connection would delay the exit until it times out.
 */
export function drainConnections(app: FastifyInstance): void {
  let isEnding = false
  app.addHook('preClose', (done) => {
    isEnding = true
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isEnding) reply.header('connection', 'close')
    done(null, payload)
  })
}
