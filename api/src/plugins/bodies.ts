import type { FastifyInstance } from 'fastify'
import type { RouteDefinition } from '@darnley/contract/route'
import { ValidationFailed } from '#src/lib/http-error.ts'
import { misencodedFields, readUtf8 } from '#src/lib/utf8.ts'

/** Returns the maximum size of a call's body in kilobytes (1,024 bytes). */
export function bodyKbOf(route: RouteDefinition | undefined): number {
  return route?.bodyKb ?? (route?.access === 'provider' ? 512 : 64)
}

/** Returns the message for a body that is too large. */
export function tooLarge(route: RouteDefinition | undefined): string {
  return `The request body is too large: ${bodyKbOf(route)} kB at most`
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
/** What browsers call the pictures that a camera or a file gives; their bytes decide. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/octet-stream']

/** Returns the media type of a call's body. */
export function mediaTypeOf(route: RouteDefinition | undefined): string {
  if (route?.bodyType === 'picture') return PICTURE_TYPES.slice(0, 3).join(', ')
  return route?.bodyType === 'form' ? FORM_TYPE : JSON_TYPE
}

/** Accepts only JSON: a form or text/plain body, which another site can send without a preflight, is a 415. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'buffer' }, (request, body, done) => {
    const text = readUtf8(body as Buffer)
    if (text === null) return done(notUtf8(), undefined)
    if (text === '') return done(null, undefined)
    void parse(request, text, (error, value) =>
      error ? done(malformed(error)) : done(null, value),
    )
  })
}

/**
 * Parses forms, for the one call that OAuth2 requires to be a form. A repeated field becomes a list, which no schema
 * accepts.
 */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, (_request, body, done) => {
    const text = readUtf8(body as Buffer)
    if (text === null || misencodedFields(text).length > 0) return done(notUtf8(), undefined)
    const fields = new URLSearchParams(text)
    const form = [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name)
      return [name, values.length > 1 ? values : values[0]] as const
    })
    done(null, Object.fromEntries(form))
  })
}

/** Takes the bytes of pictures. */
export function readPictures(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(PICTURE_TYPES, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
}

/** Keeps the bodies of providers' calls as bytes, which their signatures cover. */
export function keepRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

function malformed(error: Error): ValidationFailed {
  return new ValidationFailed([
    { loc: ['body'], msg: `JSON decode error: ${error.message}`, type: 'json_invalid' },
  ])
}

function notUtf8(): ValidationFailed {
  return new ValidationFailed([
    { loc: ['body'], msg: 'Send the body encoded as UTF-8', type: 'string_unicode' },
  ])
}
