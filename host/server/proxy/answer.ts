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
  /** A list without documents. */
  readonly isEmpty: boolean
  /** Null when it must not be kept. */
  readonly policy: CachePolicy | null
  readonly receivedAt: number
}

/** Less than the browser's, so that the person hears of it from us. */
const patience = 6000
const compressible = /json|text|svg|javascript/
const largestKept = 2_000_000

/** Fetches a path. Rejects when there is no answer, none that can be read, or the service itself failed. */
export async function fetchAnswer(url: string, now: () => number): Promise<Answer> {
  const response = await fetch(url, {
    headers: { accept: '*/*' },
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  })
  if (response.status >= 500) throw new Error(`content answered ${response.status}`)
  const body = Buffer.from(await response.arrayBuffer())
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream'
  if (response.status === 200 && !isReadable(new URL(url).pathname, body))
    throw new Error('content answered what is no document and no list')
  const keep = response.status === 200 && body.length <= largestKept
  return {
    status: response.status,
    contentType,
    etag:
      response.headers.get('etag') ??
      `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    body,
    brotli: compressible.test(contentType) ? await compress(body) : null,
    isEmpty: /json/.test(contentType) && body.includes('"docs":[]'),
    policy: keep ? cachePolicy(response.headers.get('cache-control')) : null,
    receivedAt: now(),
  }
}

/** A good copy must not make room for an error page, half an answer or another service's. */
function isReadable(path: string, body: Buffer): boolean {
  if (path.startsWith('/api/media/file/')) return body.length > 0
  try {
    const answer = JSON.parse(body.toString()) as { docs?: unknown; id?: unknown } | null
    return Array.isArray(answer?.docs) || answer?.id !== undefined
  } catch {
    return false
  }
}

function compress(body: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}
