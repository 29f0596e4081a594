import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { WorkshopEvent } from '@darnley/contract/workshop-orders'
import type { Executor } from '#src/db/database.ts'
import { garments, orderHistory } from '#src/db/schema/garments.ts'
import { orders, orderStatusChanges } from '#src/db/schema/orders.ts'
import { staff } from '#src/db/schema/staff.ts'
import { storefronts } from '#src/db/schema/storefronts.ts'

type Order = typeof orders.$inferSelect

export interface NewEvent {
  /** Locked by the transaction. */
  readonly order: Pick<Order, 'id'>
  /** The garment that it is about, with its version after it. */
  readonly garment?: { readonly id: string; readonly version: number }
  readonly kind: WorkshopEvent['kind']
  /** staff:<id> */
  readonly actor: string
  readonly words?: string | null
}

/** An entry as it is stored. */
export interface StoredEvent {
  readonly id: string
  readonly kind: WorkshopEvent['kind']
  readonly at: Date
  readonly actor: string
  readonly garment: number | null
  readonly words: string | null
  /** Of the order after it; null for older changes of status. */
  readonly version: number | null
}

/** Adds an entry to an order's history and raises the order's version. Returns the order. */
export async function recordEvent(db: Executor, event: NewEvent): Promise<Order> {
  const { order, garment, ...entry } = event
  const [changed] = await db
    .update(orders)
    .set({ version: sql`${orders.version} + 1`, updatedAt: sql`now()` })
    .where(eq(orders.id, order.id))
    .returning()
  if (!changed) throw new Error('The order of an event was not found')
  await db.insert(orderHistory).values({
    ...entry,
    orderId: order.id,
    version: changed.version,
    garmentId: garment?.id ?? null,
    garmentVersion: garment?.version ?? null,
  })
  return changed
}

/** Returns what happened to an order after a version, or all of it; newest first. */
export async function eventsOfOrder(
  db: Executor,
  { orderId, since = null }: { readonly orderId: string; readonly since?: number | null },
): Promise<StoredEvent[]> {
  const isOfOrder = eq(orderHistory.orderId, orderId)
  const isNew = since === null ? isOfOrder : and(isOfOrder, gt(orderHistory.version, since))
  const isChange = eq(orderStatusChanges.orderId, orderId)
  const isNewChange =
    since === null ? isChange : and(isChange, gt(orderStatusChanges.version, since))
  const [events, changes] = await Promise.all([
    select(db).where(isNew).orderBy(desc(orderHistory.id)),
    db.select().from(orderStatusChanges).where(isNewChange).orderBy(desc(orderStatusChanges.id)),
  ])
  const ofStatus = changes.map(({ id, at, actor, to, version }): StoredEvent => ({
    ...{ id: `status-${id}`, kind: 'status', at, actor, garment: null, words: to, version },
  }))
  return [...events.map(toStored), ...ofStatus].toSorted(
    (one, other) =>
      other.at.getTime() - one.at.getTime() || (other.version ?? 0) - (one.version ?? 0),
  )
}

/** Returns what happened to a garment after a version of it, newest first. */
export async function eventsOfGarment(
  db: Executor,
  { garmentId, since }: { readonly garmentId: string; readonly since: number },
): Promise<StoredEvent[]> {
  const rows = await select(db)
    .where(and(eq(orderHistory.garmentId, garmentId), gt(orderHistory.garmentVersion, since)))
    .orderBy(desc(orderHistory.id))
  return rows.map(toStored)
}

const columns = {
  id: orderHistory.id,
  kind: orderHistory.kind,
  at: orderHistory.at,
  actor: orderHistory.actor,
  words: orderHistory.words,
  version: orderHistory.version,
  garment: garments.number,
}

function select(db: Executor) {
  return db
    .select(columns)
    .from(orderHistory)
    .leftJoin(garments, eq(garments.id, orderHistory.garmentId))
    .$dynamic()
}

function toStored({
  id,
  ...event
}: Omit<StoredEvent, 'id'> & { readonly id: number }): StoredEvent {
  return { id: `event-${id}`, ...event }
}

/** Returns the names of staff by id: a colleague's own, or that of the shop whose staff share an account. */
export async function staffNames(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: staff.id,
      role: staff.role,
      name: staff.name,
      email: staff.email,
      shop: storefronts.name,
    })
    .from(staff)
    .innerJoin(storefronts, eq(storefronts.id, staff.storefrontId))
    .where(inArray(staff.id, [...ids]))
  return new Map(
    rows.map(({ id, role, name, email, shop }) => [
      id,
      role === 'shop' ? shop : (name ?? email.replace(/@.*/, '')),
    ]),
  )
}

/** Erases the words that may be about the customer of an order. */
export async function eraseHistoryWords(db: Executor, orderId: string): Promise<void> {
  await db.update(orderHistory).set({ words: null }).where(eq(orderHistory.orderId, orderId))
}
