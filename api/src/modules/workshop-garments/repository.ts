import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { prepared } from '#src/db/prepared.ts'
import { garmentNotes, garments, garmentTasks } from '#src/db/schema/garments.ts'
import { orders } from '#src/db/schema/orders.ts'
import { staff } from '#src/db/schema/staff.ts'

type Order = typeof orders.$inferSelect

export type GarmentRow = typeof garments.$inferSelect
export type TaskRow = typeof garmentTasks.$inferSelect
export type NewGarment = Omit<typeof garments.$inferInsert, 'id' | 'version'>
export type NewTask = Pick<TaskRow, 'position' | 'name' | 'isCheck'>
export type NoteRow = typeof garmentNotes.$inferSelect

/** Returns the ids of an order's garments by their number. */
export async function garmentIds(
  db: Executor,
  orderId: string,
): Promise<ReadonlyMap<number, string>> {
  const rows = await garmentsOf(db, orderId)
  return new Map(rows.map(({ id, number }) => [number, id]))
}

export function garmentsOf(db: Executor, orderId: string): Promise<GarmentRow[]> {
  return findGarments(db).execute({ orderId })
}

const findGarments = prepared((db) =>
  db
    .select()
    .from(garments)
    .where(eq(garments.orderId, sql.placeholder('orderId')))
    .orderBy(asc(garments.number))
    .prepare('garments_of_order'),
)

export async function garmentById(db: Executor, id: string): Promise<GarmentRow | null> {
  const [row] = await db.select().from(garments).where(eq(garments.id, id))
  return row ?? null
}

/** Returns the tasks of garments in their order. */
export function tasksOf(db: Executor, garmentIds: readonly string[]): Promise<TaskRow[]> {
  if (garmentIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(garmentTasks)
    .where(inArray(garmentTasks.garmentId, [...garmentIds]))
    .orderBy(asc(garmentTasks.position))
}

export function notesOf(db: Executor, garmentId: string): Promise<NoteRow[]> {
  return db
    .select()
    .from(garmentNotes)
    .where(eq(garmentNotes.garmentId, garmentId))
    .orderBy(asc(garmentNotes.at), asc(garmentNotes.id))
}

/** Adds a garment with its tasks. */
export async function addGarment(
  db: Executor,
  { garment, tasks }: { readonly garment: NewGarment; readonly tasks: readonly NewTask[] },
): Promise<GarmentRow> {
  const [row] = await db.insert(garments).values(garment).returning()
  if (!row) throw new Error('The garment was not stored')
  await addTasks(db, { garmentId: row.id, tasks })
  return row
}

export async function addTasks(
  db: Executor,
  { garmentId, tasks }: { readonly garmentId: string; readonly tasks: readonly NewTask[] },
): Promise<void> {
  if (tasks.length === 0) return
  await db.insert(garmentTasks).values(tasks.map((task) => ({ ...task, garmentId })))
}

export async function removeTasks(db: Executor, tasks: readonly TaskRow[]): Promise<void> {
  if (tasks.length === 0) return
  const ids = tasks.map(({ id }) => id)
  await db.delete(garmentTasks).where(inArray(garmentTasks.id, ids))
}

type GarmentChange = Partial<
  Pick<GarmentRow, 'found' | 'foundWords' | 'isEnded' | 'state' | 'tailorId'>
>

/** Changes a garment and raises its version. */
export async function changeGarment(
  db: Executor,
  { garment, change }: { readonly garment: GarmentRow; readonly change: GarmentChange },
): Promise<GarmentRow> {
  const [row] = await db
    .update(garments)
    .set({ ...change, version: garment.version + 1 })
    .where(eq(garments.id, garment.id))
    .returning()
  if (!row) throw new Error('The garment just changed was not found')
  return row
}

export async function changeTask(db: Executor, { id, ...task }: TaskRow): Promise<void> {
  await db
    .update(garmentTasks)
    .set({
      state: task.state,
      tailorId: task.tailorId,
      startedAt: task.startedAt,
      seconds: task.seconds,
    })
    .where(eq(garmentTasks.id, id))
}

/** Returns the task that a colleague is doing; there is at most one. */
export async function taskInHand(db: Executor, tailorId: string): Promise<TaskRow | null> {
  const [row] = await db
    .select()
    .from(garmentTasks)
    .where(and(eq(garmentTasks.tailorId, tailorId), eq(garmentTasks.state, 'in_work')))
  return row ?? null
}

/** Returns false when this note was added before. */
export async function addNote(db: Executor, note: Omit<NoteRow, 'at'>): Promise<boolean> {
  const rows = await db
    .insert(garmentNotes)
    .values(note)
    .onConflictDoNothing()
    .returning({ id: garmentNotes.id })
  return rows.length > 0
}

/** Returns whether this note is one of the garment. */
export async function hasNote(
  db: Executor,
  { id, garmentId }: Pick<NoteRow, 'id' | 'garmentId'>,
): Promise<boolean> {
  const rows = await db
    .select({ id: garmentNotes.id })
    .from(garmentNotes)
    .where(and(eq(garmentNotes.id, id), eq(garmentNotes.garmentId, garmentId)))
  return rows.length > 0
}

/** Locks orders, always in the same sequence, so that two colleagues at two garments cannot block each other. */
export function lockOrders(db: Executor, ids: readonly string[]): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for('update')
}

/** Notes on the order who has a garment of it on the table, by which the desk is filtered. */
export async function noteTailors(db: Executor, orderId: string): Promise<void> {
  const tailors = db
    .selectDistinct({ id: garments.tailorId })
    .from(garments)
    .where(sql`${garments.orderId} = ${orderId} and ${garments.tailorId} is not null`)
  await db
    .update(orders)
    .set({ tailorIds: sql`array(${tailors})`, updatedAt: sql`now()` })
    .where(eq(orders.id, orderId))
}

export async function isColleague(db: Executor, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .where(sql`${staff.id} = ${id} and ${staff.role} <> 'shop'`)
  return rows.length > 0
}

/** Returns the database's time, since the clocks of processes may differ (F38). */
export async function readNow(db: Executor): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(
    sql`select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
  )
  return new Date(rows[0]?.now ?? '')
}

/** Erases what was written about the garments of an order. */
export async function eraseGarmentWords(db: Executor, orderId: string): Promise<void> {
  const ofOrder = db.select({ id: garments.id }).from(garments).where(eq(garments.orderId, orderId))
  await db.delete(garmentNotes).where(inArray(garmentNotes.garmentId, ofOrder))
  await db.update(garments).set({ foundWords: null }).where(eq(garments.orderId, orderId))
}
