import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type {
  ActionDetail,
  LastChange,
  OwnerAction,
  OwnerActionKind,
} from '@darnley/contract/workshop-people'
import type { Executor } from '#src/db/database.ts'
import { ownerActions } from '#src/db/schema/owner-actions.ts'
import { staff } from '#src/db/schema/staff.ts'
import { storefronts } from '#src/db/schema/storefronts.ts'

export interface NewAction {
  readonly actorId: string
  readonly action: OwnerActionKind
  /** As in the column of that name. */
  readonly subject: string
  readonly details?: readonly ActionDetail[]
}

interface ActionPage {
  /** Only actions older than this one. */
  readonly before: number | undefined
  readonly limit: number
  /** Null for all kinds. */
  readonly kinds: readonly OwnerActionKind[] | null
}

export interface OwnerActionRepository {
  /** Writes an action in the transaction that does it. */
  record(action: NewAction): Promise<void>
  /** Returns actions with the names that people and shops have now, newest first. */
  list(page: ActionPage): Promise<OwnerAction[]>
  /** Returns who acted on this subject last; null when none did. */
  lastOn(subject: string): Promise<LastChange | null>
}

const nameOfActor = sql<string>`coalesce(${staff.name}, split_part(${staff.email}, '@', 1))`

const subjectName = sql<string | null>`case
  when ${ownerActions.action} like 'personal_data%' then null
  else coalesce(
    (select coalesce(named.name, split_part(named.email, '@', 1)) from ${staff} named
      where named.id::text = ${ownerActions.subject}),
    (select ${storefronts.name} from ${storefronts} where ${storefronts.id} = ${ownerActions.subject}),
    ${ownerActions.subject}) end`

type Details = Pick<OwnerAction, 'details'>

/** Returns the names that sites have now by the ids that details name. */
async function siteNames(
  db: Executor,
  actions: readonly Details[],
): Promise<ReadonlyMap<string, string>> {
  const ids = actions
    .flatMap(({ details }) => details)
    .flatMap(({ field, from, to }) => (field === 'site' ? [from, to] : []))
    .filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const { id, name } = storefronts
  const rows = await db.select({ id, name }).from(storefronts).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row.name]))
}

function withSiteName(detail: ActionDetail, named: ReadonlyMap<string, string>): ActionDetail {
  if (detail.field !== 'site') return detail
  const nameOf = (id: string | null): string | null => (id === null ? null : (named.get(id) ?? id))
  return { ...detail, from: nameOf(detail.from), to: nameOf(detail.to) }
}

export function ownerActionRepository(db: Executor): OwnerActionRepository {
  return {
    record: async ({ details = [], ...action }) => {
      await db.insert(ownerActions).values({ ...action, details: [...details] })
    },
    list: async ({ before, limit, kinds }) => {
      const { id, at, action, details, actorId } = ownerActions
      const rows = await db
        .select({ id, at, actor: nameOfActor, action, subject: subjectName, details })
        .from(ownerActions)
        .innerJoin(staff, eq(staff.id, actorId))
        .where(
          and(
            before === undefined ? undefined : lt(id, before),
            kinds === null ? undefined : inArray(action, [...kinds]),
          ),
        )
        .orderBy(desc(id))
        .limit(limit)
      const named = await siteNames(db, rows)
      return rows.map((row) => ({
        ...row,
        at: row.at.toISOString(),
        details: row.details.map((detail) => withSiteName(detail, named)),
      }))
    },
    lastOn: async (subject) => {
      const [row] = await db
        .select({ actor: nameOfActor, at: ownerActions.at })
        .from(ownerActions)
        .innerJoin(staff, eq(staff.id, ownerActions.actorId))
        .where(eq(ownerActions.subject, subject))
        .orderBy(desc(ownerActions.id))
        .limit(1)
      return row ? { actor: row.actor, at: row.at.toISOString() } : null
    },
  }
}
