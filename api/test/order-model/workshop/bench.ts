/** Where the garments of one order are, and so the order: a model that shares no code with the api. */

type Colleague = 'tailor' | 'manager'

export interface BenchGarment {
  readonly id: string
  readonly lines: readonly string[]
  /** Who did each task: one for each line, then the check. */
  readonly tasks: (Colleague | null)[]
  found: 'here' | 'missing' | 'ended'
}

export interface Bench {
  readonly isPosted: boolean
  at: 'coming' | 'arrived' | 'in_progress' | 'awaiting_delivery' | 'away' | 'shelf' | 'finished'
  garments: BenchGarment[]
  /** Lines whose price is 0: no work is done on them. */
  leftOut: ReadonlySet<string>
}

const isBegun = ({ tasks }: BenchGarment): boolean => tasks.some((by) => by !== null)

const hasWork = ({ leftOut }: Bench, { lines }: BenchGarment): boolean =>
  lines.some((line) => !leftOut.has(line))

/** Returns the place of the next task of a garment on which there is work; -1 when all is done. */
export function nextTask({ leftOut }: Bench, { lines, tasks }: BenchGarment): number {
  return tasks.findIndex((by, place) => by === null && !leftOut.has(lines[place] ?? ''))
}

/** Returns a garment that is missed: there is work to do on it. */
export function missingGarment(bench: Bench): BenchGarment | undefined {
  return bench.garments.find((one) => one.found === 'missing' && hasWork(bench, one))
}

function inWork(bench: Bench): BenchGarment[] {
  return bench.garments.filter((one) => one.found === 'here' && hasWork(bench, one))
}

/** Notes which lines are left out. What is taken up again after the check is checked again. */
export function leaveOut(bench: Bench, leftOut: ReadonlySet<string>): void {
  for (const { lines, tasks } of bench.garments)
    if (lines.some((line, place) => bench.leftOut.has(line) && !leftOut.has(line) && !tasks[place]))
      tasks[lines.length] = null
  bench.leftOut = leftOut
}

export const isAtWork = ({ at }: Bench): boolean => at === 'arrived' || at === 'in_progress'

/** Whether prices can change: the work is not done. */
export const isOpen = (bench: Bench): boolean => bench.at === 'coming' || isAtWork(bench)

/** Returns the next garment to work on. */
export function nextGarment(bench: Bench): BenchGarment | undefined {
  if (!isAtWork(bench)) return undefined
  return inWork(bench).find((garment) => nextTask(bench, garment) >= 0)
}

/** The one who sewed does not check. */
export function mayDo(
  bench: Bench,
  { garment, by }: { readonly garment: BenchGarment; readonly by: Colleague },
): boolean {
  const isCheck = nextTask(bench, garment) === garment.lines.length
  return !isCheck || !garment.tasks.includes(by)
}

/** Moves the order to where its garments are. It never goes back. */
export function follow(bench: Bench, { waits }: { waits: boolean }): void {
  if (!isAtWork(bench)) return
  const garments = inWork(bench)
  if (garments.length > 0 && garments.every(isBegun)) bench.at = 'in_progress'
  const isAnyHere = bench.garments.some(({ found }) => found === 'here')
  if (isAnyHere && !nextGarment(bench) && !missingGarment(bench) && !waits)
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
  if (isAtWork(bench) && missingGarment(bench)) return 'attention_required'
  return new Map<string, string>(Object.entries(NAMES)).get(bench.at) ?? bench.at
}

/** Returns the next step of the way back, and where it leads. */
export function stepBack({ at, isPosted }: Bench): { step: string; to: Bench['at'] } | null {
  if (at === 'awaiting_delivery')
    return isPosted ? { step: 'hand_over', to: 'away' } : { step: 'put_on_shelf', to: 'shelf' }
  if (at === 'away' || at === 'shelf') return { step: 'collected', to: 'finished' }
  return null
}
