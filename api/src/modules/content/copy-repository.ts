import { eq } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { settings } from '#src/db/schema/settings.ts'

/** The last good response of the content service, for processes that start while it is down (F44). */
export interface ContentCopy {
  read(): Promise<string | null>
  write(text: string): Promise<void>
}

/** @param name Of what is kept, such as "catalogue" */
export function contentCopy(db: Executor, name: string): ContentCopy {
  const key = `last_good_${name}`
  return {
    read: async () => {
      const [row] = await db.select().from(settings).where(eq(settings.key, key))
      return row?.value ?? null
    },
    write: async (value) => {
      await db
        .insert(settings)
        .values({ key, value })
        .onConflictDoUpdate({ target: settings.key, set: { value } })
    },
  }
}
