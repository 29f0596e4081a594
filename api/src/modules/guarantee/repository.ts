import { and, asc, desc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { faultReports } from '#src/db/schema/guarantee.ts'
import { orders, orderStatusChanges } from '#src/db/schema/orders.ts'
import { photos } from '#src/db/schema/photos.ts'
import { ERASED } from '#src/modules/orders/erased.ts'

export type ReportRow = typeof faultReports.$inferSelect

type LinkedRow = Pick<typeof orders.$inferSelect, 'id' | 'collectionRef' | 'token' | 'status'>

/** A report with the order by which it is done again. */
export interface ReportWithRedo extends ReportRow {
  readonly redo: LinkedRow | null
}

export type NewReport = Pick<
  ReportRow,
  | 'id'
  | 'orderId'
  | 'garmentId'
  | 'garment'
  | 'kind'
  | 'words'
  | 'pickupDay'
  | 'photosId'
  | 'browserId'
>

interface Answered extends Pick<ReportRow, 'id' | 'answer' | 'answeredBy' | 'redoId'> {
  readonly state: 'accepted' | 'declined'
}

export interface GuaranteeRepository {
  /** Returns when an order was finished last; null for one that never was. */
  finishedAt(orderId: string): Promise<Date | null>
  byId(id: string): Promise<ReportRow | null>
  /** Locks the newest report of a browser with photos under this id, so that it is not answered meanwhile. */
  lockByPhotos(sent: {
    readonly photosId: string
    readonly browserId: string
  }): Promise<ReportRow | null>
  /** Attaches the photos of a report to the order that does it again, or to the reported one. */
  attachPhotos(report: ReportRow): Promise<void>
  /** Returns the reports of an order, oldest first. */
  ofOrder(orderId: string): Promise<ReportWithRedo[]>
  ofOrders(orderIds: readonly string[]): Promise<ReportRow[]>
  /** Returns an order by the id that another one is linked by. */
  linked(orderId: string): Promise<LinkedRow | null>
  add(report: NewReport): Promise<void>
  answer(answered: Answered): Promise<void>
  /** Erases what was written in the reports of an order, and closes those that are open. */
  eraseWords(orderId: string): Promise<void>
}

const link = {
  id: orders.id,
  collectionRef: orders.collectionRef,
  token: orders.token,
  status: orders.status,
}

export function guaranteeRepository(db: Executor): GuaranteeRepository {
  return {
    ...reads(db),
    add: async (report) => {
      await db.insert(faultReports).values(report)
    },
    answer: async ({ id, ...answered }) => {
      await db
        .update(faultReports)
        .set({ ...answered, answeredAt: sql`now()` })
        .where(and(eq(faultReports.id, id), eq(faultReports.state, 'open')))
    },
    attachPhotos: async ({ photosId, browserId, orderId, garment, redoId }) => {
      if (photosId === null || browserId === null) return
      const isOwn = and(eq(photos.garmentId, photosId), eq(photos.browserId, browserId))
      const isHere = or(isNull(photos.orderId), eq(photos.orderId, orderId))
      const at = redoId === null ? { orderId, garment } : { orderId: redoId, garment: 1 }
      await db.update(photos).set(at).where(and(isOwn, isHere))
    },
    eraseWords: async (orderId) => {
      const { answer, state } = faultReports
      await db
        .update(faultReports)
        .set({
          words: ERASED,
          answer: sql`case when ${answer} is not null then ${ERASED}::text end`,
          state: sql`case when ${state} = 'open' then 'declined' else ${state} end`,
          ...{ photosId: null, browserId: null },
        })
        .where(eq(faultReports.orderId, orderId))
    },
  }
}

type Write = 'add' | 'answer' | 'attachPhotos' | 'eraseWords'

function reads(db: Executor): Omit<GuaranteeRepository, Write> {
  return {
    finishedAt: async (orderId) => {
      const { at, id, to } = orderStatusChanges
      const isFinish = and(eq(orderStatusChanges.orderId, orderId), eq(to, 'finished'))
      const [change] = await db
        .select({ at })
        .from(orderStatusChanges)
        .where(isFinish)
        .orderBy(desc(id))
        .limit(1)
      return change?.at ?? null
    },
    byId: async (id) => {
      const [row] = await db.select().from(faultReports).where(eq(faultReports.id, id))
      return row ?? null
    },
    lockByPhotos: async ({ photosId, browserId }) => {
      const [row] = await db
        .select()
        .from(faultReports)
        .where(and(eq(faultReports.photosId, photosId), eq(faultReports.browserId, browserId)))
        .orderBy(desc(faultReports.createdAt))
        .limit(1)
        .for('update')
      return row ?? null
    },
    ofOrder: (orderId) =>
      db
        .select({ ...getTableColumns(faultReports), redo: link })
        .from(faultReports)
        .leftJoin(orders, eq(orders.id, faultReports.redoId))
        .where(eq(faultReports.orderId, orderId))
        .orderBy(asc(faultReports.createdAt), asc(faultReports.id)),
    ofOrders: (orderIds) =>
      db
        .select()
        .from(faultReports)
        .where(inArray(faultReports.orderId, [...orderIds]))
        .orderBy(asc(faultReports.createdAt)),
    linked: async (orderId) => {
      const [row] = await db.select(link).from(orders).where(eq(orders.id, orderId))
      return row ?? null
    },
  }
}
