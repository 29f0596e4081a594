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

const shop = sql`coalesce(${lines.storefrontId}, 'online')`
/** The id of a service, or the name of another part. */
const service = sql`coalesce(${lines.serviceId}, ${lines.part})`

/** Each group of the figures; the row that belongs to none is the total. */
const groups = (day: SQL): SQL => sql`grouping sets ((${day}), (${shop}), (${service}), ())`
const groupOf = (day: SQL): SQL =>
  sql`case when grouping(${day}) = 0 then 'day' when grouping(${shop}) = 0 then 'shop'
    when grouping(${service}) = 0 then 'service' else 'total' end`
const keyOf = (day: SQL): SQL => sql`coalesce(${day}::text, ${shop}, ${service}, '')`

function isChosen({ shop: wantedShop, service: wantedService }: Selection): SQL {
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
      const sold = (part: string): SQL =>
        sql`coalesce(sum(${lines.amount}) filter (where ${isSold} and ${lines.part} = ${part}), 0)::float8`
      const day = sql`${lines.day}`
      const { rows } = await db.execute<MoneyRow>(sql`
        select ${groupOf(day)} as by, ${keyOf(day)} as key, max(${lines.service}) as name,
          count(distinct ${lines.orderId}) filter (where ${isBooked})::int as orders,
          count(distinct ${lines.garmentId}) filter (where ${isBooked})::int as garments,
          ${sold('service')} as services, ${sold('delivery')} as delivery, ${sold('express')} as express,
          coalesce(sum(${lines.discount}), 0)::float8 as discounts,
          coalesce(-sum(${lines.amount}) filter (where not ${isSold}), 0)::float8 as given_back,
          coalesce(sum(${lines.amount} - ${lines.discount}), 0)::float8 as revenue,
          coalesce(sum(${lines.vat}), 0)::float8 as vat
        from ${lines} where ${lines.day} between ${from} and ${to} and ${isChosen(selection)}
        group by ${groups(day)}`)
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

/** Work counts on the day on which it was first done; what went back without work, or never came, does not count. */
async function turnaround(db: Executor, selection: Selection): Promise<TurnaroundRow[]> {
  const { from, to } = selection
  const midnight = (date: Day): SQL => sql`${date}::date::timestamp at time zone 'Europe/London'`
  const day = sql`done.day`
  const { rows } = await db.execute<TurnaroundRow>(sql`
    with done as (
      select ${changes.orderId} as order_id, (${changes.at} at time zone 'Europe/London')::date as day,
        (${changes.at} at time zone 'Europe/London')::date <= ${orders.dueOn} as is_kept
      from ${changes} join ${orders} on ${orders.id} = ${changes.orderId}
      where ${changes.at} >= ${midnight(from)} and ${changes.at} < ${midnight(to)} + interval '25 hours'
        and (${changes.at} at time zone 'Europe/London')::date <= ${to}::date
        and ${changes.to} in ${done} and ${orders.dueOn} is not null
        and exists (select from ${changes} worked where worked.order_id = ${changes.orderId}
          and worked.id < ${changes.id} and worked."to" = 'in_progress')
        and not exists (select from ${changes} earlier where earlier.order_id = ${changes.orderId}
          and earlier.id < ${changes.id} and earlier."to" in ${done}))
    select ${groupOf(day)} as by, ${keyOf(day)} as key,
      count(distinct ${lines.garmentId}) filter (where done.is_kept)::int as kept,
      count(distinct ${lines.garmentId}) filter (where not done.is_kept)::int as late
    from done join ${lines} on ${lines.orderId} = done.order_id and ${isBooked}
    where ${isChosen(selection)} and not exists (select from ${garments}
      where ${garments.orderId} = done.order_id and ${garments.entryId} = ${lines.garmentId} and ${garments.isEnded})
    group by ${groups(day)}`)
  return rows
}
