import { and, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { personalDataLinks as links } from '#src/db/schema/personal-data-links.ts'

export interface LinkRepository {
  add(link: { id: string; email: string }): Promise<void>
  /** Returns the address that requested a link. */
  emailOf(id: string): Promise<string | null>
  /** Sets the token of a link, valid for an hour. */
  arm(id: string, tokenHash: string): Promise<void>
  /** Returns the address of a link; null once it has expired. */
  emailByToken(tokenHash: string): Promise<string | null>
}

export function linkRepository(db: Executor): LinkRepository {
  const expiresAt = sql`now() + interval '1 hour'`
  return {
    add: async (link) => {
      await db.insert(links).values({ ...link, expiresAt })
    },
    emailOf: async (id) => {
      const [row] = await db.select({ email: links.email }).from(links).where(eq(links.id, id))
      return row?.email ?? null
    },
    arm: async (id, tokenHash) => {
      await db.update(links).set({ tokenHash, expiresAt }).where(eq(links.id, id))
    },
    emailByToken: async (tokenHash) => {
      const [row] = await db
        .select({ email: links.email })
        .from(links)
        .where(and(eq(links.tokenHash, tokenHash), gt(links.expiresAt, sql`now()`)))
      return row?.email ?? null
    },
  }
}
