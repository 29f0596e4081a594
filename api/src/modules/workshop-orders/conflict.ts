import type { WorkshopConflict } from '@darnley/contract/workshop-orders'
import type { Executor } from '#src/db/database.ts'
import { HttpError } from '#src/lib/http-error.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { eventsOfGarment, eventsOfOrder, type StoredEvent } from './history-repository.ts'
import { nameEvents } from './history.ts'

interface Seen {
  readonly order: Order
  /** Of the order, or of the garment when it is given. */
  readonly version: number
  readonly garment?: { readonly id: string; readonly version: number }
}

/**
 * Refuses a change of a version that is not the current one, with what happened since.
 * @throws HttpError 409
 */
export async function refuseStale(db: Executor, { order, version, garment }: Seen): Promise<void> {
  const current = garment?.version ?? order.version
  if (version === current) return
  const events = garment
    ? await eventsOfGarment(db, { garmentId: garment.id, since: version })
    : await eventsOfOrder(db, { orderId: order.id, since: version })
  throw await conflictOf(db, { order, version: current, events })
}

interface Refused {
  readonly version: number
  readonly detail: string
}

/** Returns the 409 for a step that is not possible now. */
export function notNow({ version, detail }: Refused): HttpError {
  const body: WorkshopConflict = { detail, version, changes: [] }
  return new HttpError({ status: 409, detail, body })
}

async function conflictOf(
  db: Executor,
  {
    order,
    version,
    events,
  }: { readonly order: Order; readonly version: number; readonly events: StoredEvent[] },
): Promise<HttpError> {
  const changes = await nameEvents(db, { events, order })
  const [latest] = changes
  const detail = latest ? `${latest.actor} changed this in the meantime` : 'This has changed'
  const body: WorkshopConflict = { detail, version, changes }
  // The log has the words of the error, and no names.
  return new HttpError({ status: 409, detail: 'This has changed', body })
}
