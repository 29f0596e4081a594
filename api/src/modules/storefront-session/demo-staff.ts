import { hash } from '@node-rs/argon2'
import type { Executor } from '#src/db/database.ts'
import { staff } from '#src/db/schema/staff.ts'

const demoPassword = 'needle-and-thread'

/** The demonstration's accounts, by the id of their storefront; those that are there already stay as they are. */
export async function seedDemoStaff(
  db: Executor,
  emails: Readonly<Record<string, string>>,
): Promise<void> {
  const passwordHash = await hash(demoPassword)
  const rows = Object.entries(emails).map(([storefrontId, email]) => ({
    storefrontId,
    email,
    passwordHash,
  }))
  await db.insert(staff).values(rows).onConflictDoNothing()
}
