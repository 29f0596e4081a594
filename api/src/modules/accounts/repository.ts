import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import {
  customerAccounts,
  customerPasswordResets,
  customerRegistrations,
} from '#src/db/schema/customer-accounts.ts'

export type Account = typeof customerAccounts.$inferSelect

type Registration = typeof customerRegistrations.$inferSelect
type NewRegistration = Pick<Registration, 'email' | 'name' | 'passwordHash'>

export interface AccountRepository {
  /** Stores a requested account until its address is confirmed; returns its id. */
  register(registration: NewRegistration): Promise<string>
  registrationOf(id: string): Promise<Registration | null>
  /** Sets the token of a registration, valid for a day. */
  armRegistration(id: string, tokenHash: string): Promise<void>
  /** Returns the valid registration with this token, locked until the transaction ends. */
  lockRegistration(tokenHash: string): Promise<Registration | null>
  /** Opens the account unless the address has one, and deletes the address's other registrations. */
  open(registration: NewRegistration): Promise<void>
  byEmail(email: string): Promise<Account | null>
  byId(id: string): Promise<Account | null>
  /** Returns an account, locked until the transaction ends. */
  lock(id: string): Promise<Account | null>
  rename(id: string, name: string): Promise<void>
  setEmail(id: string, email: string): Promise<void>
  /** Keeps phone and address in the account; null deletes them. */
  setDetails(id: string, details: Pick<Account, 'phone' | 'address'>): Promise<void>
  /** Deletes an account, whatever its address is, with its sessions and password resets; skips an unknown one. */
  erase(id: string): Promise<void>
  /** Deletes what was asked for with an address: password resets and pending registrations. */
  eraseRequests(email: string): Promise<void>
  setPassword(id: string, passwordHash: string): Promise<void>
  /** Stores a reset request; the same id again changes nothing. */
  askReset(reset: { id: string; email: string }): Promise<void>
  /** Sets the token of a reset, valid for 30 minutes; null when the e-mail has no account. */
  arm(id: string, tokenHash: string): Promise<Account | null>
  /** Returns the account of the valid reset with this token, locked until the transaction ends. */
  lockByToken(tokenHash: string): Promise<Account | null>
  /** Invalidates all links that were mailed to an address. */
  endResets(email: string): Promise<void>
}

export function accountRepository(db: Executor): AccountRepository {
  const one = async (condition: SQL): Promise<Account | null> => {
    const rows = await db.select().from(customerAccounts).where(condition)
    return rows[0] ?? null
  }
  return {
    byId: (id) => one(eq(customerAccounts.id, id)),
    byEmail: (email) => one(eq(customerAccounts.email, email)),
    lock: async (id) => {
      const found = db.select().from(customerAccounts).where(eq(customerAccounts.id, id))
      const [row] = await found.for('update')
      return row ?? null
    },
    rename: async (id, name) => {
      await db.update(customerAccounts).set({ name }).where(eq(customerAccounts.id, id))
    },
    setEmail: async (id, email) => {
      await db.update(customerAccounts).set({ email }).where(eq(customerAccounts.id, id))
    },
    setDetails: async (id, { phone, address }) => {
      await db.update(customerAccounts).set({ phone, address }).where(eq(customerAccounts.id, id))
    },
    ...erasures(db),
    ...registrations(db),
    ...passwords(db, one),
  }
}

function erasures(db: Executor): Pick<AccountRepository, 'erase' | 'eraseRequests' | 'endResets'> {
  const endResets = async (email: string): Promise<void> => {
    await db.delete(customerPasswordResets).where(eq(customerPasswordResets.email, email))
  }
  return {
    endResets,
    erase: async (id) => {
      const { email } = customerAccounts
      const isIt = eq(customerAccounts.id, id)
      const [erased] = await db.delete(customerAccounts).where(isIt).returning({ email })
      if (erased) await endResets(erased.email)
    },
    eraseRequests: async (email) => {
      await endResets(email)
      await db.delete(customerRegistrations).where(eq(customerRegistrations.email, email))
    },
  }
}

function registrations(
  db: Executor,
): Pick<
  AccountRepository,
  'register' | 'registrationOf' | 'armRegistration' | 'lockRegistration' | 'open'
> {
  const wanted = customerRegistrations
  const expiresAt = sql`now() + interval '1 day'`
  return {
    register: async (registration) => {
      const [row] = await db
        .insert(wanted)
        .values({ ...registration, expiresAt })
        .returning({ id: wanted.id })
      if (!row) throw new Error('The registration was not stored')
      return row.id
    },
    registrationOf: async (id) => {
      const [row] = await db.select().from(wanted).where(eq(wanted.id, id))
      return row ?? null
    },
    armRegistration: async (id, tokenHash) => {
      await db.update(wanted).set({ tokenHash, expiresAt }).where(eq(wanted.id, id))
    },
    lockRegistration: async (tokenHash) => {
      const [row] = await db
        .select()
        .from(wanted)
        .where(and(eq(wanted.tokenHash, tokenHash), gt(wanted.expiresAt, sql`now()`)))
        .for('update')
      return row ?? null
    },
    open: async ({ email, name, passwordHash }) => {
      await db.insert(customerAccounts).values({ email, name, passwordHash }).onConflictDoNothing()
      await db.delete(wanted).where(eq(wanted.email, email))
    },
  }
}

function passwords(
  db: Executor,
  one: (condition: SQL) => Promise<Account | null>,
): Pick<AccountRepository, 'setPassword' | 'askReset' | 'arm' | 'lockByToken'> {
  const resets = customerPasswordResets
  const expiresAt = sql`now() + interval '30 minutes'`
  return {
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
  }
}
