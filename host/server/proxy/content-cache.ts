import { setTimeout as sleep } from 'node:timers/promises'
import { fetchAnswer, type Answer } from './answer.ts'
import { freshness, type Freshness } from './cache-policy.ts'

export interface ContentCache {
  /** The answer for a path with its query. Rejects when there is none, neither new nor kept. */
  get(path: string): Promise<Answer>
}

interface CacheOptions {
  readonly upstream: string
  readonly now?: () => number
  /** How many answers and how many bytes of them are kept. */
  readonly largest?: number
  readonly mostBytes?: number
  /** Milliseconds that a person waits for a new answer where an old one could stand in. */
  readonly patience?: number
  readonly onError: (error: unknown) => void
}

/**
 * A small cache in the spirit of RFC 5861: fresh answers at once, older ones at once while a new one is
 * fetched, and old ones still when the service is down. Questions under way are asked once.
 */
export function createContentCache(options: CacheOptions): ContentCache {
  const { upstream, now = Date.now, onError } = options
  const { largest = 500, mostBytes = 64_000_000, patience = 1000 } = options
  const kept = new Map<string, Answer>()
  const underWay = new Map<string, Promise<Answer>>()
  let bytes = 0

  async function get(path: string): Promise<Answer> {
    const cached = kept.get(path)
    const state: Freshness = cached?.policy
      ? freshness(cached.policy, (now() - cached.receivedAt) / 1000)
      : 'gone'
    if (!cached || state === 'gone') return ask(path)
    // Somebody waits for a new answer already: one is enough while the service is slow.
    if (state === 'fresh' || underWay.has(path)) return cached
    const asked = ask(path).catch((error: unknown) => {
      onError(error)
      return cached
    })
    if (state === 'revalidate') return cached
    return Promise.race([asked, sleep(patience, cached, { ref: false })])
  }

  function ask(path: string): Promise<Answer> {
    const asked = underWay.get(path)
    if (asked) return asked
    const asking = fetchAnswer(upstream + path, now)
      .then((answer) => keep(path, answer))
      .finally(() => underWay.delete(path))
    underWay.set(path, asking)
    return asking
  }

  /** The oldest entries make room. */
  function keep(path: string, answer: Answer): Answer {
    drop(path)
    if (!answer.policy) return answer
    kept.set(path, answer)
    bytes += sizeOf(answer)
    for (const oldest of kept.keys()) {
      if (kept.size <= largest && bytes <= mostBytes) break
      drop(oldest)
    }
    return answer
  }

  function drop(path: string): void {
    const answer = kept.get(path)
    if (answer) bytes -= sizeOf(answer)
    kept.delete(path)
  }

  return { get }
}

function sizeOf({ body, brotli }: Answer): number {
  return body.length + (brotli?.length ?? 0)
}
