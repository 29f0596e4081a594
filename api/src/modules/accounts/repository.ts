import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { customerAccounts, customerPasswordResets } from '#src/db/schema/customer-accounts.ts'

type Account = typeof customerAccounts.$inferSelect

interface OpenedAccount {
  readonly id: string
  readonly isNew: boolean
}

export interface AccountRepository {
  /** The account of this e-mail: the one that was there already, unless it is new. */
  open(account: Pick<Account, 'email' | 'name' | 'passwordHash'>): Promise<OpenedAccount>
  byId(id: string): Promise<Account | null>
  setPassword(id: string, passwordHash: string): Promise<void>
  /** Notes that a reset was asked for; a second time under the same id changes nothing. */
  askReset(reset: { id: string; email: string }): Promise<void>
  /** Gives a reset its token, good for 30 minutes; null when the e-mail has no account. */
  arm(id: string, tokenHash: string): Promise<Account | null>
  /** The account whose reset has this token and is still good; locks it until the transaction ends. */
  lockByToken(tokenHash: string): Promise<Account | null>
  /** Ends all links that were mailed to an address. */
  endResets(email: string): Promise<void>
}

export function accountRepository(db: Executor): AccountRepository {
  const resets = customerPasswordResets
  const expiresAt = sql`now() + interval '30 minutes'`
  const one = async (condition: SQL): Promise<Account | null> => {
    const rows = await db.select().from(customerAccounts).where(condition)
    return rows[0] ?? null
  }
  return {
    byId: (id) => one(eq(customerAccounts.id, id)),
    open: async (account) => {
      const inserted = await db
        .insert(customerAccounts)
        .values(account)
        .onConflictDoNothing()
        .returning({ id: customerAccounts.id })
      const found = await one(eq(customerAccounts.email, account.email))
      if (!found) throw new Error('An account that was just written is not there')
      return { id: found.id, isNew: inserted.length > 0 }
    },
    setPassword: async (id, passwordHash) => {
      await db
        .update(customerAccounts)
        .set({ passwordHash, passwordChangedAt: sql`now()` })
        .where(eq(customerAccounts.id, id))
    },
    askReset: async (reset) => {
      await db
        .insert(resets)
        .values({ ...reset, expiresAt })
        .onConflictDoNothing()
    },
    arm: async (id, tokenHash) => {
      const rows = await db
        .update(resets)
        .set({ tokenHash, expiresAt })
        .where(eq(resets.id, id))
        .returning({ email: resets.email })
      const account = rows[0] ? await one(eq(customerAccounts.email, rows[0].email)) : null
      if (!account) await db.delete(resets).where(eq(resets.id, id))
      return account
    },
    lockByToken: async (tokenHash) => {
      const rows = await db
        .select({ account: customerAccounts })
        .from(resets)
        .innerJoin(customerAccounts, eq(customerAccounts.email, resets.email))
        .where(and(eq(resets.tokenHash, tokenHash), gt(resets.expiresAt, sql`now()`)))
        .for('update')
      return rows[0]?.account ?? null
    },
    endResets: async (email) => {
      await db.delete(resets).where(eq(resets.email, email))
    },
  }
}
