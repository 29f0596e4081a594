/** Milliseconds for which an address that failed is asked after all others. */
const REST = 2000

/** The processes of the api. */
export interface Upstreams {
  /** Returns the address to ask: in turn, those that failed lately or are not ready last. */
  next(): string
  failed(address: string): void
  /** Whether it says that it can serve; those that do not are asked last, too. */
  setReady(address: string, isReady: boolean): void
}

export function createUpstreams(
  addresses: readonly string[],
  now: () => number = Date.now,
): Upstreams {
  const failedAt = new Map<string, number>()
  const unready = new Set<string>()
  let turn = 0
  const isResting = (address: string): boolean =>
    unready.has(address) || now() - (failedAt.get(address) ?? -REST) < REST
  return {
    next() {
      turn = (turn + 1) % addresses.length
      const inTurn = [...addresses.slice(turn), ...addresses.slice(0, turn)]
      const [first = ''] = inTurn
      return inTurn.find((address) => !isResting(address)) ?? first
    },
    failed(address) {
      failedAt.set(address, now())
    },
    setReady(address, isReady) {
      if (isReady) unready.delete(address)
      else unready.add(address)
    },
  }
}
