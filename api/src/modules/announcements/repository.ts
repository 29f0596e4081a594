import { and, asc, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { announcements } from '#src/db/schema/reference.ts'

type Announcement = typeof announcements.$inferSelect

/** Returns the announcements of now, in the order in which they are shown. */
export function currentAnnouncements(db: Executor): Promise<Announcement[]> {
  const { startsAt, endsAt, sortOrder, id } = announcements
  return db
    .select()
    .from(announcements)
    .where(
      and(
        or(isNull(startsAt), lte(startsAt, sql`now()`)),
        or(isNull(endsAt), gt(endsAt, sql`now()`)),
      ),
    )
    .orderBy(asc(sortOrder), asc(id))
}
