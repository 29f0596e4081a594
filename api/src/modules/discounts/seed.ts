import type { Executor } from '#src/db/database.ts'
import { discounts } from '#src/db/schema/discounts.ts'

type NewDiscount = typeof discounts.$inferInsert

/** Discounts services by 100 %. */
export const FREE_CODE = 'FREE100'

const DEMO: NewDiscount[] = [
  { code: 'WELCOME10', percentage: 10 },
  { code: FREE_CODE, percentage: 100 },
  { code: 'LASTONE', percentage: 25, maxUses: 1 },
  { code: 'OLD', percentage: 10, endsAt: new Date('2025-01-01T00:00:00Z') },
]

/** Inserts the demonstration's codes; existing rows stay unchanged. */
export async function seedDemoDiscounts(db: Executor): Promise<void> {
  await db.insert(discounts).values(DEMO).onConflictDoNothing()
}
