import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { staff } from '#src/db/schema/staff.ts'
import { staffAccessCodes } from '#src/db/schema/staff-access.ts'
import { hashToken } from '#src/lib/tokens.ts'

const demoPassword = 'needle-and-thread'

export type NewColleague = Omit<typeof staff.$inferInsert, 'passwordHash'>

/** Inserts the demonstration's accounts; existing ones stay unchanged. */
export async function seedDemoStaff(
  db: Executor,
  colleagues: readonly NewColleague[],
): Promise<void> {
  const passwordHash = await hash(demoPassword)
  const rows = colleagues.map((colleague) => ({ ...colleague, passwordHash }))
  await db.insert(staff).values(rows).onConflictDoNothing()
}

/** Inserts access codes such as maison-vale-demo-till, with which a shop's till signs in. */
export async function seedDemoAccessCodes(
  db: Executor,
  emails: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [storefrontId, email] of Object.entries(emails)) {
    const id = hashToken(`${storefrontId}-demo-till`)
    const [colleague] = await db.select({ id: staff.id }).from(staff).where(eq(staff.email, email))
    if (!colleague) continue
    await db.insert(staffAccessCodes).values({ id, staffId: colleague.id }).onConflictDoNothing()
  }
}
