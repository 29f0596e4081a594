import { NOT_STARTED } from '@darnley/contract/overload'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError, notFound, ValidationFailed } from '#src/lib/http-error.ts'
import { isDatabaseDown, isUnstorableText } from '@darnley/node/database-failures'
import { detailOf } from '@darnley/node/problems'
import { mediaTypeOf, tooLarge } from './bodies.ts'

/** Sends all error responses: logs each error and hides the details of unexpected ones. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    const known = toHttpError(error, request)
    log({ error, known, request })
    return answer(reply, known)
  })
  app.setNotFoundHandler((_request, reply) => answer(reply, notFound('Page')))
}

function answer(reply: FastifyReply, { status, headers, body }: HttpError): FastifyReply {
  return reply.status(status).headers(headers).send(body)
}

function toHttpError(error: FastifyError | HttpError, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error
  if (isDatabaseDown(error))
    return new HttpError({
      status: 503,
      detail: 'The service is restarting. Please try again.',
      headers: { 'retry-after': '2' },
    })
  if (isUnstorableText(error))
    return new ValidationFailed([
      { loc: ['request'], msg: 'Text cannot hold the sign NUL', type: 'string_unicode' },
    ])
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  const { contract } = request.routeOptions.config
  if (status === 413) return new HttpError({ status, detail: tooLarge(contract) })
  if (status === 415)
    return new HttpError({ status, detail: `Send the body as ${mediaTypeOf(contract)}` })
  if (status < 500) return new HttpError({ status, detail: detailOf(status) })
  return new HttpError({ status: 500, detail: 'Internal Server Error' })
}

function log({
  error,
  known: { status, headers },
  request,
}: {
  error: Error
  known: HttpError
  request: FastifyRequest
}): void {
  // Refusals for overload are counted (requests_refused_total): to log the stack of each would be load of its own.
  const isFailure = status >= 500 && !(NOT_STARTED in headers)
  // A database error contains the values of its query. Name and code are enough, together with the request id.
  if (isFailure) request.log.error({ error: describe(error) }, 'request failed')
  else request.log.debug({ status, reason: error.message }, 'request refused')
}

function describe(error: Error): object {
  const cause = error.cause instanceof Error ? error.cause : error
  const isQuery = 'query' in error
  return {
    name: cause.name,
    code: 'code' in cause ? cause.code : undefined,
    message: isQuery ? cause.message : error.message,
    stack: cause.stack,
  }
}
