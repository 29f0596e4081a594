import { clientVersion } from '#src/client/client-version.ts'
import { siteFetch } from '#site'

interface Posting {
  readonly signal?: AbortSignal
  readonly bytes?: Blob
}

/** Milliseconds for one part, which takes a second on a slow connection. */
const limit = 60_000

/**
 * Makes a call about a photo. Not by the client, which takes no bytes, and which the shell would have to load with
 * its first file. Rejects like fetch.
 */
export function postPhoto(path: string, { signal, bytes }: Posting = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(limit)
  return siteFetch(`/api/public/garment_photos/${path}`, {
    method: 'POST',
    credentials: 'include',
    headers: {
      'x-client-version': clientVersion,
      ...(bytes ? { 'content-type': bytes.type } : {}),
    },
    body: bytes ?? null,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
}
