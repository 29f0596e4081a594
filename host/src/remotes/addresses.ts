import { freshUrl, freshUrlCount } from './fresh-url.ts'

/** The address at which a remote is asked for next, and how often it was changed. */
export interface Address {
  readonly url: string
  readonly generation: number
}

export interface Addresses {
  current(remote: string): Address | undefined
  /** Notes that an address failed. Two parts of a remote that fail at once change it once. */
  failed(remote: string, generation: number): void
}

/** Where each remote is: after a failure at a fresh address, because the browser keeps what failed or hangs. */
export function createAddresses(registry: Readonly<Record<string, string>>): Addresses {
  const generations = new Map<string, number>()
  const of = (remote: string): number => generations.get(remote) ?? 0
  return {
    current(remote) {
      const entry = registry[remote]
      const generation = of(remote)
      return entry === undefined ? undefined : { url: freshUrl(entry, generation), generation }
    },
    failed(remote, generation) {
      const next = Math.min(Math.max(of(remote), generation + 1), freshUrlCount)
      generations.set(remote, next)
    },
  }
}
