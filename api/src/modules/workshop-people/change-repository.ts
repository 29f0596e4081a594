import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Invitation, PersonChange } from '@darnley/contract/workshop-people'
import type { Executor } from '#src/db/database.ts'
import { staff, staffSessions } from '#src/db/schema/staff.ts'
import { staffAccessCodes, staffPasswordResets } from '#src/db/schema/staff-access.ts'
import { staffSecondSteps } from '#src/db/schema/staff-second-steps.ts'

interface Seen {
  readonly id: string
  /** Of the person as the caller saw it. */
  readonly version: number
}

export interface PeopleChanges {
  /** Returns the id of the new person; null when the e-mail is a person already. */
  add(person: Invitation & { readonly passwordHash: string }): Promise<string | null>
  /** Ends former links and returns the id of a new one, good for 7 days. */
  addLink(staffId: string): Promise<string>
  /** Returns false for another version, and for the last owner. */
  change(change: PersonChange & Seen): Promise<boolean>
  /** Ends account, sessions, links, second step and access codes. Returns false as `change` does. */
  remove(seen: Seen & { readonly passwordHash: string }): Promise<boolean>
  /** Ends every session of a person but one. */
  endSessions(staffId: string, except: string | null): Promise<number>
  /** Ends access codes and what was opened with them, and adds the new one. */
  replaceAccessCode(code: { readonly staffId: string; readonly hash: string }): Promise<void>
}

/** Owners with a password. Locked in one order, so that two owners cannot lower each other at once. */
const owners = sql`(select id from ${staff} one
  where one.role = 'owner' and one.removed_at is null
    and (one.invited_at is null or one.password_changed_at is not null)
  order by id for update)`

/** Whether an owner who can sign in is left once this person is none. */
const leavesAnOwner = sql`exists (select from ${owners} owners where owners.id <> ${staff.id})`

export function peopleChanges(db: Executor): PeopleChanges {
  const update = async ({ id, version }: Seen, set: object, condition?: SQL): Promise<boolean> => {
    const changed = await db
      .update(staff)
      .set({ ...set, version: sql`${staff.version} + 1` })
      .where(and(eq(staff.id, id), eq(staff.version, version), isNull(staff.removedAt), condition))
      .returning({ id: staff.id })
    return changed.length > 0
  }
  return {
    ...invitations(db),
    ...accesses(db),
    change: ({ id, version, name, role }) => {
      const isAllowed = sql`(${staff.role} <> 'owner' or ${role} = 'owner' or ${leavesAnOwner})`
      return update({ id, version }, { name, role }, isAllowed)
    },
    remove: async ({ passwordHash, ...seen }) => {
      const left = {
        removedAt: sql`now()`,
        email: `removed-${seen.id}@invalid`,
        name: sql`coalesce(${staff.name}, split_part(${staff.email}, '@', 1))`,
        passwordHash,
      }
      const isRemoved = await update(
        seen,
        left,
        sql`(${staff.role} <> 'owner' or ${leavesAnOwner})`,
      )
      if (!isRemoved) return false
      const { id } = seen
      await accesses(db).endSessions(id, null)
      await db.delete(staffSecondSteps).where(eq(staffSecondSteps.staffId, id))
      await db.delete(staffAccessCodes).where(eq(staffAccessCodes.staffId, id))
      await db.delete(staffPasswordResets).where(eq(staffPasswordResets.staffId, id))
      return true
    },
  }
}

function invitations(db: Executor): Pick<PeopleChanges, 'add' | 'addLink'> {
  return {
    add: async ({ site: storefrontId, ...person }) => {
      const [added] = await db
        .insert(staff)
        .values({ ...person, storefrontId, invitedAt: sql`now()` })
        .onConflictDoNothing({ target: staff.email })
        .returning({ id: staff.id })
      return added?.id ?? null
    },
    addLink: async (staffId) => {
      await db
        .update(staffPasswordResets)
        .set({ usedAt: sql`now()` })
        .where(and(eq(staffPasswordResets.staffId, staffId), isNull(staffPasswordResets.usedAt)))
      const [link] = await db
        .insert(staffPasswordResets)
        .values({ staffId, expiresAt: sql`now() + interval '7 days'` })
        .returning({ id: staffPasswordResets.id })
      if (!link) throw new Error('The link was not stored')
      return link.id
    },
  }
}

function accesses(db: Executor): Pick<PeopleChanges, 'endSessions' | 'replaceAccessCode'> {
  const end = async (condition: SQL | undefined): Promise<number> => {
    const ended = await db
      .update(staffSessions)
      .set({ revokedAt: sql`now()` })
      .where(and(condition, isNull(staffSessions.revokedAt)))
      .returning({ id: staffSessions.id })
    return ended.length
  }
  return {
    endSessions: (staffId, except) =>
      end(
        and(
          eq(staffSessions.staffId, staffId),
          except === null ? undefined : ne(staffSessions.id, except),
        ),
      ),
    replaceAccessCode: async ({ staffId, hash: id }) => {
      await db
        .update(staffAccessCodes)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(staffAccessCodes.staffId, staffId), isNull(staffAccessCodes.revokedAt)))
      await end(and(eq(staffSessions.staffId, staffId), isNotNull(staffSessions.storeId)))
      await db.insert(staffAccessCodes).values({ id, staffId })
    },
  }
}
