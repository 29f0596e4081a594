import { and, eq, sql } from 'drizzle-orm'
import type { DeliveryProviderCode } from 'shared/contract/delivery-providers'
import type { Executor } from '#src/db/database.ts'
import { courierBookings, courierEvents } from '#src/db/schema/couriers.ts'
import { orders } from '#src/db/schema/orders.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import type { Booked } from './adapters/courier.ts'
import type { CourierEvent } from './news.ts'

interface Booking extends Booked {
  readonly orderId: string
  readonly provider: DeliveryProviderCode
}

export interface CourierRepository {
  bookingOf(orderId: string, provider: DeliveryProviderCode): Promise<Booked | null>
  /** Makes others that book the same order wait until the transaction ends. */
  holdBooking(orderId: string): Promise<void>
  keep(booking: Booking): Promise<void>
  /** False when this event was recorded before. */
  record(event: CourierEvent, orderId: string | null): Promise<boolean>
  noteMoved(eventId: string): Promise<void>
  lockByReference(reference: string): Promise<Order | null>
}

export function courierRepository(db: Executor): CourierRepository {
  const bookingOf: CourierRepository['bookingOf'] = async (orderId, provider) => {
    const rows = await db
      .select()
      .from(courierBookings)
      .where(and(eq(courierBookings.orderId, orderId), eq(courierBookings.provider, provider)))
    return rows[0] ?? null
  }
  return {
    bookingOf,
    holdBooking: async (orderId) => {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('courier'), hashtext(${orderId}))`)
    },
    keep: async (booking) => {
      await db.insert(courierBookings).values(booking)
    },
    record: async ({ id, news }, orderId) => {
      const rows = await db
        .insert(courierEvents)
        .values({ id, news, orderId, hasMoved: false })
        .onConflictDoNothing()
        .returning({ id: courierEvents.id })
      return rows.length > 0
    },
    noteMoved: async (id) => {
      await db.update(courierEvents).set({ hasMoved: true }).where(eq(courierEvents.id, id))
    },
    lockByReference: async (reference) => {
      const rows = await db
        .select()
        .from(orders)
        .where(eq(orders.collectionRef, reference))
        .for('update')
      return rows[0] ?? null
    },
  }
}
