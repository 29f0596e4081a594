/** Word frequencies among the newest orders. */
export interface Sample {
  /** Orders sampled. */
  readonly seen: number
  /** Sampled orders that contain all words. */
  readonly together: number
  /** Sampled orders that contain each word. */
  readonly each: readonly number[]
  /** Whether the sample covers the whole list. */
  readonly isWhole: boolean
}

export type SearchPlan =
  /** Scan by date, newest first, until a page is full: fast for frequent words. */
  | { readonly type: 'walk' }
  /** Look up all orders with these words in the word index: fast when one of them is rare. */
  | { readonly type: 'look-up'; readonly words: readonly number[] }

/** Costs in microseconds among a million orders (docs/bench.md): for each order scanned, */
const WALKED = 0.15
/** for each entry of a word in the index, */
const LISTED = 0.3
/** and for each order with all words, which is then read. */
const READ = 5
const ORDERS = 1_000_000

/** Returns the cheaper plan. The look-up begins with the rarest word and adds others while they make it cheaper. */
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

/** Returns a word's share of orders. A word absent from the sample may still occur once in twice as many orders. */
function share(count: number, { seen }: Sample): number {
  return Math.max(count, 0.5) / Math.max(seen, 1)
}
