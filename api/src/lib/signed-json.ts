import type { FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'
import { unstorableTexts } from './storable-text.ts'
import { readUtf8 } from './utf8.ts'

/** Returns the raw bytes of the body. @throws HttpError 400 when there are none */
export function signedBytes({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body)) throw new HttpError({ status: 400, detail: 'There is no body' })
  return body
}

/**
 * Returns the result of `read` for a body whose signature was checked; null when it is not JSON, holds unstorable
 * text, or makes `read` throw. A valid signature does not imply a valid body.
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
