import type { FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'
import { unstorableTexts } from './storable-text.ts'
import { readUtf8 } from './utf8.ts'

/** The bytes that a provider signed. @throws HttpError 400 when there are none */
export function signedBytes({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body)) throw new HttpError({ status: 400, detail: 'There is no body' })
  return body
}

/**
 * What `read` makes of a body whose signature was checked; null for what is no JSON, holds text that cannot be kept, or
 * makes `read` throw: a provider may sign anything.
 */
export function readSignedJson<Result extends object>(
  body: Buffer,
  read: (json: unknown) => Result,
): Result | null {
  try {
    const json: unknown = JSON.parse(readUtf8(body) ?? '')
    return unstorableTexts(json, []).length === 0 ? read(json) : null
  } catch {
    return null
  }
}
