/** Milliseconds for which an address that failed is asked after all others. */
const REST = 2000

/** The processes of the api. */
export interface Upstreams {
  /** Returns the address to ask: in turn, those that failed lately or end last. */
  next(): string
  failed(address: string): void
  /** Whether it says that it ends, or is gone; those are asked last, too. */
  setEnding(address: string, ends: boolean): void
}

export function createUpstreams(
  addresses: readonly string[],
  now: () => number = Date.now,
): Upstreams {
  const failedAt = new Map<string, number>()
  const ending = new Set<string>()
  let turn = 0
  const isResting = (address: string): boolean =>
    ending.has(address) || now() - (failedAt.get(address) ?? -REST) < REST
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
    setEnding(address, ends) {
      if (ends) ending.add(address)
      else ending.delete(address)
    },
  }
}
