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

interface Entry {
  readonly answer: Answer
  readonly until: number
}

export function createAnswerCache(options: AnswerCacheOptions = {}): AnswerCache {
  const { maxAge = 1000, maxBytes = 64 * 1024 * 1024, now = Date.now } = options
  const kept = new Map<string, Entry>()
  const loading = new Map<string, Promise<Answer>>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= kept.get(key)?.answer.body.length ?? 0
    kept.delete(key)
  }

  function keep(key: string, answer: Answer): void {
    drop(key)
    if (answer.status !== 200 || answer.body.length > maxBytes / 8) return
    kept.set(key, { answer, until: now() + maxAge })
    bytes += answer.body.length
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
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
      const entry = kept.get(key)
      if (entry && entry.until > now()) return entry.answer
      return loading.get(key) ?? load(key, loader)
    },
    clear: () => {
      kept.clear()
      loading.clear()
      bytes = 0
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
