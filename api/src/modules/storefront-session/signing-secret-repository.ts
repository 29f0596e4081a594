import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { KeyRing } from '@darnley/node/key-ring'
import type { Executor } from '#src/db/database.ts'
import { settings } from '#src/db/schema/settings.ts'

const SECRET_SETTING = 'jwt_secret'

/** Returns the configured secrets, or one created once for this database and shared by all processes. */
export async function signingSecrets(db: Executor, configured: KeyRing | null): Promise<KeyRing> {
  if (configured !== null) return configured
  const made = randomBytes(48).toString('base64url')
  await db.insert(settings).values({ key: SECRET_SETTING, value: made }).onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, SECRET_SETTING))
  return [row?.value ?? made]
}
