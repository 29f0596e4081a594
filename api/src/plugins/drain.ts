import type { FastifyInstance } from 'fastify'

/**
 * While the process ends (F43), what is under way is answered, and each answer closes its connection: a kept one
 * would hold the process up until it times out.
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
