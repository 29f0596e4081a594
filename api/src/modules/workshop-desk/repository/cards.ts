import { inArray, sql } from 'drizzle-orm'
import type { BasketEntry } from '@darnley/contract/basket'
import type { DeskCard } from '@darnley/contract/workshop-desk'
import type { Executor } from '#src/db/database.ts'
import { deskDay } from '#src/db/order-conditions.ts'
import { prepared } from '#src/db/prepared.ts'
import { courierBookings } from '#src/db/schema/couriers.ts'
import { fittings } from '#src/db/schema/fittings.ts'
import { garments } from '#src/db/schema/garments.ts'
import { orders } from '#src/db/schema/orders.ts'
import { type DeskScan, firstIds, type ScanShape, scanShapeOf, scanValues } from './scans.ts'

/** The entries of an order that its card shows. */
export const mostGarments = 3

const columns = {
  id: orders.id,
  collectionRef: orders.collectionRef,
  customerName: orders.customerName,
  status: orders.status,
  heldFrom: orders.heldFrom,
  waitsForCustomer: orders.waitsForCustomer,
  tailorIds: orders.tailorIds,
  updatedAt: orders.updatedAt,
  dueOn: orders.dueOn,
  express: orders.express,
  storefrontId: orders.storefrontId,
  collectionProvider: orders.collectionProvider,
  dropoffProvider: orders.dropoffProvider,
  broughtToFitting: orders.broughtToFitting,
  fitting: sql<DeskCard['fitting']>`case when ${orders.broughtToFitting} then (
    select jsonb_build_object('date', fitting.date, 'starts_at', fitting.starts_at)
    from ${fittings} as fitting where fitting.order_id = orders.id and fitting.seat is not null) end`,
  version: orders.version,
  garmentCount: sql<number>`jsonb_array_length(${orders.entries})`,
  entries: sql<
    BasketEntry[]
  >`jsonb_path_query_array(${orders.entries}, ${sql.raw(`'$[0 to ${mostGarments - 1}]'`)})`,
  day: sql<string>`${deskDay}::text`,
  // Counted, because the planner would rather hash the bookings of all orders for `exists`.
  hasLabel: sql<boolean>`case when ${orders.status} = 'awaiting_delivery' then (select count(*) > 0
    from ${courierBookings} as booking where booking.order_id = orders.id and booking.way = 'home') else false end`,
  done: sql<number>`(select count(*)::int from ${garments} as garment
    where garment.order_id = orders.id and garment.state = 'done')`,
}

/** Returns the first orders of a scan, by due day and express first. */
export function cardRows(db: Executor, scan: DeskScan): Promise<CardRow[]> {
  const shape = scanShapeOf(scan)
  const name = nameOf(shape)
  const statement = statements.get(name) ?? reading(shape)
  statements.set(name, statement)
  return statement(db).execute(scanValues(scan))
}

export type CardRow = Awaited<ReturnType<ReturnType<ReturnType<typeof reading>>['execute']>>[number]

/** One for each shape; a limit is at most 101. */
const statements = new Map<string, ReturnType<typeof reading>>()

const reading = (shape: ScanShape) =>
  prepared((db) =>
    db
      .select(columns)
      .from(orders)
      .where(inArray(orders.id, sql`(${firstIds(shape)})`))
      .orderBy(sql`${deskDay}, express desc, id`)
      .prepare(nameOf(shape)),
  )

function nameOf(shape: ScanShape): string {
  const { isByTailor, isByChannel, isWithoutTailor, isOfEachStage, limit } = shape
  const flags = [isByTailor, isByChannel, isWithoutTailor, isOfEachStage].map(Number)
  return `desk_cards_${flags.join('')}_${limit}`
}
