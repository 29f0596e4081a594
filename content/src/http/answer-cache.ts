import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'

export interface Answer {
  readonly status: number
  readonly contentType: string
  readonly body: Buffer
  readonly etag: string
}

export interface AnswerCache {
  /** The kept answer for a key, or the loaded one; those who ask at the same time share one load. */
  readonly get: (key: string, load: () => Promise<Answer>) => Promise<Answer>
  /** Forgets everything: a document changed. */
  readonly clear: () => void
}

export interface AnswerCacheOptions {
  /** Milliseconds for which another process's change may go unseen. */
  readonly maxAge?: number
  readonly maxBytes?: number
  readonly now?: () => number
}

/** Small answers count as this much: a key and its place cost more than their bytes. */
const leastBytes = 1000

export function createAnswerCache(options: AnswerCacheOptions = {}): AnswerCache {
  const { maxAge = 1000, maxBytes = 64 * 1024 * 1024, now = Date.now } = options
  const kept = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: ({ body }) => Math.max(body.length, leastBytes),
    ttl: maxAge,
    ttlResolution: 0,
    perf: { now },
  })
  const loading = new Map<string, Promise<Answer>>()

  function keep(key: string, answer: Answer): void {
    if (answer.status === 200) kept.set(key, answer)
  }

  async function load(key: string, loader: () => Promise<Answer>): Promise<Answer> {
    const started = loader()
    loading.set(key, started)
    try {
      const answer = await started
      // A load that began before a change must not outlive it.
      if (loading.get(key) === started) keep(key, answer)
      return answer
    } finally {
      if (loading.get(key) === started) loading.delete(key)
    }
  }

  return {
    get: async (key, loader) => {
      return kept.get(key) ?? loading.get(key) ?? load(key, loader)
    },
    clear: () => {
      kept.clear()
      loading.clear()
    },
  }
}

/** Makes an answer of what Payload gave. */
export async function readAnswer(response: Response): Promise<Answer> {
  const body = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? 'application/octet-stream',
    body,
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
  }
}
