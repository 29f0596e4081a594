import type { PageAreas } from '@darnley/contract/page-areas'
import { freshUrl, freshUrlCount } from '@darnley/contract/fresh-url'

/** The next URL of a remote, and how often it was changed. */
export interface Address {
  readonly url: string
  readonly generation: number
  /** Whether to retry automatically, because the last known good release comes next. */
  readonly hasFallback: boolean
}

export interface Addresses {
  current(remote: string): Address | undefined
  /** Records that a URL failed. Two parts of a remote that fail at once change it once. */
  failed(remote: string, generation: number): void
}

interface Known {
  readonly areas: PageAreas
  /** Remote > URL of the container of the last known good release. */
  readonly fallbacks: Readonly<Record<string, string>>
}

/**
 * Tracks the URL of each remote. After a failure it is the last known good release; after that each attempt uses a
 * fresh URL, because the browser caches a module that failed or hangs.
 */
export function createAddresses({ areas, fallbacks }: Known): Addresses {
  const generations = new Map<string, number>()
  const of = (remote: string): number => generations.get(remote) ?? 0

  function urlsOf(remote: string): string[] {
    const entry = areas[remote]?.entry
    if (entry === undefined) return []
    const fallback = fallbacks[remote]
    const fresh = Array.from({ length: freshUrlCount }, (_, index) => freshUrl(entry, index + 1))
    return [entry, ...(fallback ? [fallback] : []), ...fresh]
  }

  return {
    current(remote) {
      const generation = of(remote)
      const url = urlsOf(remote)[generation]
      const hasFallback = generation === 0 && fallbacks[remote] !== undefined
      return url === undefined ? undefined : { url, generation, hasFallback }
    },
    failed(remote, generation) {
      const last = urlsOf(remote).length - 1
      generations.set(remote, Math.min(Math.max(of(remote), generation + 1), last))
    },
  }
}
