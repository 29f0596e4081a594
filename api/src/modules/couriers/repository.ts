import { and, arrayContains, eq } from 'drizzle-orm'
import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { Executor } from '#src/db/database.ts'
import { courierBookings, courierEvents, courierJobs } from '#src/db/schema/couriers.ts'
import { orders } from '#src/db/schema/orders.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import type { Booked, Parcel } from './adapters/courier.ts'
import { orderOfReference } from './rules.ts'
import type { CourierEvent } from './tracking-updates.ts'

interface Booking extends Booked {
  readonly orderId: string
  readonly provider: DeliveryProviderCode
  readonly way: Parcel['way']
}

export interface CourierRepository {
  bookingOf(parcel: Pick<Booking, 'orderId' | 'provider' | 'way'>): Promise<Booked | null>
  /** Returns the order of a parcel's number; null when it has several. */
  orderOfParcel(trackingNumber: string): Promise<string | null>
  /** Returns false when it was stored before. */
  keep(booking: Booking): Promise<boolean>
  /** Returns false when this event was recorded before. */
  record(event: CourierEvent, orderId: string | null): Promise<boolean>
  noteMoved(eventId: string): Promise<void>
  /** Locks and returns the order of an event, by the courier's own id first, then by the order number. */
  lockOrderOf(event: Pick<CourierEvent, 'reference' | 'externalId'>): Promise<Order | null>
}

export function courierRepository(db: Executor): CourierRepository {
  return {
    bookingOf: async ({ orderId, provider, way }) => {
      const rows = await db
        .select()
        .from(courierBookings)
        .where(
          and(
            eq(courierBookings.orderId, orderId),
            eq(courierBookings.provider, provider),
            eq(courierBookings.way, way),
          ),
        )
      return rows[0] ?? null
    },
    orderOfParcel: async (trackingNumber) => {
      const rows = await db
        .selectDistinct({ orderId: courierBookings.orderId })
        .from(courierBookings)
        .where(eq(courierBookings.trackingNumber, trackingNumber))
        .limit(2)
      return rows.length === 1 ? (rows[0]?.orderId ?? null) : null
    },
    keep: async (booking) => {
      const rows = await db
        .insert(courierBookings)
        .values(booking)
        .onConflictDoNothing()
        .returning({ id: courierBookings.id })
      return rows.length > 0
    },
    record: async ({ id, update }, orderId) => {
      const rows = await db
        .insert(courierEvents)
        .values({ id, update, orderId, hasMoved: false })
        .onConflictDoNothing()
        .returning({ id: courierEvents.id })
      return rows.length > 0
    },
    noteMoved: async (id) => {
      await db.update(courierEvents).set({ hasMoved: true }).where(eq(courierEvents.id, id))
    },
    lockOrderOf: async ({ reference, externalId }) => {
      const ofJob = db
        .select({ id: courierJobs.orderId })
        .from(courierJobs)
        .where(arrayContains(courierJobs.externalIds, [externalId ?? '']))
        .limit(1)
      const [known] = externalId === null ? [] : await ofJob
      const isMeant = known
        ? eq(orders.id, known.id)
        : eq(orders.collectionRef, orderOfReference(reference ?? ''))
      const rows = await db.select().from(orders).where(isMeant).for('update')
      return rows[0] ?? null
    },
  }
}
