import { desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { OrderSummary } from '@darnley/contract/storefront-orders'
import type { Executor } from '#src/db/database.ts'
import { orders } from '#src/db/schema/orders.ts'

/** The columns of a summary. */
export const summary = {
  _id: orders.id,
  collection_ref: orders.collectionRef,
  status: orders.status,
  created_at: orders.createdAt,
  customer_name: orders.customerName,
  customer_email: orders.email,
  total_price: orders.total,
  express: orders.express,
  in_store_type: orders.inStoreType,
  collection_provider: orders.collectionProvider,
  dropoff_provider: orders.dropoffProvider,
  brought_to_fitting: orders.broughtToFitting,
  service_count: sql<number>`(select coalesce(sum(jsonb_array_length(entry -> 'serviceDetails')), 0)::int
    from jsonb_array_elements(${orders.entries}) as entry)`,
  position: sql<string>`(extract(epoch from ${orders.createdAt}) * 1000000)::bigint::text`,
}

export interface Row extends Omit<OrderSummary, 'created_at'> {
  readonly created_at: Date
  /** In microseconds, which a Date cannot represent. */
  readonly position: string
}

/** What is prepared under a name. */
interface PageStatement {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> }
}

/** Returns the statement of the newest of these orders. */
export function summariesOf(db: Executor, ids: SQL): PageStatement {
  return db
    .select(summary)
    .from(orders)
    .where(inArray(orders.id, sql`(${ids})`))
    .orderBy(desc(orders.createdAt), desc(orders.id))
}
