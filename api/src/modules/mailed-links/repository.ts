import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { type LinkPurpose, mailedLinks as links } from '#src/db/schema/mailed-links.ts'

export interface RequestedLink {
  readonly email: string
  /** Of the order that was asked for; null for other purposes. */
  readonly orderNumber: string | null
}

export interface OpenLink {
  readonly email: string
  readonly expiresAt: Date
}

/** A link of another purpose is unknown: who may see orders may not erase them by the same token. */
export interface LinkRepository {
  add(link: RequestedLink & { readonly id: string }): Promise<void>
  /** Returns what a link was requested for. */
  requested(id: string): Promise<RequestedLink | null>
  /** Sets the token of a link, valid for an hour. */
  arm(id: string, tokenHash: string): Promise<void>
  /** Returns an armed link; null once it has expired. */
  byToken(tokenHash: string): Promise<OpenLink | null>
  end(tokenHash: string): Promise<void>
}

export function linkRepository(db: Executor, purpose: LinkPurpose): LinkRepository {
  const expiresAt = sql`now() + interval '1 hour'`
  const isOfPurpose = eq(links.purpose, purpose)
  return {
    add: async (link) => {
      await db.insert(links).values({ ...link, purpose, expiresAt })
    },
    requested: async (id) => {
      const { email, orderNumber } = links
      const [row] = await db
        .select({ email, orderNumber })
        .from(links)
        .where(and(eq(links.id, id), isOfPurpose))
      return row ?? null
    },
    arm: async (id, tokenHash) => {
      await db.update(links).set({ tokenHash, expiresAt }).where(eq(links.id, id))
    },
    byToken: async (tokenHash) => {
      const [row] = await db
        .select({ email: links.email, expiresAt: links.expiresAt })
        .from(links)
        .where(and(eq(links.tokenHash, tokenHash), isOfPurpose, gt(links.expiresAt, sql`now()`)))
      return row ?? null
    },
    end: async (tokenHash) => {
      await db.delete(links).where(and(eq(links.tokenHash, tokenHash), isOfPurpose))
    },
  }
}

/** Ends the links that open orders of an address, also those that were not followed. */
export async function endLinksToOrders(db: Executor, email: string): Promise<void> {
  const purposes: LinkPurpose[] = ['repairs', 'order']
  await db.delete(links).where(and(eq(links.email, email), inArray(links.purpose, purposes)))
}
