import { and, eq, lt, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { courierLeases } from '#src/db/schema/couriers.ts'

/** An exclusive lease for one attempt to book an order with a courier. */
export interface Lease {
  readonly orderId: string
  readonly holder: string
}

export interface LeaseRepository {
  /** Returns false while another attempt holds the lease, after a crash until it expires. */
  take(lease: Lease, seconds: number): Promise<boolean>
  release(lease: Lease): Promise<void>
}

export function leaseRepository(db: Executor): LeaseRepository {
  return {
    take: async (lease, seconds) => {
      const heldUntil = sql`now() + make_interval(secs => ${seconds})`
      const rows = await db
        .insert(courierLeases)
        .values({ ...lease, heldUntil })
        .onConflictDoUpdate({
          target: courierLeases.orderId,
          set: { holder: lease.holder, heldUntil },
          setWhere: lt(courierLeases.heldUntil, sql`now()`),
        })
        .returning({ holder: courierLeases.holder })
      return rows.length > 0
    },
    release: async ({ orderId, holder }) => {
      await db
        .delete(courierLeases)
        .where(and(eq(courierLeases.orderId, orderId), eq(courierLeases.holder, holder)))
    },
  }
}
