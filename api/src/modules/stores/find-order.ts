import type { FoundOrder } from '@darnley/contract/stores'
import { orderNumberOf } from '#src/modules/orders/order-number.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import { viewOrder } from '#src/modules/orders/view.ts'
import type { WithPlaces } from '#src/modules/places/places.ts'

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
  reader: WithPlaces,
  wanted: FindOrderOptions,
): Promise<FoundOrder | null> {
  const { orderNumber, prefix, email, storefrontId } = wanted
  const order = await orderRepository(reader.db).byNumber(orderNumberOf(orderNumber, prefix))
  const isTheirs =
    order?.email.toLowerCase() === email.toLowerCase() && order.storefrontId === storefrontId
  return order && isTheirs ? viewOrder(reader, order) : null
}
