import type { FastifyInstance } from 'fastify'
import { ValidationFailed } from '#src/lib/http-error.ts'

/** JSON and nothing else: a form or text/plain body, which another site can send unasked, is 415. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    void parse(request, body as string, (error, value) =>
      error ? done(malformed(error)) : done(null, value),
    )
  })
}

/** Providers sign the bytes they sent, so their bodies stay bytes. */
export function keepRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: 512 * 1024 },
    (_request, body, done) => done(null, body),
  )
}

function malformed(error: Error): ValidationFailed {
  return new ValidationFailed([
    { loc: ['body'], msg: `JSON decode error: ${error.message}`, type: 'json_invalid' },
  ])
}
