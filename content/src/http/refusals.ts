import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** Sends an error in Payload's own error shape. */
export function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ errors: [{ message }] })
}

export function notFound(reply: FastifyReply): FastifyReply {
  return refuse(reply, 404, 'There is nothing at this address.')
}

/** Responds to an error with the details of the request's fault, but none of internal ones. */
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
