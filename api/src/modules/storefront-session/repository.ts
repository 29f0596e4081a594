import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { StaffRole } from '@darnley/contract/staff-roles'
import type { Storefront } from '@darnley/contract/storefront-session'
import type { Executor } from '#src/db/database.ts'
import { prepared } from '#src/db/prepared.ts'
import { type SessionKind, staff, staffRefreshTokens, staffSessions } from '#src/db/schema/staff.ts'
import { staffSecondSteps } from '#src/db/schema/staff-second-steps.ts'
import { storefronts } from '#src/db/schema/storefronts.ts'
import type { StoredSecondStep } from '#src/modules/second-step/codes.ts'
import type { PresentedToken } from './rules.ts'

export interface Colleague {
  readonly id: string
  readonly passwordHash: string
  readonly passwordChangedAt: Date | null
  readonly storefront: Storefront
  /** Null for a colleague who signs in with the password alone. */
  readonly secondStep: StoredSecondStep | null
}

export interface LiveSession {
  readonly sessionId: string
  readonly staffId: string
  readonly role: StaffRole
  /** Null for a shop, whose staff share one account. */
  readonly name: string | null
  readonly email: string
  /** Shop whose till signed in with an access code. */
  readonly storeId: string | null
  readonly storefront: Storefront
}

/** The device of a sign-in, as shown to its owner. */
export interface Device {
  readonly device: string | null
  readonly network: string
}

export interface NewSession extends Device {
  readonly staffId: string
  readonly storeId: string | null
  readonly kind: SessionKind
  readonly expiresAt: Date
}

export interface StaffRepository {
  findByEmail(email: string): Promise<Colleague | null>
  openSession(session: NewSession): Promise<string>
  /** Returns null when the session has ended, has expired or never existed. */
  findLiveSession(sessionId: string, now: Date): Promise<LiveSession | null>
  endSession(sessionId: string): Promise<void>
  /** Turns a session opened with an access code into a browser's; returns false when it was adopted before. */
  adopt(
    sessionId: string,
    session: Pick<NewSession, 'device' | 'network' | 'expiresAt'>,
  ): Promise<boolean>
  /** Adds a refresh token; an existing one stays unchanged. */
  addRefreshToken(token: { hash: string; sessionId: string }): Promise<void>
  sessionOfToken(hash: string): Promise<string | null>
  /** Locks the token, so that concurrent refreshes are decided one after the other. */
  lockRefreshToken(
    hash: string,
  ): Promise<(PresentedToken & { sessionId: string; now: Date }) | null>
  markUsed(hash: string, now: Date): Promise<void>
}

/** The columns of a storefront that its staff see, under the contract's names. */
export const storefrontColumns = {
  id: storefronts.id,
  name: storefronts.name,
  domain: storefronts.domain,
  locale: storefronts.locale,
  exchange_rate: storefronts.exchangeRate,
  delivery_options: storefronts.deliveryOptions,
  blocked_delivery_providers: storefronts.blockedDeliveryProviders,
  address: storefronts.address,
}

export function isLive(now: Date): SQL | undefined {
  return and(
    isNull(staffSessions.revokedAt),
    sql`${staffSessions.expiresAt} > ${now.toISOString()}`,
  )
}

const { placeholder } = sql

/** Each call of staff begins with it. */
const liveSession = prepared((db) =>
  db
    .select({
      sessionId: staffSessions.id,
      staffId: staff.id,
      role: staff.role,
      name: staff.name,
      email: staff.email,
      storeId: staffSessions.storeId,
      storefront: storefrontColumns,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .innerJoin(storefronts, eq(storefronts.id, staff.storefrontId))
    .where(
      and(
        eq(staffSessions.id, placeholder('sessionId')),
        isNull(staffSessions.revokedAt),
        sql`${staffSessions.expiresAt} > ${placeholder('now')}`,
      ),
    )
    .prepare('staff_live_session'),
)

export function createStaffRepository(db: Executor): StaffRepository {
  return { ...people(db), ...sessions(db), ...refreshTokens(db) }
}

function people(db: Executor): Pick<StaffRepository, 'findByEmail'> {
  return {
    async findByEmail(email) {
      const { id, passwordHash, passwordChangedAt } = staff
      const { secret, lastStep, recoveryCodes } = staffSecondSteps
      const [row] = await db
        .select({
          ...{ id, passwordHash, passwordChangedAt },
          storefront: storefrontColumns,
          secondStep: { secret, lastStep, recoveryCodes },
        })
        .from(staff)
        .innerJoin(storefronts, eq(storefronts.id, staff.storefrontId))
        .leftJoin(
          staffSecondSteps,
          and(eq(staffSecondSteps.staffId, id), isNotNull(staffSecondSteps.confirmedAt)),
        )
        .where(eq(staff.email, email.toLowerCase()))
      return row ?? null
    },
  }
}

function sessions(
  db: Executor,
): Pick<StaffRepository, 'openSession' | 'findLiveSession' | 'endSession' | 'adopt'> {
  return {
    async openSession(session) {
      const [row] = await db
        .insert(staffSessions)
        .values(session)
        .returning({ id: staffSessions.id })
      if (!row) throw new Error('The session was not stored')
      return row.id
    },
    async findLiveSession(sessionId, now) {
      const [row] = await liveSession(db).execute({ sessionId, now: now.toISOString() })
      return row ?? null
    },
    async endSession(sessionId) {
      await db
        .update(staffSessions)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(staffSessions.id, sessionId), isNull(staffSessions.revokedAt)))
    },
    async adopt(sessionId, session) {
      const adopted = await db
        .update(staffSessions)
        .set({ ...session, kind: 'browser' })
        .where(
          and(
            eq(staffSessions.id, sessionId),
            eq(staffSessions.kind, 'access_code'),
            isLive(new Date()),
          ),
        )
        .returning({ id: staffSessions.id })
      return adopted.length > 0
    },
  }
}

function refreshTokens(
  db: Executor,
): Pick<StaffRepository, 'addRefreshToken' | 'sessionOfToken' | 'lockRefreshToken' | 'markUsed'> {
  return {
    async addRefreshToken({ hash, sessionId }) {
      await db.insert(staffRefreshTokens).values({ id: hash, sessionId }).onConflictDoNothing()
    },
    async sessionOfToken(hash) {
      const [row] = await db
        .select({ sessionId: staffRefreshTokens.sessionId })
        .from(staffRefreshTokens)
        .where(eq(staffRefreshTokens.id, hash))
      return row?.sessionId ?? null
    },
    async lockRefreshToken(hash) {
      const [row] = await db
        .select({
          sessionId: staffRefreshTokens.sessionId,
          usedAt: staffRefreshTokens.usedAt,
          revokedAt: staffSessions.revokedAt,
          expiresAt: staffSessions.expiresAt,
          createdAt: staffRefreshTokens.createdAt,
          // The database's clock, since those of the processes may differ (F38).
          now: sql<Date>`now()`.mapWith(staffSessions.createdAt),
        })
        .from(staffRefreshTokens)
        .innerJoin(staffSessions, eq(staffSessions.id, staffRefreshTokens.sessionId))
        .where(eq(staffRefreshTokens.id, hash))
        .for('update')
      return row ?? null
    },
    async markUsed(hash, now) {
      await db
        .update(staffRefreshTokens)
        .set({ usedAt: now })
        .where(and(eq(staffRefreshTokens.id, hash), isNull(staffRefreshTokens.usedAt)))
    },
  }
}
