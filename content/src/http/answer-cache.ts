import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'

export interface Answer {
  readonly status: number
  readonly contentType: string
  readonly body: Buffer
  readonly etag: string
}

export interface AnswerCache {
  /** Returns the cached response for a key or loads it; concurrent callers share one load. */
  readonly get: (key: string, load: () => Promise<Answer>) => Promise<Answer>
  /** Forgets everything after a document changed. */
  readonly clear: () => void
}

export interface AnswerCacheOptions {
  /** Milliseconds after which another process's change is seen. */
  readonly maxAge?: number
  readonly maxBytes?: number
  readonly now?: () => number
}

/** Minimum size counted for an entry: the overhead of small ones exceeds their bytes. */
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
      // A load that began before a change must not be cached.
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

/** Reads Payload's response into a cacheable one. */
export async function readAnswer(response: Response): Promise<Answer> {
  const body = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? 'application/octet-stream',
    body,
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
  }
}
