/** Where the garments of one order are, and so the order: a model that shares no code with the api. */

type Colleague = 'tailor' | 'manager'

export interface BenchGarment {
  readonly id: string
  /** Who did each task; the last one is the check. */
  readonly tasks: (Colleague | null)[]
  found: 'here' | 'missing' | 'ended'
}

export interface Bench {
  readonly isPosted: boolean
  at: 'coming' | 'arrived' | 'in_progress' | 'awaiting_delivery' | 'away' | 'shelf' | 'finished'
  garments: BenchGarment[]
}

const isDone = ({ tasks }: BenchGarment): boolean => tasks.every((by) => by !== null)
const isBegun = ({ tasks }: BenchGarment): boolean => tasks.some((by) => by !== null)

export function isMissing({ garments }: Bench): boolean {
  return garments.some(({ found }) => found === 'missing')
}

export const isAtWork = ({ at }: Bench): boolean => at === 'arrived' || at === 'in_progress'

/** Whether prices can change: the work is not done. */
export const isOpen = (bench: Bench): boolean => bench.at === 'coming' || isAtWork(bench)

/** Returns the next garment to work on. */
export function nextGarment(bench: Bench): BenchGarment | undefined {
  if (!isAtWork(bench)) return undefined
  return bench.garments.find((garment) => garment.found === 'here' && !isDone(garment))
}

/** The one who sewed does not check. */
export function mayDo({ tasks }: BenchGarment, by: Colleague): boolean {
  const isCheck = tasks.indexOf(null) === tasks.length - 1
  return !isCheck || !tasks.includes(by)
}

/** Moves the order to where its garments are. It never goes back. */
export function follow(bench: Bench, { waits }: { waits: boolean }): void {
  if (!isAtWork(bench)) return
  const here = bench.garments.filter(({ found }) => found === 'here')
  if (here.length > 0 && here.every(isBegun)) bench.at = 'in_progress'
  if (here.length > 0 && here.every(isDone) && !isMissing(bench) && !waits)
    bench.at = 'awaiting_delivery'
}

const NAMES = {
  arrived: 'arrived_at_darnley',
  away: 'in_transit_to_customer',
  shelf: 'awaiting_store_collection',
} as const

/** Returns the status of the order; null while it is coming, which its way decides. */
export function statusOf(bench: Bench): string | null {
  if (bench.at === 'coming') return null
  if (isAtWork(bench) && isMissing(bench)) return 'attention_required'
  return new Map<string, string>(Object.entries(NAMES)).get(bench.at) ?? bench.at
}

/** Returns the next step of the way back, and where it leads. */
export function stepBack({ at, isPosted }: Bench): { step: string; to: Bench['at'] } | null {
  if (at === 'awaiting_delivery')
    return isPosted ? { step: 'hand_over', to: 'away' } : { step: 'put_on_shelf', to: 'shelf' }
  if (at === 'away' || at === 'shelf') return { step: 'collected', to: 'finished' }
  return null
}
