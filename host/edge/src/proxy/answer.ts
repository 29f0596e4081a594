import { outgoingTrace } from '@darnley/node/tracing'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { draftPreviewHeader } from '@darnley/node/draft-preview'
import { cachePolicy, type CachePolicy } from './cache-policy.ts'

/** A complete response of the content service, ready to be sent many times. */
export interface Answer {
  readonly status: number
  readonly contentType: string
  readonly etag: string
  readonly body: Buffer
  readonly brotli: Buffer | null
  /** Whether it is a list without documents. */
  readonly isEmpty: boolean
  /** Null when it must not be cached. */
  readonly policy: CachePolicy | null
  readonly receivedAt: number
}

/** Milliseconds; less than the browser's limit, so that the user gets the edge's error message. */
const patience = 6000
const compressible = /json|text|svg|javascript/
const largestKept = 2_000_000

/** Fetches a path. Rejects when there is no response, an unreadable one, or an error of the service itself. */
export function fetchAnswer(url: string, now: () => number): Promise<Answer> {
  return fetchWith(url, { headers: {}, now })
}

/** Fetches what a preview sees, which no cache may have. Rejects as `fetchAnswer` does. */
export async function fetchDrafts(url: string, token: string): Promise<Answer> {
  const answer = await fetchWith(url, { headers: { [draftPreviewHeader]: token }, now: Date.now })
  return { ...answer, policy: null }
}

interface Fetching {
  readonly headers: Readonly<Record<string, string>>
  readonly now: () => number
}

async function fetchWith(url: string, { headers, now }: Fetching): Promise<Answer> {
  const response = await fetch(url, {
    headers: { accept: '*/*', ...outgoingTrace(), ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  })
  if (response.status >= 500) throw new Error(`the content service answered ${response.status}`)
  const body = Buffer.from(await response.arrayBuffer())
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream'
  if (response.status === 200 && !isReadable(new URL(url).pathname, body))
    throw new Error('the content service answered neither a document nor a list')
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

/** Whether a response is readable: an error page or a partial response must not replace a good copy. */
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
