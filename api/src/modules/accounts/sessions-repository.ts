import { and, desc, eq, gt, isNull, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { mailedLinks as links } from '#src/db/schema/mailed-links.ts'
import { endsAt } from '#src/modules/mailed-links/repository.ts'

export interface OpenSession {
  readonly id: string
  readonly tokenHash: string | null
  /** Null: the mailed link has opened it. */
  readonly accountId: string | null
  readonly device: string | null
  readonly lastUsedAt: Date
  readonly endsAt: Date
}

interface Use {
  readonly tokenHash: string
  /** Browser and system in words; null when unknown. */
  readonly device: string | null
}

/** The sessions of customers: sign-ins by password, and mailed links to all orders that were followed. */
export interface SessionsRepository {
  /** Notes that an open session is used, unless that was noted in the last five minutes. */
  noteUse(use: Use): Promise<void>
  /** Returns those of an address that are open, the last used first. */
  list(email: string): Promise<OpenSession[]>
  /** Ends one of an address; one that has ended changes nothing. */
  end(session: { readonly email: string; readonly id: string }): Promise<void>
}

export function sessionsRepository(db: Executor): SessionsRepository {
  const isSession = eq(links.purpose, 'repairs')
  const isOpen = gt(endsAt, sql`now()`)
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
        .where(and(isSession, eq(links.tokenHash, tokenHash), isDue, isOpen))
    },
    list: (email) => {
      const { id, tokenHash, accountId, device } = links
      // Uses were not noted at first, when a sign-in lasted 12 hours: it is the last use that is known.
      const lastUsedAt =
        sql<Date>`coalesce(${links.lastUsedAt}, ${links.expiresAt} - interval '12 hours')`.mapWith(
          links.lastUsedAt,
        )
      const isOpened = or(isNotNull(links.lastUsedAt), isNotNull(accountId))
      return db
        .select({ id, tokenHash, accountId, device, lastUsedAt, endsAt })
        .from(links)
        .where(and(isOf(email), isOpened, isOpen))
        .orderBy(desc(lastUsedAt))
    },
    end: async ({ email, id }) => {
      await db.delete(links).where(and(isOf(email), eq(links.id, id)))
    },
  }
}
