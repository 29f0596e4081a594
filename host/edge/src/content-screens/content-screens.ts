import type { ContentScreen } from '@darnley/contract/content-screen'
import { refText, type ReleaseRef } from '@darnley/releases/sets'

/** Where a page with content is: a release's path, on one site. */
export interface ScreenPlace {
  readonly release: ReleaseRef
  /** The site's hostname. */
  readonly host: string
  readonly path: string
}

/** The pages with their content that were rendered ahead. Nothing here is rendered on a visitor's request. */
export interface ContentScreens {
  /** Null until it was rendered: then the page begins as it does without content. */
  find(place: ScreenPlace): ContentScreen | null
  /** Changes with every screen that differs from the one before. */
  readonly version: number
  /** Whether an address with parameters was rendered ahead for a site. */
  hasAddress(host: string, address: string): boolean
}

/** Screens that are kept; a partner's site has about three of a release, the customers' one of each category, too. */
const mostKept = 600

export interface Shelf extends ContentScreens {
  put(place: ScreenPlace, screen: ContentScreen): void
  /** Forgets the addresses with parameters that a release no longer lists for a site. */
  keepAddresses(of: Omit<ScreenPlace, 'path'>, listed: ReadonlySet<string>): void
}

export function createShelf(): Shelf {
  const kept = new Map<string, ContentScreen>()
  let version = 0
  return {
    find: (place) => kept.get(keyOf(place)) ?? null,
    get version() {
      return version
    },
    put(place, screen) {
      const key = keyOf(place)
      if (JSON.stringify(kept.get(key)) === JSON.stringify(screen)) return
      kept.delete(key)
      kept.set(key, screen)
      version += 1
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    },
    hasAddress: (host, address) =>
      Array.from(kept.keys()).some((key) => key.endsWith(` ${host} ${address}`)),
    keepAddresses(of, listed) {
      const isGone = (key: string): boolean => {
        const address = key.startsWith(keyOf({ ...of, path: '' }))
          ? key.slice(key.lastIndexOf(' ') + 1)
          : ''
        return address.includes('?') && !listed.has(address)
      }
      for (const key of Array.from(kept.keys()).filter(isGone)) {
        kept.delete(key)
        version += 1
      }
    },
  }
}

function keyOf({ release, host, path }: ScreenPlace): string {
  return `${refText(release)} ${host} ${path}`
}
