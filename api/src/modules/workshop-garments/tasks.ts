import type { TaskStep } from '@darnley/contract/workshop-garments'
import type { WorkshopEvent } from '@darnley/contract/workshop-orders'
import type { z } from 'zod'
import type { Executor } from '#src/db/database.ts'
import { notNow } from '#src/modules/workshop-orders/conflict.ts'
import { recordEvent } from '#src/modules/workshop-orders/history-repository.ts'
import {
  changeGarment,
  changeTask,
  garmentById,
  readNow,
  taskInHand,
  type TaskRow,
  tasksOf,
} from './repository.ts'
import { stateOf, tasksAfter } from './rules.ts'
import { type GarmentStep, type InHand, requireWorkable } from './work.ts'

const kinds = {
  start: 'task_started',
  pause: 'task_paused',
  done: 'task_done',
  reopen: 'task_reopened',
} as const satisfies Record<TaskStep['step'], WorkshopEvent['kind']>

export interface TaskStepOptions {
  readonly wanted: z.output<typeof TaskStep>
  readonly tailorId: string
  readonly actor: string
}

/** Takes a step with a task of a garment. @throws HttpError 409 */
export async function stepWithTask(
  inHand: InHand,
  { wanted, tailorId, actor }: TaskStepOptions,
): Promise<GarmentStep> {
  const { db, garment } = inHand
  requireWorkable(inHand)
  const now = await readNow(db)
  if (wanted.step === 'start') await pauseOther(inHand, { tailorId, actor, now })
  const tasks = await tasksOf(db, [garment.id])
  const { step, task_id: taskId } = wanted
  const stepped = tasksAfter(tasks, { step, taskId, tailorId, now })
  if (stepped.type === 'refused') throw notNow({ version: garment.version, detail: stepped.why })
  await store(db, { before: tasks, after: stepped.tasks })
  const task = tasks.find(({ id }) => id === taskId)
  const isTaken = step === 'start' && task?.isCheck === false
  return {
    change: {
      state: stateOf(garment, stepped.tasks),
      ...(isTaken ? { tailorId } : {}),
    },
    event: { kind: kinds[step], words: wordsOf(task?.name ?? '', wanted.words) },
  }
}

function wordsOf(task: string, why: string | null): string {
  return why === null ? task : `${task}: ${why}`
}

async function store(
  db: Executor,
  { before, after }: { readonly before: readonly TaskRow[]; readonly after: readonly TaskRow[] },
): Promise<void> {
  for (const [index, task] of after.entries())
    if (task !== before[index]) await changeTask(db, task)
}

interface Pausing {
  readonly tailorId: string
  readonly actor: string
  readonly now: Date
}

/** A colleague does one task at a time: starting another pauses the one in hand. */
async function pauseOther({ db, garment, locked }: InHand, pausing: Pausing): Promise<void> {
  const { tailorId, actor, now } = pausing
  const task = await taskInHand(db, tailorId)
  if (!task) return
  const tasks = await tasksOf(db, [task.garmentId])
  const paused = tasksAfter(tasks, { step: 'pause', taskId: task.id, tailorId, now })
  if (paused.type === 'refused') throw new Error(paused.why)
  await store(db, { before: tasks, after: paused.tasks })
  // The step itself changes the garment when the task is one of its own.
  if (task.garmentId === garment.id) return
  const other = await garmentById(db, task.garmentId)
  const order = locked.find(({ id }) => id === other?.orderId)
  // The colleague has started it on another device since the orders were locked.
  if (!other || !order)
    throw notNow({ version: garment.version, detail: 'You have just started another task' })
  const left = await changeGarment(db, {
    garment: other,
    change: { state: stateOf(other, paused.tasks) },
  })
  await recordEvent(db, {
    order,
    garment: left,
    kind: 'task_paused',
    actor,
    words: task.name,
  })
}

/** Returns the order whose garment a colleague works on. */
export async function orderInHand(db: Executor, tailorId: string): Promise<readonly string[]> {
  const task = await taskInHand(db, tailorId)
  const garment = task && (await garmentById(db, task.garmentId))
  return garment ? [garment.orderId] : []
}
