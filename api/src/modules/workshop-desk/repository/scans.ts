import { type SQL, sql } from 'drizzle-orm'
import type { DeskPart, DeskStage } from '@darnley/contract/workshop-desk'
import type { Day } from '@darnley/domain/turnaround'
import {
  deskChannel,
  deskDay,
  deskStage,
  hasNoTailor,
  hasTailor,
  isOnDesk,
} from '#src/db/order-conditions.ts'
import { orders } from '#src/db/schema/orders.ts'
import type { DeskPosition } from '../cursor.ts'

/** What the whole desk is filtered by. */
export interface DeskFilter {
  /** Null for all. */
  readonly channels: readonly string[] | null
  readonly tailorId: string | undefined
  readonly today: Day
}

export interface DeskScan extends DeskFilter {
  readonly stages: readonly DeskStage[]
  readonly part: DeskPart | undefined
  readonly after?: DeskPosition | undefined
  readonly limit: number
}

/** Where the orders are read: the table, or what one colleague has on the table. */
const source = ({ tailorId }: DeskFilter): SQL =>
  tailorId === undefined ? sql`${orders}` : sql`theirs`

/**
 * Returns the beginning of a statement that reads from `source`. One colleague has few orders, which are looked up
 * first: the planner would rather walk through all orders by due day.
 */
export function withSource({ tailorId }: DeskFilter): SQL {
  if (tailorId === undefined) return sql``
  return sql`with theirs as materialized (
    select id, status, held_from, waits_for_customer, express, due_on, storefront_id, collection_provider, tailor_ids
    from ${orders} where ${hasTailor} and tailor_ids @> array[${tailorId}::uuid]) `
}

/** Returns the condition on the orders of a stage and a part, without those on days (late and today). */
function condition(
  { stage, part }: { readonly stage: DeskStage; readonly part: DeskPart | undefined },
  { today }: DeskFilter,
): SQL {
  const isThere = part === 'no_tailor' ? hasNoTailor : isOnDesk
  const inStage = sql`${isThere} and ${deskStage} = ${sql.raw(`'${stage}'`)}`
  if (part === 'late') return sql`${inStage} and ${deskDay} < ${today}::date`
  return part === 'today' ? sql`${inStage} and ${deskDay} = ${today}::date` : inStage
}

/** Returns a query of the ids of the first orders of these stages together, by due day and express first. */
export function firstIds(wanted: DeskScan): SQL {
  const scans = wanted.stages.flatMap((stage) =>
    (wanted.part === 'express' ? [true] : [true, false]).flatMap((express) =>
      // Without a tailor there are few, and their index holds the channel last.
      (wanted.part === 'no_tailor' ? [null] : (wanted.channels ?? [null])).map((channel) =>
        scan(wanted, { stage, express, channel }),
      ),
    ),
  )
  return sql`select id, day, express from (${sql.join(scans, sql` union all `)}) as found
    order by day, express desc, id limit ${wanted.limit}`
}

interface Range {
  readonly stage: DeskStage
  readonly express: boolean
  readonly channel: string | null
}

/** Reads one range of an index in its order. */
function scan(wanted: DeskScan, { stage, express, channel }: Range): SQL {
  const { part, channels, limit } = wanted
  const inChannel =
    channel === null
      ? part === 'no_tailor' && channels !== null
        ? among(channels)
        : sql``
      : sql`and ${deskChannel} = ${channel}`
  return sql`(select id, ${deskDay} as day, express from ${source(wanted)}
    where ${condition({ stage, part }, wanted)} and ${express ? sql`express` : sql`not express`}
    ${inChannel} ${follows(wanted, express)} order by ${deskDay}, id limit ${limit})`
}

/** Orders of one speed that come after a position: on each day, express comes first. */
function follows({ after }: DeskScan, express: boolean): SQL {
  if (!after) return sql``
  const [day, wasExpress, id] = after
  if (express === wasExpress) return sql`and (${deskDay}, id) > (${day}::date, ${id}::uuid)`
  return express ? sql`and ${deskDay} > ${day}::date` : sql`and ${deskDay} >= ${day}::date`
}

function among(channels: readonly string[]): SQL {
  return sql`and ${deskChannel} = any(${sql.param([...channels])}::text[])`
}

/** The most that is counted: counting more takes longer than a page, and says nothing more. */
export const mostCounted = 1000

/** Returns an expression with the number of orders of a stage and a part, at most `mostCounted`. */
export function countOf(
  filter: DeskFilter,
  counted: { readonly stage: DeskStage; readonly part: DeskPart | undefined },
): SQL {
  const inChannel = filter.channels === null ? sql`` : among(filter.channels)
  const isExpress = counted.part === 'express' ? sql`and express` : sql``
  return sql`(select count(*)::int from (select from ${source(filter)}
    where ${condition(counted, filter)} ${isExpress} ${inChannel} limit ${mostCounted}) as counted)`
}
