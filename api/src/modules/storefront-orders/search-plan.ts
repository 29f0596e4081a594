/** What the newest orders tell of how frequent words are. */
export interface Sample {
  /** Orders looked at. */
  readonly seen: number
  /** Of those, orders with all words. */
  readonly together: number
  /** Of those, orders with each word. */
  readonly each: readonly number[]
  /** No order of the list is older than these. */
  readonly isWhole: boolean
}

export type SearchPlan =
  /** Newest first, until a page is full: quick where the words are frequent. */
  | { readonly type: 'walk' }
  /** All orders with these of the words, by the index of words: quick where one of them is rare. */
  | { readonly type: 'look-up'; readonly words: readonly number[] }

/** Microseconds among a million orders, as docs/bench.md measures them: of an order walked past ... */
const WALKED = 0.3
/** ... of an order under a word of the index ... */
const LISTED = 0.2
/** ... and of an order that has all words looked up, which is then read. */
const READ = 5
const ORDERS = 1_000_000

/** What costs less; the look-up begins with the rarest word and takes others as long as they make it cheaper. */
export function planSearch(sample: Sample, limit: number): SearchPlan {
  if (sample.isWhole) return { type: 'walk' }
  const lookUp = cheapestLookUp(sample)
  const walked = (limit + 1) / share(sample.together, sample)
  return walked * WALKED <= lookUp.cost
    ? { type: 'walk' }
    : { type: 'look-up', words: lookUp.words }
}

interface LookUp {
  readonly words: readonly number[]
  readonly cost: number
}

function cheapestLookUp(sample: Sample): LookUp {
  const rarestFirst = sample.each
    .map((count, word) => ({ word, share: share(count, sample) }))
    .toSorted((one, other) => one.share - other.share)
  const choices = rarestFirst.map((_, index) => lookUp(rarestFirst.slice(0, index + 1)))
  return choices.reduce((best, choice) => (choice.cost < best.cost ? choice : best))
}

function lookUp(words: readonly { word: number; share: number }[]): LookUp {
  const listed = words.reduce((sum, each) => sum + each.share, 0)
  const read = words.reduce((product, each) => product * each.share, 1)
  return {
    words: words.map(({ word }) => word),
    cost: ORDERS * (listed * LISTED + read * READ),
  }
}

/** What no order of the sample has may still be had by one in twice as many. */
function share(count: number, { seen }: Sample): number {
  return Math.max(count, 0.5) / Math.max(seen, 1)
}
