import type { Location, NavigationType, Navigator, To } from 'react-router-dom'

/** A place in the history of one mounted part. */
export interface Place {
  readonly location: Location
  readonly navigationType: NavigationType
}

interface HistoryOptions {
  /** Where it begins: `/gift/A1?from=mail`. */
  readonly start: string
  /** Returns the public address of a path of the site. */
  readonly addressOf: (path: string) => string
  /** Whether the part shows this path; any other is opened on the site. */
  readonly shows: (pathname: string) => boolean
  /** Leaves the host's page for an address. */
  readonly leave: (address: string) => void
}

export interface OwnHistory {
  readonly navigator: Navigator
  readonly current: () => Place
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}

const types = { pop: 'POP', push: 'PUSH', replace: 'REPLACE' } as Record<
  'pop' | 'push' | 'replace',
  NavigationType
>

/** Creates a history in memory: a mounted part leaves the address and the history of the host's page alone. */
export function createOwnHistory(options: HistoryOptions): OwnHistory {
  const { start, addressOf, shows, leave } = options
  const entries: Location[] = [locationOf(start, null, 'default')]
  const listeners = new Set<() => void>()
  let index = 0
  let place: Place = { location: entries[0] as Location, navigationType: types.pop }

  function show(navigationType: NavigationType): void {
    place = { location: entries[index] as Location, navigationType }
    for (const listener of listeners) listener()
  }

  function follow(to: To, state: unknown, kind: 'push' | 'replace'): void {
    const location = locationOf(to, state, crypto.randomUUID().slice(0, 8))
    if (!shows(location.pathname)) return leave(addressOf(pathOf(to)))
    if (kind === 'push') entries.splice((index += 1), entries.length, location)
    else entries[index] = location
    show(types[kind])
  }

  return {
    current: () => place,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    navigator: {
      createHref: (to) => addressOf(pathOf(to)),
      push: (to, state) => follow(to, state, 'push'),
      replace: (to, state) => follow(to, state, 'replace'),
      go(delta) {
        index = Math.min(Math.max(index + delta, 0), entries.length - 1)
        // As in a browser, after the caller has finished.
        queueMicrotask(() => show(types.pop))
      },
    },
  }
}

function pathOf(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`
}

function locationOf(to: To, state: unknown, key: string): Location {
  const { pathname, search, hash } = new URL(pathOf(to), 'https://site.invalid')
  return { pathname, search, hash, state, key } as Location
}
