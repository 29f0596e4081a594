import { sql } from 'drizzle-orm'
import type { DeskTailor } from '@darnley/contract/workshop-desk'
import { prepared } from '#src/db/prepared.ts'
import { orders } from '#src/db/schema/orders.ts'
import { staff } from '#src/db/schema/staff.ts'
import { storefronts } from '#src/db/schema/storefronts.ts'
import type { WithPlaces } from '#src/modules/places/places.ts'
import type { Shop } from '../rules.ts'
import { byName, type ColleagueRow } from './colleagues.ts'
import { openSince } from './changes.ts'
import { type Partner, withPoints } from './shops.ts'

/** More changes than this are not told apart. */
export const mostChanges = 100

/** What a page of the desk says beside its orders. */
export interface Surroundings {
  /** The database's clock in microseconds since 1970. */
  readonly now: number
  readonly shops: readonly Shop[]
  readonly colleagues: readonly DeskTailor[]
  /** The latest changes of orders: each order with its version and time. At most `mostChanges`. */
  readonly changes: readonly string[]
}

/** Returns the surroundings, with the changes that were written after a time and some from shortly before it. */
export async function readSurroundings(
  { db, places }: WithPlaces,
  since: number,
): Promise<Surroundings> {
  const [[row], stores] = await Promise.all([statement(db).execute({ since }), places.stores()])
  if (!row) throw new Error('The query returned no row')
  const { now, partners, colleagues, changes } = row
  return {
    now: Number(now),
    shops: withPoints(partners, stores),
    colleagues: byName(colleagues),
    changes,
  }
}

const { placeholder } = sql

const statement = prepared((db) =>
  db
    .select({
      now: sql<string>`now`,
      partners: sql<Partner[]>`partners`,
      colleagues: sql<ColleagueRow[]>`colleagues`,
      changes: sql<string[]>`changes`,
    })
    .from(
      sql`(select (extract(epoch from clock_timestamp()) * 1000000)::bigint::text as now,
        (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name), '[]')
          from ${storefronts} where kind = 'partner') as partners,
        (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'email', email)), '[]')
          from ${staff} where role <> 'shop') as colleagues,
        array(select id || ' ' || version || ' ' || extract(epoch from updated_at) from ${orders}
          where status <> 'awaiting_payment' and updated_at > ${openSince(placeholder('since'))}
          order by updated_at desc limit ${sql.raw(String(mostChanges))}) as changes) as surroundings`,
    )
    .prepare('desk_surroundings'),
)
