import { and, asc, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { announcements as announcementsCall } from '@darnley/contract/help'
import type { Executor } from '#src/db/database.ts'
import { announcements } from '#src/db/schema/reference.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { isFor } from './rules.ts'

export function announcementRoutes(app: FastifyInstance, { db }: Services): void {
  serve(app, {
    route: announcementsCall,
    handler: async ({ query }) => {
      const caller = {
        version: query.version_number ?? null,
        iosBuild: query.ios_build_number ?? null,
        androidBuild: query.android_build_number ?? null,
      }
      return (await current(db)).filter((announcement) => isFor(announcement, caller))
    },
  })
}

function current(db: Executor): Promise<(typeof announcements.$inferSelect)[]> {
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
