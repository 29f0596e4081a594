import { LRUCache } from 'lru-cache'
import { setTimeout as sleep } from 'node:timers/promises'
import { fetchAnswer, type Answer } from './answer.ts'
import { freshness, type Freshness } from './cache-policy.ts'
import type { ContentAddress, Shelf } from './content-address.ts'

export interface ContentCache {
  /** Rejects when there is no answer, neither new nor kept. */
  get(address: ContentAddress): Promise<Answer>
}

interface CacheOptions {
  readonly upstream: string
  readonly now?: () => number
  /** Milliseconds that a person waits for a new answer where an old one could stand in. */
  readonly patience?: number
  readonly onError: (error: unknown) => void
}

interface Kept {
  readonly address: ContentAddress
  readonly answer: Answer
}

const megabyte = 1_000_000
const mostKept = 2000

/** What is asked for by many never makes room for what anybody can make up: each shelf has a space of its own. */
const spaces: Readonly<Record<Shelf, number>> = {
  pages: 32 * megabyte,
  pictures: 64 * megabyte,
  others: 8 * megabyte,
}

/**
 * A small cache in the spirit of RFC 5861: fresh answers at once, older ones at once while a new one is
 * fetched, and old ones still when the service is down. Questions under way are asked once.
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
    // A new answer is under way already: one is enough while the service is slow.
    if (state === 'fresh' || underWay.has(address.path)) return cached
    const asked = ask(address).catch((error: unknown) => {
      onError(error)
      return cached
    })
    if (state === 'revalidate') return cached
    return Promise.race([asked, sleep(patience, cached, { ref: false })])
  }

  /** Another version of a picture may be a newer one, but the kept one is better than none. */
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

  /** An empty list is the answer to a made-up name, of which there are too many. */
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
