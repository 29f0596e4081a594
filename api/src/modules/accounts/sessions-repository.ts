import { and, desc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { mailedLinks as links } from '#src/db/schema/mailed-links.ts'

export interface OpenSession {
  readonly id: string
  readonly tokenHash: string | null
  /** Null: the mailed link has opened it. */
  readonly accountId: string | null
  readonly device: string | null
  readonly lastUsedAt: Date
  readonly expiresAt: Date
}

interface Use {
  readonly tokenHash: string
  /** Browser and system in words; null when unknown. */
  readonly device: string | null
}

/** The sessions of customers: sign-ins by password, and mailed links to all orders that were followed. */
export interface SessionsRepository {
  /** Notes that a session is used, unless that was noted in the last five minutes. */
  noteUse(use: Use): Promise<void>
  /** Returns those of an address that are open, the last used first. */
  list(email: string): Promise<OpenSession[]>
  /** Ends one of an address; one that has ended changes nothing. */
  end(session: { readonly email: string; readonly id: string }): Promise<void>
}

export function sessionsRepository(db: Executor): SessionsRepository {
  const isSession = eq(links.purpose, 'repairs')
  const isOf = (email: string): SQL | undefined => and(isSession, eq(links.email, email))
  return {
    noteUse: async ({ tokenHash, device }) => {
      const isDue = or(
        isNull(links.lastUsedAt),
        lt(links.lastUsedAt, sql`now() - interval '5 minutes'`),
      )
      await db
        .update(links)
        .set({ lastUsedAt: sql`now()`, device: sql`coalesce(${links.device}, ${device})` })
        .where(and(isSession, eq(links.tokenHash, tokenHash), isDue))
    },
    list: (email) => {
      const { id, tokenHash, accountId, device, expiresAt } = links
      const lastUsedAt = sql<Date>`${links.lastUsedAt}`.mapWith(links.lastUsedAt)
      return db
        .select({ id, tokenHash, accountId, device, lastUsedAt, expiresAt })
        .from(links)
        .where(and(isOf(email), isNotNull(lastUsedAt), gt(expiresAt, sql`now()`)))
        .orderBy(desc(lastUsedAt))
    },
    end: async ({ email, id }) => {
      await db.delete(links).where(and(isOf(email), eq(links.id, id)))
    },
  }
}
