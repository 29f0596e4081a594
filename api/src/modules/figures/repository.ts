import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { FigureOption } from '@darnley/contract/workshop-figures'
import type { Day } from '@darnley/domain/turnaround'
import type { Executor } from '#src/db/database.ts'
import { garments } from '#src/db/schema/garments.ts'
import { ledgerLines } from '#src/db/schema/ledger.ts'
import { orders, orderStatusChanges } from '#src/db/schema/orders.ts'
import { storefronts } from '#src/db/schema/storefronts.ts'
import type { MoneyRow, TurnaroundRow } from './rules.ts'

export interface Selection {
  readonly from: Day
  readonly to: Day
  /** Id of a storefront, or `online`. */
  readonly shop?: string | undefined
  readonly service?: string | undefined
}

export interface FigureRepository {
  /** Sums of the ledger by day, shop, service and in all, in one statement so that they agree. */
  money(selection: Selection): Promise<MoneyRow[]>
  /** Garments that were done in the period, by the same groups. */
  turnaround(selection: Selection): Promise<TurnaroundRow[]>
  shops(): Promise<FigureOption[]>
  /** Services with an entry in the period. */
  services(period: Pick<Selection, 'from' | 'to'>): Promise<FigureOption[]>
}

const lines = ledgerLines

/** What rows are grouped and chosen by. */
interface Columns {
  readonly day: SQL
  /** Id of a storefront, or `online`. */
  readonly shop: SQL
  /** The id of a service, or the name of another part. */
  readonly service: SQL
}

const sold: Columns = {
  day: sql`${lines.day}`,
  shop: sql`coalesce(${lines.storefrontId}, 'online')`,
  service: sql`coalesce(${lines.serviceId}, ${lines.part})`,
}

/** Each group of the figures; the row that belongs to none is the total. */
const groups = ({ day, shop, service }: Columns): SQL =>
  sql`grouping sets ((${day}), (${shop}), (${service}), ())`
const groupOf = ({ day, shop, service }: Columns): SQL =>
  sql`case when grouping(${day}) = 0 then 'day' when grouping(${shop}) = 0 then 'shop'
    when grouping(${service}) = 0 then 'service' else 'total' end`
const keyOf = ({ day, shop, service }: Columns): SQL =>
  sql`coalesce(${day}::text, ${shop}, ${service}, '')`

function isChosen(
  { shop, service }: Columns,
  { shop: wantedShop, service: wantedService }: Selection,
): SQL {
  const ofShop = wantedShop === undefined ? sql`true` : sql`${shop} = ${wantedShop}`
  const ofService = wantedService === undefined ? sql`true` : sql`${service} = ${wantedService}`
  return sql`${ofShop} and ${ofService}`
}

const isSold = sql`${lines.source} <> 'refund'`
const isBooked = sql`${lines.source} = 'order' and ${lines.part} = 'service'`

export function figureRepository(db: Executor): FigureRepository {
  return {
    money: async (selection) => {
      const { from, to } = selection
      const sumOf = (part: string): SQL =>
        sql`coalesce(sum(${lines.amount}) filter (where ${isSold} and ${lines.part} = ${part}), 0)::float8`
      const { rows } = await db.execute<MoneyRow>(sql`
        select ${groupOf(sold)} as by, ${keyOf(sold)} as key, max(${lines.service}) as name,
          count(distinct ${lines.orderId}) filter (where ${isBooked})::int as orders,
          count(distinct ${lines.garmentId}) filter (where ${isBooked})::int as garments,
          ${sumOf('service')} as services, ${sumOf('delivery')} as delivery, ${sumOf('express')} as express,
          coalesce(sum(${lines.discount}), 0)::float8 as discounts,
          coalesce(-sum(${lines.amount}) filter (where not ${isSold}), 0)::float8 as given_back,
          coalesce(sum(${lines.amount} - ${lines.discount}), 0)::float8 as revenue,
          coalesce(sum(${lines.vat}), 0)::float8 as vat
        from ${lines} where ${lines.day} between ${from} and ${to} and ${isChosen(sold, selection)}
        group by ${groups(sold)}`)
      return rows
    },
    turnaround: (selection) => turnaround(db, selection),
    shops: () =>
      db
        .select({ id: storefronts.id, name: storefronts.name })
        .from(storefronts)
        .where(eq(storefronts.kind, 'partner'))
        .orderBy(asc(storefronts.name)),
    services: async ({ from, to }) => {
      const { rows } = await db.execute<{ id: string; name: string }>(sql`
        select ${lines.serviceId} as id, max(${lines.service}) as name from ${lines}
        where ${lines.day} between ${from} and ${to} and ${lines.serviceId} is not null
        group by ${lines.serviceId} order by 2`)
      return rows
    },
  }
}

const changes = orderStatusChanges
const done = sql`('awaiting_delivery', 'awaiting_store_collection', 'finished')`

const worked: Columns = {
  day: sql`worked.day`,
  shop: sql`worked.shop`,
  service: sql`worked.service`,
}

/**
 * Work counts on the day on which it was first done; what went back without work, or never came, does not count. What
 * is done again under the guarantee counts by the day of its own order, which the ledger does not have.
 */
async function turnaround(db: Executor, selection: Selection): Promise<TurnaroundRow[]> {
  const { from, to } = selection
  const midnight = (date: Day): SQL => sql`${date}::date::timestamp at time zone 'Europe/London'`
  const { rows } = await db.execute<TurnaroundRow>(sql`
    with done as (
      select ${changes.orderId} as order_id, (${changes.at} at time zone 'Europe/London')::date as day,
        (${changes.at} at time zone 'Europe/London')::date <= ${orders.dueOn} as is_kept
      from ${changes} join ${orders} on ${orders.id} = ${changes.orderId}
      where ${changes.at} >= ${midnight(from)} and ${changes.at} < ${midnight(to)} + interval '25 hours'
        and (${changes.at} at time zone 'Europe/London')::date <= ${to}::date
        and ${changes.to} in ${done} and ${orders.dueOn} is not null
        and exists (select from ${changes} begun where begun.order_id = ${changes.orderId}
          and begun.id < ${changes.id} and begun."to" = 'in_progress')
        and not exists (select from ${changes} earlier where earlier.order_id = ${changes.orderId}
          and earlier.id < ${changes.id} and earlier."to" in ${done})),
    worked as (
      select done.*, ${sold.shop} as shop, ${sold.service} as service, ${lines.service} as name,
        ${lines.garmentId} as garment_id
      from done join ${lines} on ${lines.orderId} = done.order_id and ${isBooked}
      union all
      select done.*, coalesce(${orders.storefrontId}, 'online'), line #>> '{service,id}',
        line #>> '{service,name}', (entry ->> 'id')::uuid
      from done join ${orders} on ${orders.id} = done.order_id and ${orders.redoOf} is not null,
        jsonb_array_elements(${orders.entries}) entry, jsonb_array_elements(entry -> 'serviceDetails') line)
    select ${groupOf(worked)} as by, ${keyOf(worked)} as key,
      case when grouping(${worked.service}) = 0 then max(worked.name) end as name,
      count(distinct worked.garment_id) filter (where worked.is_kept)::int as kept,
      count(distinct worked.garment_id) filter (where not worked.is_kept)::int as late
    from worked
    where ${isChosen(worked, selection)} and not exists (select from ${garments}
      where ${garments.orderId} = worked.order_id and ${garments.entryId} = worked.garment_id and ${garments.isEnded})
    group by ${groups(worked)}`)
  return rows
}
