import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { orders } from '#src/db/schema/orders.ts'
import { photos } from '#src/db/schema/photos.ts'
import { staff } from '#src/db/schema/staff.ts'

export type NewPhoto = Omit<typeof photos.$inferInsert, 'takenAt'>
export type PhotoRow = typeof photos.$inferSelect & { readonly takenBy: string | null }

export interface PhotoRepository {
  byId(id: string): Promise<PhotoRow | null>
  ofOrder(orderId: string): Promise<PhotoRow[]>
  /** Adds a photo; one with this id stays as it is, and false is returned. */
  add(photo: NewPhoto): Promise<boolean>
  remove(id: string): Promise<void>
  /** Takes the photos of an order from it: they are removed with the next clean-up. */
  releaseAll(orderId: string): Promise<void>
  /** Returns at most `most` photos whose order is gone, or has been closed for these days. */
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
        takenBy: sql<string | null>`coalesce(${staff.name}, split_part(${staff.email}, '@', 1))`,
      })
      .from(photos)
      .leftJoin(staff, eq(staff.id, photos.staffId))
  return {
    byId: async (id) => (await select().where(eq(photos.id, id)))[0] ?? null,
    ofOrder: (orderId) =>
      select().where(eq(photos.orderId, orderId)).orderBy(asc(photos.takenAt), asc(photos.id)),
    add: async (photo) => {
      const { rowCount } = await db.insert(photos).values(photo).onConflictDoNothing()
      return rowCount === 1
    },
    remove: async (id) => {
      await db.delete(photos).where(eq(photos.id, id))
    },
    releaseAll: async (orderId) => {
      await db.update(photos).set({ orderId: null }).where(eq(photos.orderId, orderId))
    },
    overdue: async (days, most) => {
      const isOld = lt(orders.updatedAt, sql`now() - make_interval(days => ${days})`)
      const rows = await db
        .select({ id: photos.id })
        .from(photos)
        .leftJoin(orders, eq(orders.id, photos.orderId))
        .where(or(isNull(photos.orderId), and(eq(orders.isPast, true), isOld)))
        .limit(most)
      return rows.map(({ id }) => id)
    },
  }
}
