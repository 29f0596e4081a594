import { LRUCache } from 'lru-cache'
import { setTimeout as sleep } from 'node:timers/promises'
import { fetchAnswer, type Answer } from './answer.ts'
import { freshness, type Freshness } from './cache-policy.ts'
import type { ContentAddress, Shelf } from './content-address.ts'

export interface ContentCache {
  /** Rejects when there is neither a new nor a cached response. */
  get(address: ContentAddress): Promise<Answer>
}

interface CacheOptions {
  readonly upstream: string
  readonly now?: () => number
  /** Milliseconds to wait for a new response where a stale one is available. */
  readonly patience?: number
  readonly onError: (error: unknown) => void
}

interface Kept {
  readonly address: ContentAddress
  readonly answer: Answer
}

const megabyte = 1_000_000
const mostKept = 2000

/** Capacities of separate partitions, so that made-up requests cannot evict common ones. */
const spaces: Readonly<Record<Shelf, number>> = {
  pages: 32 * megabyte,
  pictures: 64 * megabyte,
  others: 8 * megabyte,
}

/**
 * A small cache modelled on RFC 5861: serves fresh responses, serves stale ones while it revalidates, and serves old
 * ones when the service is down. Concurrent requests for one address are merged.
 */
export function createContentCache(options: CacheOptions): ContentCache {
  const { upstream, now = Date.now, onError, patience = 1000 } = options
  const shelf = (maxSize: number): LRUCache<string, Kept> =>
    new LRUCache({ max: mostKept, maxSize, sizeCalculation: ({ answer }) => sizeOf(answer) })
  const kept: Readonly<Record<Shelf, LRUCache<string, Kept>>> = {
    pages: shelf(spaces.pages),
    pictures: shelf(spaces.pictures),
    others: shelf(spaces.others),
  }
  const underWay = new Map<string, Promise<Answer>>()

  async function get(address: ContentAddress): Promise<Answer> {
    const found = kept[address.shelf].get(address.key)
    const cached = found?.answer
    const state = found ? stateOf(found, address) : 'gone'
    if (!cached || state === 'gone') return ask(address)
    // A revalidation is already running: one is enough while the service is slow.
    if (state === 'fresh' || underWay.has(address.path)) return cached
    const asked = ask(address).catch((error: unknown) => {
      onError(error)
      return cached
    })
    if (state === 'revalidate') return cached
    return Promise.race([asked, sleep(patience, cached, { ref: false })])
  }

  /** Returns the freshness; a picture cached in another version is stale, but better than none. */
  function stateOf({ address, answer }: Kept, { path }: ContentAddress): Freshness {
    if (!answer.policy) return 'gone'
    const state = freshness(answer.policy, (now() - answer.receivedAt) / 1000)
    return state === 'gone' || address.path === path ? state : 'only-if-error'
  }

  function ask(address: ContentAddress): Promise<Answer> {
    const asked = underWay.get(address.path)
    if (asked) return asked
    const asking = fetchAnswer(upstream + address.path, now)
      .then((answer) => keep(address, answer))
      .finally(() => underWay.delete(address.path))
    underWay.set(address.path, asking)
    return asking
  }

  /** Does not cache empty lists, which made-up names return. */
  function keep(address: ContentAddress, answer: Answer): Answer {
    if (answer.policy && !answer.isEmpty) kept[address.shelf].set(address.key, { address, answer })
    else kept[address.shelf].delete(address.key)
    return answer
  }

  return { get }
}

function sizeOf({ body, brotli }: Answer): number {
  return body.length + (brotli?.length ?? 0) + 1000
}
