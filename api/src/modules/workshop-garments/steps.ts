import type { FoundLater } from '@darnley/contract/workshop-garments'
import type { z } from 'zod'
import { notFound } from '#src/lib/http-error.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { notNow } from '#src/modules/workshop-orders/conflict.ts'
import { staffNames } from '#src/modules/workshop-orders/history-repository.ts'
import { readLeftOut } from '#src/modules/price-proposals/left-out.ts'
import { placedOrder } from '#src/modules/workshop-orders/load.ts'
import type { Services } from '#src/services.ts'
import { tellFoundLater } from './found-later-mail.ts'
import { alignTasks } from './left-out.ts'
import { addNote, garmentById, type GarmentRow, hasNote, tasksOf } from './repository.ts'
import { stateOf } from './rules.ts'
import { type GarmentStep, type InHand, requireWorkable, stepWithGarment } from './work.ts'

/** Gives a garment to a colleague, or puts it back on the pile. @throws HttpError 409 */
export async function giveTo(inHand: InHand, tailorId: string | null): Promise<GarmentStep> {
  requireWorkable(inHand)
  const { db, garment } = inHand
  if (garment.state === 'in_work')
    throw notNow({ version: garment.version, detail: 'Pause the task in hand first' })
  const names = tailorId === null ? null : await staffNames(db, [tailorId])
  const words = tailorId === null ? null : (names?.get(tailorId) ?? null)
  return { change: { tailorId }, event: { kind: 'handed_over', words } }
}

interface KeepNote {
  readonly id: string
  readonly version: number
  readonly note_id: string
  readonly text: string
  readonly staffId: string
  readonly actor: string
}

/** Adds a note. One that is sent again is kept once, whatever the version. @throws HttpError 404, 409 */
export async function keepNote(
  services: Services,
  { id, version, note_id, text, staffId, actor }: KeepNote,
): Promise<{ order: Order; garment: GarmentRow }> {
  const { db } = services
  const known = await garmentById(db, id)
  if (!known) throw notFound('Garment')
  const note = { id: note_id, garmentId: id, staffId, text }
  if (await hasNote(db, note))
    return { garment: known, order: await placedOrder(db, known.orderId) }
  return stepWithGarment(services, {
    ...{ id, version, actor },
    step: async ({ db: transaction }) => {
      if (!(await addNote(transaction, note)))
        throw notNow({ version, detail: 'This note is kept with another garment' })
      return { change: {}, event: { kind: 'noted', words: text } }
    },
  })
}

/** Corrects how a garment was found. Its customer is told when it was missing and is here. @throws HttpError 409 */
export async function findLater(
  { db, order, garment }: InHand,
  { found, words }: z.output<typeof FoundLater>,
): Promise<GarmentStep> {
  if (order.isPast === true || garment.entryId === null)
    throw notNow({ version: garment.version, detail: 'This garment is not in work' })
  const tasks = await tasksOf(db, [garment.id])
  if (tasks.some(({ state }) => state === 'in_work'))
    throw notNow({ version: garment.version, detail: 'Pause the task in hand first' })
  const entry = order.entries.find(({ id }) => id === garment.entryId)
  const isEndedByHand = found === 'ended' || !entry
  const leftOut = await readLeftOut(db, order.id)
  const work = isEndedByHand
    ? { tasks, isEnded: true }
    : await alignTasks(db, { garment, entry, tasks, leftOut })
  const { isEnded } = work
  const now = { ...garment, isEnded, found: found === 'ended' ? garment.found : found }
  if (garment.found === 'missing' && now.found !== 'missing') await tellFoundLater(db, garment)
  return {
    change: {
      found: now.found,
      isEnded,
      foundWords: words ?? (found === 'here' ? null : garment.foundWords),
      state: stateOf(now, work.tasks),
    },
    event: { kind: 'garment_found', words: words === null ? found : `${found}: ${words}` },
  }
}
