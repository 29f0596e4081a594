import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { orders } from '#src/db/schema/orders.ts'
import { photos } from '#src/db/schema/photos.ts'
import { staff } from '#src/db/schema/staff.ts'

export type NewPhoto = Omit<typeof photos.$inferInsert, 'takenAt'>
export type PhotoRow = typeof photos.$inferSelect & { readonly takenBy: string | null }

export interface PhotoRepository {
  byId(id: string): Promise<PhotoRow | null>
  ofOrder(orderId: string): Promise<PhotoRow[]>
  ofOrders(orderIds: readonly string[]): Promise<PhotoRow[]>
  /** The photos that a browser sent of a garment, oldest first. */
  ofGarment(wanted: { browserId: string; garmentId: string }): Promise<PhotoRow[]>
  /** Adds a photo; one with this id stays as it is, and false is returned. */
  add(photo: NewPhoto): Promise<boolean>
  remove(id: string): Promise<void>
  /** Takes the photos of an order from it: they are removed with the next clean-up. */
  releaseAll(orderId: string): Promise<void>
  /**
   * Returns at most `most` photos whose order is gone or has been closed for these days, or that were not ordered
   * within these days.
   */
  overdue(days: number, most: number): Promise<string[]>
}

export function photoRepository(db: Executor): PhotoRepository {
  const select = () =>
    db
      .select({
        id: photos.id,
        orderId: photos.orderId,
        kind: photos.kind,
        garment: photos.garment,
        words: photos.words,
        width: photos.width,
        height: photos.height,
        staffId: photos.staffId,
        takenAt: photos.takenAt,
        browserId: photos.browserId,
        garmentId: photos.garmentId,
        takenBy: sql<string | null>`coalesce(${staff.name}, split_part(${staff.email}, '@', 1))`,
      })
      .from(photos)
      .leftJoin(staff, eq(staff.id, photos.staffId))
  const ofOrders = (orderIds: readonly string[]): Promise<PhotoRow[]> =>
    select()
      .where(inArray(photos.orderId, [...orderIds]))
      .orderBy(asc(photos.takenAt), asc(photos.id))
  return {
    byId: async (id) => (await select().where(eq(photos.id, id)))[0] ?? null,
    ofOrder: (orderId) => ofOrders([orderId]),
    ofOrders,
    ofGarment: ({ browserId, garmentId }) =>
      select()
        .where(and(eq(photos.browserId, browserId), eq(photos.garmentId, garmentId)))
        .orderBy(asc(photos.takenAt), asc(photos.id)),
    add: async (photo) => {
      const { rowCount } = await db.insert(photos).values(photo).onConflictDoNothing()
      return rowCount === 1
    },
    remove: async (id) => {
      await db.delete(photos).where(eq(photos.id, id))
    },
    releaseAll: async (orderId) => {
      const nowhere = { orderId: null, browserId: null }
      await db.update(photos).set(nowhere).where(eq(photos.orderId, orderId))
    },
    overdue: async (days, most) => {
      const before = sql`now() - make_interval(days => ${days})`
      const isNowhere = isNull(photos.orderId)
      const rows = await db
        .select({ id: photos.id })
        .from(photos)
        .leftJoin(orders, eq(orders.id, photos.orderId))
        .where(
          or(
            and(isNowhere, isNull(photos.browserId)),
            and(isNowhere, lt(photos.takenAt, before)),
            and(eq(orders.isPast, true), lt(orders.updatedAt, before)),
          ),
        )
        .limit(most)
      return rows.map(({ id }) => id)
    },
  }
}
