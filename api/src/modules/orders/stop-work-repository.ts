import { and, eq, inArray, sql, type WithSubquery } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { garments, garmentTasks } from '#src/db/schema/garments.ts'

/**
 * Pauses the tasks of an order that are being done, with their time up to now, as parts of the statement that moves the
 * order to where no work is done: no step with its garments is possible after it.
 */
export function stopWork(db: Executor, orderId: string): readonly WithSubquery[] {
  const ofOrder = db.select({ id: garments.id }).from(garments).where(eq(garments.orderId, orderId))
  const isRunning = and(eq(garmentTasks.state, 'in_work'), inArray(garmentTasks.garmentId, ofOrder))
  // Both parts see the tasks as they were before the statement.
  const running = db
    .select({ garmentId: garmentTasks.garmentId })
    .from(garmentTasks)
    .where(isRunning)
  const spent = sql`greatest(0, round(extract(epoch from clock_timestamp() - ${garmentTasks.startedAt})))::integer`
  const tasks = db.$with('stopped_tasks').as(
    db
      .update(garmentTasks)
      .set({ state: 'paused', seconds: sql`${garmentTasks.seconds} + ${spent}`, startedAt: null })
      .where(isRunning)
      .returning({ id: garmentTasks.id }),
  )
  const stopped = db.$with('stopped_garments').as(
    db
      .update(garments)
      .set({ state: 'paused', version: sql`${garments.version} + 1` })
      .where(inArray(garments.id, running))
      .returning({ id: garments.id }),
  )
  return [tasks, stopped]
}
