import { fetchAnswer, type Answer } from './answer.ts'
import { freshness, type Freshness } from './cache-policy.ts'

export interface ContentCache {
  /** The answer for a path with its query. Rejects when there is none, neither new nor kept. */
  get(path: string): Promise<Answer>
}

interface CacheOptions {
  readonly upstream: string
  readonly now?: () => number
  readonly largest?: number
  readonly onError: (error: unknown) => void
}

/**
 * A small cache in the spirit of RFC 5861: fresh answers at once, older ones at once while a new one is
 * fetched, and old ones still when the service is down. Questions under way are asked once.
 */
export function createContentCache(options: CacheOptions): ContentCache {
  const { upstream, now = Date.now, largest = 500, onError } = options
  const kept = new Map<string, Answer>()
  const underWay = new Map<string, Promise<Answer>>()

  async function get(path: string): Promise<Answer> {
    const cached = kept.get(path)
    const state: Freshness = cached?.policy
      ? freshness(cached.policy, (now() - cached.receivedAt) / 1000)
      : 'gone'
    if (!cached || state === 'gone') return ask(path)
    if (state === 'fresh') return cached
    const asked = ask(path).catch((error: unknown) => {
      onError(error)
      return cached
    })
    return state === 'revalidate' ? cached : asked
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

  /** The oldest entry makes room. */
  function keep(path: string, answer: Answer): Answer {
    kept.delete(path)
    if (!answer.policy) return answer
    kept.set(path, answer)
    const [oldest] = kept.keys()
    if (kept.size > largest && oldest !== undefined) kept.delete(oldest)
    return answer
  }

  return { get }
}
