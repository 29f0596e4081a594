import type { FastifyInstance } from 'fastify'
import { detailOf } from '@darnley/node/problems'

/** Answers errors in the api's shape, so that clients handle one format. Details go to the log only. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: 'Not Found' }))
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error
    const status = statusCode >= 400 && statusCode < 500 ? statusCode : 500
    if (status === 500) request.log.error({ err: error }, 'a request failed')
    return reply.code(status).send({ detail: detailOf(status) })
  })
}
