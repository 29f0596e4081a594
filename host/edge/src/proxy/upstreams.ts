/** Milliseconds for which an address that failed is asked after all others. */
const REST = 2000

/** What a process of the api says of itself; `gone` is one that does not answer. */
export type Standing = 'serves' | 'ends' | 'gone'

/** The processes of the api. */
export interface Upstreams {
  /** Returns the address to ask: in turn of those that serve; else one that ends, which still answers; else any. */
  next(): string
  failed(address: string): void
  setStanding(address: string, standing: Standing): void
}

export function createUpstreams(
  addresses: readonly string[],
  now: () => number = Date.now,
): Upstreams {
  const failedAt = new Map<string, number>()
  const standings = new Map<string, Standing>()
  let turn = 0
  const standingOf = (address: string): Standing =>
    now() - (failedAt.get(address) ?? -REST) < REST ? 'gone' : (standings.get(address) ?? 'serves')
  return {
    next() {
      turn = (turn + 1) % addresses.length
      const inTurn = [...addresses.slice(turn), ...addresses.slice(0, turn)]
      const [first = ''] = inTurn
      const findOne = (wanted: Standing): string | undefined =>
        inTurn.find((address) => standingOf(address) === wanted)
      return findOne('serves') ?? findOne('ends') ?? first
    },
    failed(address) {
      failedAt.set(address, now())
    },
    setStanding(address, standing) {
      standings.set(address, standing)
    },
  }
}
