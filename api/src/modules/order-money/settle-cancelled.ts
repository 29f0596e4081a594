import { type Minor, minor } from '@darnley/domain/money'
import type { Executor } from '#src/db/database.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { giveBack, readMoney } from './give-back.ts'
import { orderMoneyRepository } from './repository.ts'

export interface CancelledMoney {
  /** Kept of what was paid. */
  readonly keep: Minor
  /** In the words of the staff; a shop gives none. */
  readonly reason?: string | undefined
  /** Of the request, when one asked for it. */
  readonly key?: string | undefined
}

/** Gives back what was paid for a locked order that is about to be cancelled, but for what is kept. */
export async function settleCancelled(
  db: Executor,
  { order, actor, keep, reason, key }: CancelledMoney & { order: Order; actor: string },
): Promise<void> {
  const state = await readMoney(db, order)
  const { refundable } = state.ledger
  const repository = orderMoneyRepository(db)
  const none = minor(0)
  await repository.setGoodwill(
    state.rows.refunds.map(({ id, parts }) => ({
      ...{ id, goodwill: none },
      parts: parts.map((part) => ({ ...part, goodwill: none })),
    })),
  )
  const amount = minor(Math.max(0, refundable - keep))
  const back = { amount, parts: [], cause: 'cancellation', reason, actor } as const
  if (amount > 0) await giveBack(db, state, { ...back, key })
  await repository.markChanged({ orderId: order.id, kept: minor(Math.min(keep, refundable)) })
}
