import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { staffRefreshTokens, staffSessions } from '#src/db/schema/staff.ts'
import { isLive, type LiveSession } from '#src/modules/storefront-session/repository.ts'

/** Owner of sessions. A till, which many colleagues use, sees only those of its own shop. */
export type Owner = Pick<LiveSession, 'staffId' | 'storeId' | 'sessionId'>

type Row = typeof staffSessions.$inferSelect
export type OpenSession = Pick<
  Row,
  'id' | 'kind' | 'storeId' | 'device' | 'network' | 'createdAt'
> & {
  readonly lastUsedAt: Date
}

export interface OwnSessionRepository {
  /** Returns valid sessions, last used first; one idle for longer than `idleMs` is expired. */
  list(owner: Owner, idleMs: number): Promise<OpenSession[]>
  /** Returns false for a session of another owner or one that has ended. */
  end(owner: Owner, sessionId: string): Promise<boolean>
  endOthers(owner: Owner): Promise<void>
}

const lastUsedAt =
  sql<Date>`coalesce((select max(${staffRefreshTokens.createdAt}) from ${staffRefreshTokens}
  where ${staffRefreshTokens.sessionId} = ${staffSessions}.id), ${staffSessions.createdAt})`.mapWith(
    staffSessions.createdAt,
  )

export function ownSessionRepository(db: Executor): OwnSessionRepository {
  const endAll = async (condition: SQL | undefined): Promise<number> => {
    const ended = await db
      .update(staffSessions)
      .set({ revokedAt: sql`now()` })
      .where(and(condition, isNull(staffSessions.revokedAt)))
      .returning({ id: staffSessions.id })
    return ended.length
  }
  return {
    list: (owner, idleMs) => {
      const { id, kind, storeId, device, network, createdAt } = staffSessions
      const isUsed = sql`(${lastUsedAt} > now() - make_interval(secs => ${idleMs / 1000}))`
      return db
        .select({ id, kind, storeId, device, network, createdAt, lastUsedAt })
        .from(staffSessions)
        .where(and(isOwn(owner), isLive(new Date()), or(eq(id, owner.sessionId), isUsed)))
        .orderBy(desc(lastUsedAt))
    },
    end: async (owner, sessionId) =>
      (await endAll(and(isOwn(owner), eq(staffSessions.id, sessionId), isLive(new Date())))) > 0,
    endOthers: async (owner) => {
      await endAll(and(isOwn(owner), ne(staffSessions.id, owner.sessionId)))
    },
  }
}

function isOwn({ staffId, storeId }: Owner): SQL | undefined {
  const isTheirs = eq(staffSessions.staffId, staffId)
  return storeId === null ? isTheirs : and(isTheirs, eq(staffSessions.storeId, storeId))
}
