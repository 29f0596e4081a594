import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'

type Transform = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

/** Returns a step of a pipeline that encrypts for these recipients (https://age-encryption.org/v1). */
export function encrypt(recipients: readonly string[]): Transform {
  return async function* (source) {
    const encrypter = new Encrypter()
    for (const recipient of recipients) encrypter.addRecipient(recipient)
    yield* iterate(await encrypter.encrypt(streamOf(source)))
  }
}

/**
 * Returns a step of a pipeline that decrypts; the step fails for bytes that were changed, added or left out, and with
 * `WrongKey` when none of the identities opens it.
 */
export function decrypt(identities: readonly string[]): Transform {
  return async function* (source) {
    const decrypter = new Decrypter()
    for (const identity of identities) decrypter.addIdentity(identity)
    yield* iterate(await decrypter.decrypt(streamOf(source)).catch(explained))
  }
}

export class WrongKey extends Error {}

function explained(error: unknown): never {
  if (error instanceof Error && /no identity matched/i.test(error.message))
    throw new WrongKey('The key does not open this backup', { cause: error })
  throw error
}

function streamOf(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>
}

function iterate(stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  return stream as NodeReadableStream<Uint8Array>
}
