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
import { type DeskFilter, rangesOf, rangeValues } from './ranges.ts'

const { placeholder } = sql

export interface DeskScan extends DeskFilter {
  readonly stages: readonly DeskStage[]
  readonly part: DeskPart | undefined
  readonly after?: DeskPosition | undefined
  /** Of all stages together, or of each. */
  readonly limit: number
  readonly isOfEachStage: boolean
}

/** What a statement of the desk is built for; all else are its parameters, so that it is planned once. */
export interface Shape {
  readonly isByTailor: boolean
  readonly isByChannel: boolean
}

export interface ScanShape extends Shape {
  readonly isWithoutTailor: boolean
  readonly isOfEachStage: boolean
  /** A plan for any limit would not trust that few rows are read. */
  readonly limit: number
}

export function shapeOf({ channels, tailorId }: DeskFilter): Shape {
  return { isByTailor: tailorId !== undefined, isByChannel: channels !== null }
}

export function scanShapeOf(scan: DeskScan): ScanShape {
  const { part, isOfEachStage, limit } = scan
  return { ...shapeOf(scan), isWithoutTailor: part === 'no_tailor', isOfEachStage, limit }
}

/** Returns the values of the parameters of a scan. */
export function scanValues(scan: DeskScan): Record<string, unknown> {
  return { ...rangeValues(rangesOf(scan)), tailorId: scan.tailorId }
}

/** Where the orders are read: the table, or what one colleague has on the table. */
export const source = ({ isByTailor }: Shape): SQL => (isByTailor ? sql`theirs` : sql`${orders}`)

/**
 * Returns the beginning of a statement that reads from `source`. One colleague has few orders, which are looked up
 * first: the planner would rather walk through all orders by due day.
 */
export function withSource({ isByTailor }: Shape): SQL {
  if (!isByTailor) return sql``
  return sql`with theirs as materialized (
    select id, status, held_from, waits_for_customer, express, due_on, storefront_id, collection_provider,
      brought_to_fitting, tailor_ids from ${orders} where ${hasTailor} and tailor_ids @> array[${placeholder('tailorId')}::uuid]) `
}

/** Returns the condition of a range on the orders of a source. */
export function isInRange({ isByChannel }: Shape): SQL {
  return sql`${isOnDesk} and ${deskStage} = range.stage and orders.express = range.express
    ${isByChannel ? sql`and ${deskChannel} = range.channel` : sql``}`
}

/**
 * Returns a query of the ids of the first orders of a scan, by due day and express first. Each range is read in the
 * order of an index, no further than the limit.
 */
export function firstIds(shape: ScanShape): SQL {
  const { isOfEachStage, isWithoutTailor } = shape
  const limit = sql.raw(String(shape.limit))
  return sql`${withSource(shape)}select id from (
    select found.id, row_number() over (
      ${isOfEachStage ? sql`partition by range.stage` : sql``} order by found.day, found.express desc, found.id) as place
    from ${rangesTable()} cross join lateral (
      select id, ${deskDay} as day, orders.express from ${source(shape)} as orders
      where ${isWithoutTailor ? sql`${hasNoTailor} and` : sql``} ${isInRange(shape)}
        and (${deskDay}, id) > (range.from_day, range.from_id) and ${deskDay} <= range.until_day
      order by ${deskDay}, id limit ${limit}) as found) as placed
    where place <= ${limit}`
}

/** Returns the ranges as a table of parameters. */
export function rangesTable(): SQL {
  return sql`unnest(${placeholder('stage')}::text[], ${placeholder('express')}::boolean[],
    ${placeholder('channel')}::text[], ${placeholder('fromDay')}::date[], ${placeholder('fromId')}::uuid[],
    ${placeholder('untilDay')}::date[])
    as range (stage, express, channel, from_day, from_id, until_day)`
}
