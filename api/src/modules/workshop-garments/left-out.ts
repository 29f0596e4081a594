/** The work on garments follows what is agreed: a line that is left out has no task. */
import type { BasketEntry } from '@darnley/contract/basket'
import type { Executor } from '#src/db/database.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { readLeftOut } from '#src/modules/price-proposals/left-out.ts'
import { recordEvent } from '#src/modules/workshop-orders/history-repository.ts'
import {
  addTasks,
  changeGarment,
  changeTask,
  type GarmentRow,
  garmentsOf,
  removeTasks,
  type TaskRow,
  tasksOf,
} from './repository.ts'
import { stateOf } from './rules.ts'
import { wantedTasks } from './wanted-tasks.ts'

interface Agreed {
  /** Locked by the transaction. */
  readonly order: Pick<Order, 'id' | 'entries'>
  /** staff:<id>, customer or system. */
  readonly actor: string
}

/** Changes the tasks of an order's garments to what is agreed now. A garment without work goes back as it is. */
export async function followAgreement(db: Executor, { order, actor }: Agreed): Promise<void> {
  const leftOut = await readLeftOut(db, order.id)
  for (const garment of await garmentsOf(db, order.id)) {
    const entry = order.entries.find(({ id }) => id === garment.entryId)
    const tasks = await tasksOf(db, [garment.id])
    if (!entry || isEndedByHand(garment, tasks)) continue
    const work = await alignTasks(db, { garment, entry, tasks, leftOut })
    if (work.words === null) continue
    const { isEnded, words } = work
    const state = stateOf({ ...garment, isEnded }, work.tasks)
    const changed = await changeGarment(db, { garment, change: { isEnded, state } })
    await recordEvent(db, { order, garment: changed, kind: 'noted', actor, words })
  }
}

/** Staff have settled that it never comes, or goes back as it is, although there was work to do. */
function isEndedByHand({ isEnded }: GarmentRow, tasks: readonly TaskRow[]): boolean {
  return isEnded && tasks.some(({ state }) => state !== 'done')
}

interface Alignment {
  readonly garment: Pick<GarmentRow, 'id'>
  readonly entry: BasketEntry
  readonly tasks: readonly TaskRow[]
  readonly leftOut: ReadonlySet<string>
}

interface Aligned {
  readonly tasks: readonly TaskRow[]
  readonly isEnded: boolean
  /** How the history tells it; null when nothing has changed. */
  readonly words: string | null
}

/** Removes tasks that are left out and not done, and adds those that are to be done after all. */
export async function alignTasks(
  db: Executor,
  { garment: { id: garmentId }, entry, tasks, leftOut }: Alignment,
): Promise<Aligned> {
  const wanted = wantedTasks(entry, leftOut)
  const isAmong = (rows: readonly { readonly position: number }[], position: number): boolean =>
    rows.some((row) => row.position === position)
  const removed = tasks.filter((task) => task.state !== 'done' && !isAmong(wanted, task.position))
  const added = wanted.filter(({ position }) => !isAmong(tasks, position))
  await removeTasks(db, removed)
  await addTasks(db, { garmentId, tasks: added })
  const isMore = added.some(({ isCheck }) => !isCheck)
  // What is done after a check is checked again.
  for (const task of tasks)
    if (isMore && task.isCheck && task.state === 'done')
      await changeTask(db, { ...task, state: 'to_do' })
  return {
    tasks: await tasksOf(db, [garmentId]),
    isEnded: wanted.length === 0,
    words: wordsOf({ removed, added }),
  }
}

type Named = readonly { readonly name: string; readonly isCheck: boolean }[]

function wordsOf({ removed, added }: { removed: Named; added: Named }): string | null {
  if (removed.length + added.length === 0) return null
  const namesOf = (tasks: Named): string =>
    tasks.flatMap(({ name, isCheck }) => (isCheck ? [] : [name])).join(', ')
  return added.length > 0 ? `Is to be done: ${namesOf(added)}` : `Left out: ${namesOf(removed)}`
}
