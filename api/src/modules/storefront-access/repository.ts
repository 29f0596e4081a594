import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Storefront } from '@darnley/contract/storefront-session'
import type { Executor } from '#src/db/database.ts'
import { outbox } from '#src/db/schema/outbox.ts'
import { staff, staffSessions } from '#src/db/schema/staff.ts'
import { staffAccessCodes, staffPasswordResets } from '#src/db/schema/staff-access.ts'
import { storefronts } from '#src/db/schema/storefronts.ts'
import type { MailGrant } from '#src/modules/outbox/requested-mail.ts'
import { storefrontColumns } from '#src/modules/storefront-session/repository.ts'

export const STAFF_RESET = 'staff-password-reset'
export const STAFF_PASSWORD_CHANGED = 'staff-password-changed'

interface CodeHolder {
  readonly staffId: string
  readonly storefront: Storefront
}

interface ValidReset {
  readonly id: string
  readonly staffId: string
  readonly email: string
  /** The colleague was invited and has no password yet. */
  readonly isFirst: boolean
}

export interface AccessRepository {
  byAccessCode(codeHash: string): Promise<CodeHolder | null>
  /** Stores the reset and its mail if the account exists, with the same number of statements when it does not. */
  askReset(grant: MailGrant, email: string): Promise<void>
  /** Sets the token of a reset; returns null when it was used or has expired. */
  arm(id: string, tokenHash: string): Promise<{ email: string; domain: string } | null>
  /** Returns the valid reset with this token, locked until the transaction ends. */
  lockReset(tokenHash: string): Promise<ValidReset | null>
  mailAddressOf(staffId: string): Promise<{ email: string; domain: string } | null>
  /** Sets the password, invalidates all reset links, and ends every session of the colleague. */
  setPassword(change: { staffId: string; passwordHash: string }): Promise<void>
}

const isGood = and(
  isNull(staffPasswordResets.usedAt),
  gt(staffPasswordResets.expiresAt, sql`now()`),
)

export function accessRepository(db: Executor): AccessRepository {
  return {
    async byAccessCode(codeHash) {
      const [row] = await db
        .select({ staffId: staff.id, storefront: storefrontColumns })
        .from(staffAccessCodes)
        .innerJoin(staff, eq(staff.id, staffAccessCodes.staffId))
        .innerJoin(storefronts, eq(storefronts.id, staff.storefrontId))
        .where(and(eq(staffAccessCodes.id, codeHash), isNull(staffAccessCodes.revokedAt)))
      return row ?? null
    },
    async askReset({ template }, email) {
      await db.execute(sql`with asked as (
          insert into ${staffPasswordResets} (staff_id, expires_at)
          select ${staff.id}, now() + interval '30 minutes' from ${staff} where ${staff.email} = ${email}
          returning id)
        insert into ${outbox} (key, notification_type, template, payload)
        select ${`${template}:`} || id, 'something_else', ${template}, jsonb_build_object('resetId', id)
        from asked`)
    },
    async mailAddressOf(staffId) {
      const [row] = await db
        .select({ email: staff.email, domain: storefronts.domain })
        .from(staff)
        .innerJoin(storefronts, eq(storefronts.id, staff.storefrontId))
        .where(eq(staff.id, staffId))
      return row ?? null
    },
    ...resets(db),
  }
}

function resets(db: Executor): Pick<AccessRepository, 'arm' | 'lockReset' | 'setPassword'> {
  return {
    async arm(id, tokenHash) {
      const [row] = await db
        .update(staffPasswordResets)
        .set({ tokenHash })
        .from(staff)
        .innerJoin(storefronts, eq(storefronts.id, staff.storefrontId))
        .where(
          and(eq(staffPasswordResets.id, id), eq(staff.id, staffPasswordResets.staffId), isGood),
        )
        .returning({ email: staff.email, domain: storefronts.domain })
      return row ?? null
    },
    async lockReset(tokenHash) {
      const [row] = await db
        .select({
          ...{ id: staffPasswordResets.id, staffId: staff.id, email: staff.email },
          isFirst: sql<boolean>`${staff.invitedAt} is not null and ${staff.passwordChangedAt} is null`,
        })
        .from(staffPasswordResets)
        .innerJoin(staff, eq(staff.id, staffPasswordResets.staffId))
        .where(and(eq(staffPasswordResets.tokenHash, tokenHash), isGood))
        .for('update')
      return row ?? null
    },
    async setPassword({ staffId, passwordHash }) {
      await db
        .update(staff)
        .set({ passwordHash, passwordChangedAt: sql`now()` })
        .where(eq(staff.id, staffId))
      await db
        .update(staffPasswordResets)
        .set({ usedAt: sql`now()` })
        .where(and(eq(staffPasswordResets.staffId, staffId), isNull(staffPasswordResets.usedAt)))
      await db
        .update(staffSessions)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(staffSessions.staffId, staffId), isNull(staffSessions.revokedAt)))
    },
  }
}
