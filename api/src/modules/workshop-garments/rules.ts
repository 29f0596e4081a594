import type { ValidationFault } from '@darnley/contract/errors'
import type { GarmentTask, TaskStep } from '@darnley/contract/workshop-garments'
import type { GarmentFound, GarmentState } from '@darnley/contract/workshop-orders'
import { valueFault } from '#src/lib/http-error.ts'
import { ARRIVED } from '#src/modules/orders/stages.ts'
import { HELD } from '#src/modules/orders/transitions.ts'

/** The columns of a task that its rules depend on. */
export interface Task {
  readonly id: string
  readonly isCheck: boolean
  readonly state: GarmentTask['state']
  readonly tailorId: string | null
  readonly startedAt: Date | null
  readonly seconds: number
}

export interface Garment {
  /** Null for one that was not booked. */
  readonly entryId: string | null
  readonly found: GarmentFound
  readonly isEnded: boolean
}

/** Returns where the work on a garment stands. One that was not booked goes back without work. */
export function stateOf(
  { entryId, found, isEnded }: Garment,
  tasks: readonly Pick<Task, 'state'>[],
): GarmentState {
  if (isEnded || entryId === null) return 'ended'
  if (found === 'missing') return 'missing'
  const has = (state: Task['state']): boolean => tasks.some((task) => task.state === state)
  if (has('in_work')) return 'in_work'
  if (tasks.every(({ state }) => state === 'done')) return 'done'
  if (has('paused')) return 'paused'
  return has('done') ? 'in_work' : 'to_do'
}

interface Step {
  readonly step: TaskStep['step']
  readonly taskId: string
  readonly tailorId: string
  readonly now: Date
}

type Stepped<Row extends Task> =
  | { readonly type: 'ok'; readonly tasks: readonly Row[] }
  | { readonly type: 'refused'; readonly why: string }

/** Returns the tasks of a garment after a step of a colleague. */
export function tasksAfter<Row extends Task>(tasks: readonly Row[], step: Step): Stepped<Row> {
  const task = tasks.find(({ id }) => id === step.taskId)
  const why = task ? whyNot(task, { ...step, tasks }) : 'This garment has no such task'
  if (!task || why !== null) return { type: 'refused', why: why ?? '' }
  // A fault that a check found is mended, and then checked again.
  const isAgain = ({ id, isCheck }: Row): boolean =>
    id === task.id || (step.step === 'reopen' && isCheck)
  return {
    type: 'ok',
    tasks: tasks.map((one) => (isAgain(one) ? { ...one, ...changed(one, step) } : one)),
  }
}

function whyNot(
  task: Task,
  { step, tailorId, tasks }: Step & { readonly tasks: readonly Task[] },
): string | null {
  if (step === 'reopen')
    return task.state === 'done' ? null : 'Only a task that is done is reopened'
  if (task.state === 'done') return 'This task is done'
  if (step === 'pause') return task.state === 'in_work' ? null : 'This task is not being done'
  if (step === 'start' && task.state === 'in_work') return 'This task is being done'
  if (!task.isCheck) return null
  const work = tasks.filter(({ isCheck }) => !isCheck)
  if (work.some(({ state }) => state !== 'done')) return 'The work has to be done before the check'
  const isOwn = work.some((one) => one.tailorId === tailorId)
  return isOwn ? 'The one who sewed does not check: a colleague has to' : null
}

function changed(task: Task, { step, tailorId, now }: Step): Omit<Task, 'id' | 'isCheck'> {
  if (step === 'start') return { ...task, state: 'in_work', tailorId, startedAt: now }
  const stopped = { startedAt: null, seconds: secondsAt(task, now) }
  if (step === 'pause') return { ...task, ...stopped, state: 'paused' }
  if (step === 'reopen') return { ...task, ...stopped, state: 'to_do' }
  // What was done without being started was done by the one who says so.
  const doneBy = task.state === 'in_work' ? (task.tailorId ?? tailorId) : tailorId
  return { ...task, ...stopped, state: 'done', tailorId: doneBy }
}

/** Returns the time spent on a task until a moment. */
export function secondsAt(
  { seconds, startedAt }: Pick<Task, 'seconds' | 'startedAt'>,
  now: Date,
): number {
  if (startedAt === null) return seconds
  return seconds + Math.max(0, Math.round((now.getTime() - startedAt.getTime()) / 1000))
}

const DONE: readonly GarmentState[] = ['done']
const BEGUN: readonly GarmentState[] = ['in_work', 'paused', 'done']

interface Followed {
  readonly status: string
  readonly heldFrom: string | null
  readonly waitsForCustomer: boolean
  readonly inStoreType: string | null
}

interface Standing {
  readonly garments: readonly { readonly state: GarmentState; readonly found: GarmentFound }[]
  /** Whether a garment was missing before the change. */
  readonly wasMissing: boolean
}

/**
 * Returns the statuses that an order passes through after a change of its garments: it stands at the least advanced one
 * that is there, and a missing one raises attention_required until it is settled. An order never goes back by itself,
 * and is not sent back while a garment is missing or a price waits for an answer. One whose garments are all left as
 * they are has no work to wait for: it goes back at once, without being in work.
 */
export function statusesAfter(
  order: Followed,
  { garments, wasMissing }: Standing,
): readonly string[] {
  const at = order.heldFrom ?? order.status
  const isHere = at.startsWith(ARRIVED) || at === 'in_progress'
  const isHeld = order.status === HELD
  const isMissing = garments.some(({ state }) => state === 'missing')
  if (!isHere || (isHeld && !isMissing && !wasMissing)) return []
  const there = garments.filter(({ found }) => found !== 'missing')
  const inWork = there.filter(({ state }) => state !== 'ended')
  const all = (wanted: readonly GarmentState[]): boolean =>
    inWork.every(({ state }) => wanted.includes(state))
  const isBegun = inWork.length > 0 && all(BEGUN)
  const path = at !== 'in_progress' && isBegun ? ['in_progress'] : []
  const isReady = there.length > 0 && all(DONE) && !isMissing && !order.waitsForCustomer
  const end =
    order.inStoreType === 'complete_in_store' ? 'awaiting_store_collection' : 'awaiting_delivery'
  const forward = isReady ? [...path, end] : path
  if (isMissing) return isHeld && forward.length === 0 ? [] : [...forward, HELD]
  return isHeld && forward.length === 0 ? [at] : forward
}

/**
 * Returns the statuses through which an order arrives that was checked in; null when it cannot be: it is not placed,
 * has been worked on or is closed. What no courier reported is caught up with.
 */
export function statusesToArrival(
  { status, heldFrom }: Pick<Followed, 'status' | 'heldFrom'>,
  company: string,
): readonly string[] | null {
  const transit = `in_transit_to_${company}`
  const arrived = `${ARRIVED}${company}`
  const paths = new Map<string, readonly string[]>([
    ['awaiting_store_dropoff', ['awaiting_pickup', transit, arrived]],
    ['customer_pickup_failed', ['awaiting_pickup', transit, arrived]],
    ['awaiting_pickup', [transit, arrived]],
    [transit, [arrived]],
    [`delivery_to_${company}_failed`, [arrived]],
    [arrived, []],
  ])
  if (status !== HELD) return paths.get(status) ?? null
  // Orders that were held before this was recorded may go anywhere.
  if (heldFrom === null) return [arrived]
  if (heldFrom === 'awaiting_payment') return ['awaiting_pickup', transit, arrived]
  return heldFrom === arrived ? [arrived] : (paths.get(heldFrom) ?? null)
}

interface Checked {
  readonly number: number
  readonly found: GarmentFound
  readonly words: string | null
}

/** Returns the faults of a check-in: each expected garment once, with words where the customer needs them. */
export function arrivalFaults(checked: readonly Checked[], expected: number): ValidationFault[] {
  const numbers = checked.map(({ number }) => number)
  const missing = Array.from({ length: expected }, (_, index) => index + 1).filter(
    (number) => !numbers.includes(number),
  )
  return [
    ...missing.map((number) =>
      valueFault(['body', 'garments'], `Say whether garment ${number} is here`),
    ),
    ...checked.flatMap(({ number, found, words }, index) => [
      ...(number > expected || numbers.indexOf(number) !== index
        ? [
            valueFault(
              ['body', 'garments', index, 'number'],
              'Not an expected garment, or named twice',
            ),
          ]
        : []),
      ...(needsWords(found) && words === null
        ? [valueFault(['body', 'garments', index, 'words'], 'Say what is wrong')]
        : []),
    ]),
  ]
}

export function needsWords(found: GarmentFound | 'ended'): boolean {
  return found !== 'here' && found !== 'missing'
}
