import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { orders } from '#src/db/schema/orders.ts'
import { photos, photoUploads } from '#src/db/schema/photos.ts'

export type Upload = typeof photoUploads.$inferSelect

interface GarmentOfBrowser {
  readonly browserId: string
  readonly garmentId: string
}

export interface Counts {
  /** Photos and uploads of the garment, except the one with this id. */
  readonly ofGarment: number
  /** Those of the browser that are not ordered. */
  readonly notOrdered: number
}

export interface CustomerPhotoRepository {
  /** Lets one call at a time add photos of a browser, until the transaction ends. */
  lockBrowser(browserId: string): Promise<void>
  count(garment: GarmentOfBrowser & { readonly id: string }): Promise<Counts>
  upload(id: string): Promise<Upload | null>
  /** Keeps the upload from being ended until the transaction ends. */
  lockUpload(id: string): Promise<Upload | null>
  begin(upload: Omit<Upload, 'received' | 'receivedAt'>): Promise<void>
  /** Counts a part as received; returns false when another call has counted it. */
  advance(part: {
    readonly id: string
    readonly from: number
    readonly to: number
  }): Promise<boolean>
  end(id: string): Promise<void>
  /** Returns at most `most` uploads of which nothing arrived for these days. */
  stalled(days: number, most: number): Promise<Upload[]>
  /** Attaches the photos of an order's garments to it, and takes those of other garments from it. */
  attach(order: {
    readonly id: string
    readonly garmentIds: readonly string[]
    readonly browserId: string
  }): Promise<void>
  /** Returns the order in progress of a basket that has this garment. */
  orderWith(wanted: {
    readonly basketId: string
    readonly garmentId: string
  }): Promise<{ readonly id: string; readonly garmentIds: string[] } | null>
}

/** An upload that nothing was heard of for so long leaves its place among the six to another. */
const LIVE = sql`interval '10 minutes'`

export function customerPhotoRepository(db: Executor): CustomerPhotoRepository {
  return {
    lockBrowser: async (browserId) =>
      void (await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${browserId}, 0))`)),
    count: async ({ browserId, garmentId, id }) => {
      const isLive = sql`${photoUploads.receivedAt} > now() - ${LIVE}`
      const { rows } = await db.execute<{ garment: number; others: number }>(
        sql`select count(distinct id) filter (where garment_id = ${garmentId})::int as garment,
              count(distinct id) filter (where order_id is null)::int as others
            from (
              select id, garment_id, order_id from ${photos} where browser_id = ${browserId}
              union all
              select id, garment_id, null from ${photoUploads} where browser_id = ${browserId} and ${isLive}
            ) each where id <> ${id}`,
      )
      return { ofGarment: rows[0]?.garment ?? 0, notOrdered: rows[0]?.others ?? 0 }
    },
    ...uploads(db),
    ...attachments(db),
  }
}

function uploads(
  db: Executor,
): Pick<
  CustomerPhotoRepository,
  'upload' | 'lockUpload' | 'begin' | 'advance' | 'end' | 'stalled'
> {
  return {
    upload: async (id) =>
      (await db.select().from(photoUploads).where(eq(photoUploads.id, id)))[0] ?? null,
    lockUpload: async (id) => {
      const wanted = eq(photoUploads.id, id)
      const [upload] = await db.select().from(photoUploads).where(wanted).for('update')
      return upload ?? null
    },
    begin: async (upload) => {
      await db.insert(photoUploads).values(upload).onConflictDoNothing()
    },
    advance: async ({ id, from, to }) => {
      const { rowCount } = await db
        .update(photoUploads)
        .set({ received: to, receivedAt: sql`now()` })
        .where(and(eq(photoUploads.id, id), eq(photoUploads.received, from)))
      return rowCount === 1
    },
    end: async (id) => {
      await db.delete(photoUploads).where(eq(photoUploads.id, id))
    },
    stalled: (days, most) =>
      db
        .select()
        .from(photoUploads)
        .where(lt(photoUploads.receivedAt, sql`now() - make_interval(days => ${days})`))
        .limit(most),
  }
}

function attachments(db: Executor): Pick<CustomerPhotoRepository, 'attach' | 'orderWith'> {
  return {
    attach: async ({ id, garmentIds, browserId }) => {
      const ids = sql`${sql.param([...garmentIds])}::uuid[]`
      const isOrdered = sql`${photos.garmentId} = any(${ids})`
      // A garment that was ordered before keeps its photos there.
      const isFree = sql`exists (select from ${orders} other where other.id = ${photos.orderId}
        and other.status in ('awaiting_payment', 'cancelled'))`
      await db
        .update(photos)
        .set({
          orderId: sql`case when ${isOrdered} then ${id}::uuid end`,
          garment: sql`array_position(${ids}, ${photos.garmentId})`,
        })
        .where(
          and(
            eq(photos.browserId, browserId),
            or(eq(photos.orderId, id), and(isOrdered, or(isNull(photos.orderId), isFree))),
          ),
        )
    },
    orderWith: async ({ basketId, garmentId }) => {
      const holds = sql`${orders.entries} @> ${JSON.stringify([{ id: garmentId }])}::jsonb`
      const [order] = await db
        .select({ id: orders.id, entries: orders.entries })
        .from(orders)
        .where(
          and(
            eq(orders.basketId, basketId),
            // By the index of a basket's orders.
            ne(orders.status, 'cancelled'),
            eq(orders.isPast, false),
            holds,
          ),
        )
        .limit(1)
      return order ? { id: order.id, garmentIds: order.entries.map((entry) => entry.id) } : null
    },
  }
}
