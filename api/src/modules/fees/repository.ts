import { asc } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { fees } from '#src/db/schema/reference.ts'

type FeeText = Pick<typeof fees.$inferSelect, 'key' | 'name' | 'description'>

/** Returns the texts of the fees in the order in which they are shown. */
export function feeTexts(db: Executor): Promise<FeeText[]> {
  const { key, name, description, sortOrder } = fees
  return db.select({ key, name, description }).from(fees).orderBy(asc(sortOrder))
}
