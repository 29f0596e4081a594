import { type SQL, sql } from 'drizzle-orm'
import type { DeskPart, DeskStage } from '@darnley/contract/workshop-desk'
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
import { type DeskFilter, type Range, rangesOf } from './ranges.ts'

export interface DeskScan extends DeskFilter {
  readonly stages: readonly DeskStage[]
  readonly part: DeskPart | undefined
  readonly after?: DeskPosition | undefined
  /** Of all stages together, or of each. */
  readonly limit: number
  readonly isOfEachStage: boolean
}

/** Where the orders are read: the table, or what one colleague has on the table. */
export const source = ({ tailorId }: Pick<DeskFilter, 'tailorId'>): SQL =>
  tailorId === undefined ? sql`${orders}` : sql`theirs`

/**
 * Returns the beginning of a statement that reads from `source`. One colleague has few orders, which are looked up
 * first: the planner would rather walk through all orders by due day.
 */
export function withSource({ tailorId }: Pick<DeskFilter, 'tailorId'>): SQL {
  if (tailorId === undefined) return sql``
  return sql`with theirs as materialized (
    select id, status, held_from, waits_for_customer, express, due_on, storefront_id, collection_provider, tailor_ids
    from ${orders} where ${hasTailor} and tailor_ids @> array[${tailorId}::uuid]) `
}

/**
 * Returns a query of the ids of the first orders of a scan, by due day and express first. Each range is read in the
 * order of an index, no further than the limit. The ranges are parameters: one statement for all of them is planned in
 * a tenth of the time of one each.
 */
export function firstIds(scan: DeskScan): SQL {
  const { part, channels, limit, isOfEachStage } = scan
  // Orders without a tailor are few, and their index holds the channel last.
  const isByChannel = channels !== null && part !== 'no_tailor'
  const ranges = rangesOf({ ...scan, channels: isByChannel ? channels : null })
  return sql`select id from (
    select found.id, row_number() over (
      ${isOfEachStage ? sql`partition by range.stage` : sql``} order by found.day, found.express desc, found.id) as place
    from ${unnested(ranges)} cross join lateral (
      select id, ${deskDay} as day, orders.express from ${source(scan)} as orders
      where ${part === 'no_tailor' ? hasNoTailor : isOnDesk} and ${deskStage} = range.stage
        and orders.express = range.express and (${deskDay}, id) > (range.from_day, range.from_id)
        and ${deskDay} <= range.until_day
        ${isByChannel ? sql`and ${deskChannel} = range.channel` : among(channels)}
      order by ${deskDay}, id limit ${limit}) as found) as placed
    where place <= ${limit}`
}

/** Returns the ranges as a table of parameters. */
export function unnested(ranges: readonly Range[]): SQL {
  const column = (name: keyof Range): SQL => sql`${sql.param(ranges.map((range) => range[name]))}`
  return sql`unnest(${column('stage')}::text[], ${column('express')}::boolean[], ${column('channel')}::text[],
    ${column('fromDay')}::date[], ${column('fromId')}::uuid[], ${column('untilDay')}::date[])
    as range (stage, express, channel, from_day, from_id, until_day)`
}

/** Returns the condition of these channels; none for all. */
export function among(channels: readonly string[] | null): SQL {
  return channels === null
    ? sql``
    : sql`and ${deskChannel} = any(${sql.param([...channels])}::text[])`
}
