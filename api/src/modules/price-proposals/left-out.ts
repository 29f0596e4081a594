import type { Executor } from '#src/db/database.ts'
import { orderMoneyRepository } from '#src/modules/order-money/repository.ts'
import { leftOutLines } from './rules.ts'

/** Returns the lines of an order that are not to be done. */
export async function readLeftOut(db: Executor, orderId: string): Promise<ReadonlySet<string>> {
  const { proposals } = await orderMoneyRepository(db).rowsOf(orderId)
  return leftOutLines(proposals)
}
