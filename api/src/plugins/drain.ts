import type { FastifyInstance } from 'fastify'
import type { ChangeFeed } from '#src/modules/workshop-desk/change-feed.ts'

/**
 * Completes requests in progress while the process ends (F43), and closes each connection after its response: a
 * keep-alive connection would delay the exit until it times out. Streams of changes, which have no end of their own, are ended.
 */
export function drainConnections(app: FastifyInstance, changes: Pick<ChangeFeed, 'end'>): void {
  let isEnding = false
  app.addHook('preClose', (done) => {
    isEnding = true
    changes.end()
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isEnding) reply.header('connection', 'close')
    done(null, payload)
  })
}
