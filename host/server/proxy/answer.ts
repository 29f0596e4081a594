import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { cachePolicy, type CachePolicy } from './cache-policy.ts'

/** A whole answer of the content service, ready to be sent many times. */
export interface Answer {
  readonly status: number
  readonly contentType: string
  readonly etag: string
  readonly body: Buffer
  readonly brotli: Buffer | null
  /** Null when it must not be kept. */
  readonly policy: CachePolicy | null
  readonly receivedAt: number
}

const patience = 10_000
const compressible = /json|text|svg|javascript/
const largestKept = 2_000_000

/** Fetches a path. Rejects when there is no answer or the service itself failed. */
export async function fetchAnswer(url: string, now: () => number): Promise<Answer> {
  const response = await fetch(url, {
    headers: { accept: '*/*' },
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  })
  if (response.status >= 500) throw new Error(`content answered ${response.status}`)
  const body = Buffer.from(await response.arrayBuffer())
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream'
  const keep = response.status === 200 && body.length <= largestKept
  return {
    status: response.status,
    contentType,
    etag:
      response.headers.get('etag') ??
      `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    body,
    brotli: compressible.test(contentType) ? await compress(body) : null,
    policy: keep ? cachePolicy(response.headers.get('cache-control')) : null,
    receivedAt: now(),
  }
}

function compress(body: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}
