import { minor } from '@darnley/domain/money'
import { conflict, notFound } from '#src/lib/http-error.ts'
import { isBeforeTransit } from '#src/modules/orders/rules.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import type { Services } from '#src/services.ts'
import { cancelAll } from './cancel.ts'

type Cancelling = Pick<Services, 'db' | 'config' | 'outbox' | 'reconciler'>

/**
 * Cancels an order for the holder of its token; all that was paid goes back. An order that is cancelled already stays as
 * it is.
 * @throws HttpError 404 for an unknown token, 409 once the clothes have set out
 */
export async function cancelOwnOrder(services: Cancelling, token: string): Promise<void> {
  const { db, config, outbox, reconciler } = services
  await db.transaction(async (transaction) => {
    const repository = orderRepository(transaction)
    const found = await repository.byToken(token)
    const order = found && (await repository.lock(found.id))
    if (!order) throw notFound('Order')
    if (order.status === 'cancelled') return
    if (!isBeforeTransit(order))
      throw conflict('This order can no longer be cancelled here. Please write to us.')
    await cancelAll(transaction, {
      ...{ order, actor: 'customer', company: config.company },
      money: { keep: minor(0) },
    })
  })
  outbox.wake()
  reconciler.wake()
}
