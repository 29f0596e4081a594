import type { FastifyInstance } from 'fastify'

/** Answers faults in the api's shape, so that a client has one thing to understand. Details stay in the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: 'Not Found' }))
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'a request failed')
    const detail = status >= 500 ? 'Internal Server Error' : 'Bad Request'
    return reply.code(status >= 500 ? 500 : 400).send({ detail })
  })
}
