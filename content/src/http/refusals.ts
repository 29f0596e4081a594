import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** Errors in the shape in which Payload gives its own. */
export function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ errors: [{ message }] })
}

export function notFound(reply: FastifyReply): FastifyReply {
  return refuse(reply, 404, 'There is nothing at this address.')
}

/** Tells the asker what was wrong with the request, and nothing of what was wrong with us. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 500
  if (status < 500) return refuse(reply, status, error.message)
  request.log.error(error)
  return refuse(reply, 500, 'Something went wrong.')
}
