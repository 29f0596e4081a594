import type { FastifyInstance } from 'fastify'
import { detailOf } from 'shared/http/problems'

/** Answers faults in the api's shape, so that a client has one thing to understand. Details stay in the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: 'Not Found' }))
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error
    const status = statusCode >= 400 && statusCode < 500 ? statusCode : 500
    if (status === 500) request.log.error({ err: error }, 'a request failed')
    return reply.code(status).send({ detail: detailOf(status) })
  })
}
