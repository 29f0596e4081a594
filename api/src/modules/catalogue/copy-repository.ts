import { eq } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { settings } from '#src/db/schema/settings.ts'

const LAST_GOOD = 'last_good_catalogue'

/** The last good response of the content service, for processes that start while it is down (F44). */
export interface CatalogueCopy {
  read(): Promise<string | null>
  write(text: string): Promise<void>
}

export function catalogueCopy(db: Executor): CatalogueCopy {
  return {
    read: async () => {
      const [row] = await db.select().from(settings).where(eq(settings.key, LAST_GOOD))
      return row?.value ?? null
    },
    write: async (value) => {
      await db
        .insert(settings)
        .values({ key: LAST_GOOD, value })
        .onConflictDoUpdate({ target: settings.key, set: { value } })
    },
  }
}
