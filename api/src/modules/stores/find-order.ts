import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FoundOrder } from '@darnley/contract/stores'
import type { Executor } from '#src/db/database.ts'
import { orders } from '#src/db/schema/orders.ts'
import { orderNumberOf } from '#src/modules/orders/order-number.ts'
import { viewOrder } from '#src/modules/orders/view.ts'

interface FindOrderOptions {
  readonly orderNumber: string
  /** Prefix of our order numbers. */
  readonly prefix: string
  readonly email: string
  /** Null: an order of the customers' own site. */
  readonly storefrontId: string | null
}

/** Requires both number and e-mail, so that knowing one of them reveals nothing. */
export async function findOrderOf(
  db: Executor,
  wanted: FindOrderOptions,
): Promise<FoundOrder | null> {
  const { orderNumber, prefix, email, storefrontId } = wanted
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.collectionRef, orderNumberOf(orderNumber, prefix)),
        eq(sql`lower(${orders.email})`, email.toLowerCase()),
        storefrontId === null ? isNull(orders.storefrontId) : eq(orders.storefrontId, storefrontId),
      ),
    )
  return order ? viewOrder(db, order) : null
}
