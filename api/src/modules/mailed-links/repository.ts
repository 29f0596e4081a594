import { and, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { type LinkPurpose, mailedLinks as links } from '#src/db/schema/mailed-links.ts'

export interface RequestedLink {
  readonly email: string
  /** Of the order that was asked for; null for other purposes. */
  readonly orderNumber?: string | null
  /** Of the account that gets a new address; null for other purposes. */
  readonly accountId?: string | null
}

export interface OpenLink {
  readonly email: string
  /** Account whose password opened the session, or that gets a new address; null for other links. */
  readonly accountId: string | null
  readonly expiresAt: Date
}

/** Days after its last use at which a session ends, however long it would last. */
const IDLE_DAYS = 14

/** When a link expires, or earlier a session that is not used. */
export const endsAt: SQL<Date> =
  sql`least(${links.expiresAt}, ${links.lastUsedAt} + make_interval(days => ${IDLE_DAYS}))`.mapWith(
    links.expiresAt,
  )

interface NewSession {
  readonly id: string
  readonly email: string
  readonly accountId: string
  readonly tokenHash: string
  /** Browser and system in words; null when unknown. */
  readonly device: string | null
  readonly hours: number
}

/** A link of another purpose is unknown: a token that shows orders cannot erase them. */
export interface LinkRepository {
  add(link: RequestedLink & { readonly id: string }): Promise<void>
  /** Adds a link that no mail arms, for a customer who has signed in. Returns when it expires. */
  addSession(session: NewSession): Promise<Date>
  /** Returns what a link was requested for. */
  requested(id: string): Promise<Required<RequestedLink> | null>
  /** Sets the token of a link, valid for an hour. */
  arm(id: string, tokenHash: string): Promise<void>
  /** Returns an armed link; null once it has expired or was not used for too long. */
  byToken(tokenHash: string): Promise<OpenLink | null>
  /** Returns false when it had ended before. */
  end(tokenHash: string): Promise<boolean>
}

export function linkRepository(db: Executor, purpose: LinkPurpose): LinkRepository {
  const expiresAt = sql`now() + interval '1 hour'`
  const isOfPurpose = eq(links.purpose, purpose)
  return {
    add: async (link) => {
      await db.insert(links).values({ ...link, purpose, expiresAt })
    },
    addSession: async ({ hours, ...session }) => {
      const ends = sql`now() + make_interval(hours => ${hours})`
      const [row] = await db
        .insert(links)
        .values({ ...session, purpose, expiresAt: ends, lastUsedAt: sql`now()` })
        .returning({ expiresAt: links.expiresAt })
      if (!row) throw new Error('The session was not stored')
      return row.expiresAt
    },
    requested: async (id) => {
      const { email, orderNumber, accountId } = links
      const [row] = await db
        .select({ email, orderNumber, accountId })
        .from(links)
        .where(and(eq(links.id, id), isOfPurpose))
      return row ?? null
    },
    arm: async (id, tokenHash) => {
      await db.update(links).set({ tokenHash, expiresAt }).where(eq(links.id, id))
    },
    byToken: async (tokenHash) => {
      const { email, accountId } = links
      const [row] = await db
        .select({ email, accountId, expiresAt: links.expiresAt })
        .from(links)
        .where(and(eq(links.tokenHash, tokenHash), isOfPurpose, gt(endsAt, sql`now()`)))
      return row ?? null
    },
    end: async (tokenHash) => {
      const { rowCount } = await db
        .delete(links)
        .where(and(eq(links.tokenHash, tokenHash), isOfPurpose))
      return rowCount === 1
    },
  }
}

interface Ended {
  readonly email: string
  /** Account that the address has; its new address is not confirmed any more. */
  readonly accountId?: string
  /** Hash of the token of a session that goes on. */
  readonly except?: string
}

/** Ends all links and sessions of an address, also those that were not followed, but not those to personal data. */
export async function endLinks(db: Executor, { email, accountId, except }: Ended): Promise<void> {
  const isTheirs = or(
    eq(links.email, email),
    accountId === undefined ? undefined : eq(links.accountId, accountId),
  )
  const isOther =
    except === undefined ? undefined : sql`${links.tokenHash} is distinct from ${except}`
  await db.delete(links).where(and(isTheirs, ne(links.purpose, 'personal_data'), isOther))
}
