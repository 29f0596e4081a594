import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Person, StaffSite } from '@darnley/contract/workshop-people'
import type { Executor } from '#src/db/database.ts'
import { staff, staffRefreshTokens, staffSessions } from '#src/db/schema/staff.ts'
import { staffAccessCodes } from '#src/db/schema/staff-access.ts'
import { staffSecondSteps } from '#src/db/schema/staff-second-steps.ts'
import { storefronts } from '#src/db/schema/storefronts.ts'

/** Idle time after which a session has ended. */
interface Reading {
  readonly idleMs: number
}

export type KnownPerson = Omit<Person, 'is_self'>

export interface PeopleRepository {
  sites(): Promise<StaffSite[]>
  /** Returns the people who work here, those of the workshop first, then by site, role and name. */
  all(): Promise<KnownPerson[]>
  byId(id: string): Promise<KnownPerson | null>
  byEmail(email: string): Promise<KnownPerson | null>
}

const lastUse = sql`coalesce((select max(${staffRefreshTokens.createdAt}) from ${staffRefreshTokens}
  where ${staffRefreshTokens.sessionId} = ${staffSessions.id}), ${staffSessions.createdAt})`

const isTheirs = sql`${staffSessions.staffId} = ${staff.id}`

const isoOf = (moment: SQL): SQL<string | null> =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const columnsOf = ({ idleMs }: Reading) => ({
  id: staff.id,
  version: staff.version,
  name: sql<string>`coalesce(${staff.name}, split_part(${staff.email}, '@', 1))`,
  email: staff.email,
  role: staff.role,
  site: {
    id: storefronts.id,
    name: storefronts.name,
    domain: storefronts.domain,
    kind: storefronts.kind,
  },
  invited_at: isoOf(sql`case when ${staff.passwordChangedAt} is null then ${staff.invitedAt} end`),
  has_second_step: sql<boolean>`${staffSecondSteps.confirmedAt} is not null`,
  sessions: sql<number>`(select count(*)::int from ${staffSessions}
    where ${isTheirs} and ${staffSessions.revokedAt} is null and ${staffSessions.expiresAt} > now()
      and ${lastUse} > now() - make_interval(secs => ${idleMs / 1000}))`,
  last_used_at: isoOf(sql`(select max(${lastUse}) from ${staffSessions} where ${isTheirs})`),
  access_code_since: isoOf(sql`(select max(${staffAccessCodes.createdAt}) from ${staffAccessCodes}
    where ${staffAccessCodes.staffId} = ${staff.id} and ${staffAccessCodes.revokedAt} is null)`),
})

export function peopleRepository(db: Executor, reading: Reading): PeopleRepository {
  const find = (condition?: SQL): Promise<KnownPerson[]> =>
    db
      .select(columnsOf(reading))
      .from(staff)
      .innerJoin(storefronts, eq(storefronts.id, staff.storefrontId))
      .leftJoin(staffSecondSteps, eq(staffSecondSteps.staffId, staff.id))
      .where(and(isNull(staff.removedAt), condition))
      .orderBy(
        sql`${storefronts.kind} desc`,
        storefronts.name,
        sql`array_position(array['owner', 'manager', 'tailor', 'shop'], ${staff.role})`,
        sql`coalesce(${staff.name}, ${staff.email})`,
      )
  const one = async (condition: SQL): Promise<KnownPerson | null> =>
    (await find(condition))[0] ?? null
  return {
    sites: () => {
      const { id, name, domain, kind } = storefronts
      return db
        .select({ id, name, domain, kind })
        .from(storefronts)
        .orderBy(sql`${kind} desc`, name)
    },
    all: () => find(),
    byId: (id) => one(eq(staff.id, id)),
    byEmail: (email) => one(eq(staff.email, email)),
  }
}
