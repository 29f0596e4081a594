import type { OrderProgress } from '@darnley/contract/order-progress'
import type { Executor } from '#src/db/database.ts'
import type { Order } from './repository.ts'
import { statusChangesOf } from './status-change-repository.ts'

/** Returns an order's status changes without their actors, which the token's holder must not see. */
export async function progressOf(
  db: Executor,
  { id, status }: Pick<Order, 'id' | 'status'>,
): Promise<OrderProgress> {
  const changes = await statusChangesOf(db, id)
  return { status, changes: changes.map(({ to, at }) => ({ status: to, at: at.toISOString() })) }
}
