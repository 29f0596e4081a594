import { inArray, type SQL, sql } from 'drizzle-orm'
import type { BasketEntry } from '@darnley/contract/basket'
import type { DeskTailor } from '@darnley/contract/workshop-desk'
import type { Executor } from '#src/db/database.ts'
import { deskDay } from '#src/db/order-conditions.ts'
import { courierBookings } from '#src/db/schema/couriers.ts'
import { garments } from '#src/db/schema/garments.ts'
import { orders } from '#src/db/schema/orders.ts'
import { staff } from '#src/db/schema/staff.ts'
import { type DeskScan, firstIds, withSource } from './scans.ts'

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
  version: orders.version,
  garmentCount: sql<number>`jsonb_array_length(${orders.entries})`,
  entries: sql<
    BasketEntry[]
  >`jsonb_path_query_array(${orders.entries}, ${sql.raw(`'$[0 to ${mostGarments - 1}]'`)})`,
  day: sql<string>`${deskDay}::text`,
  // Counted, because the planner would rather hash the bookings of all orders for `exists`.
  hasLabel: sql<boolean>`(select count(*) > 0 from ${courierBookings} as booking
    where booking.order_id = orders.id and booking.way = 'home')`,
}

export type CardRow = Awaited<ReturnType<typeof cardsOf>>[number]

/** Returns the first orders of a scan, by due day and express first. */
export function cardRows(db: Executor, scan: DeskScan): Promise<CardRow[]> {
  return cardsOf(db, sql`${withSource(scan)}${firstIds(scan)}`)
}

function cardsOf(db: Executor, ids: SQL) {
  return db
    .select(columns)
    .from(orders)
    .where(inArray(orders.id, sql`(${ids})`))
    .orderBy(sql`${deskDay}, express desc, id`)
}

interface GarmentRow {
  readonly orderId: string
  readonly done: number
}

/** Returns how many garments of these orders are done. */
export async function doneGarments(
  db: Executor,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map()
  const rows: GarmentRow[] = await db
    .select({ orderId: garments.orderId, done: sql<number>`count(*)::int` })
    .from(garments)
    .where(sql`${inArray(garments.orderId, [...orderIds])} and ${garments.state} = 'done'`)
    .groupBy(garments.orderId)
  return new Map(rows.map(({ orderId, done }) => [orderId, done]))
}

/** Returns the workshop's colleagues by name. */
export async function readColleagues(
  db: Executor,
  { isHere = false }: { readonly isHere?: boolean } = {},
): Promise<DeskTailor[]> {
  const rows = await db
    .select({ id: staff.id, name: staff.name, email: staff.email })
    .from(staff)
    .where(sql`${staff.role} <> 'shop' and (${staff.removedAt} is null or not ${isHere}::boolean)`)
  return rows
    .map(({ id, name, email }) => ({ id, name: name ?? email.replace(/@.*/, '') }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
