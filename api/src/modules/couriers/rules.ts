import { isDropOffPoint } from 'shared/delivery'
import { labelCallOf } from '#src/modules/delivery-providers/rules.ts'
import type { Order } from '#src/modules/orders/repository.ts'

/** What any courier can tell: it has the parcel, it handed it over, or it could not. */
export type CourierNews = 'collected' | 'delivered' | 'failed'

type Standing = Pick<Order, 'status' | 'inStoreType' | 'dropoffProvider'>

/**
 * The statuses that an order passes through on a courier's news, in order; none when the news says nothing new, such
 * as one that was overtaken. The status tells which way the parcel travels.
 */
export function stepsAfter(news: CourierNews, order: Standing, company: string): string[] {
  const toUs = `in_transit_to_${company}`
  const failedToUs = `delivery_to_${company}_failed`
  const arrived = `arrived_at_${company}`
  const home = 'in_transit_to_customer'
  const end = isCollectedInStore(order) ? 'awaiting_store_collection' : 'finished'
  const table = {
    awaiting_pickup: {
      collected: [toUs],
      delivered: [toUs, arrived],
      failed: ['customer_pickup_failed'],
    },
    customer_pickup_failed: {
      collected: ['awaiting_pickup', toUs],
      delivered: ['awaiting_pickup', toUs, arrived],
      failed: [],
    },
    [toUs]: { collected: [], delivered: [arrived], failed: [failedToUs] },
    [failedToUs]: { collected: [toUs], delivered: [arrived], failed: [] },
    awaiting_delivery: { collected: [home], delivered: [home, end], failed: [] },
    [home]: { collected: [], delivered: [end], failed: ['customer_delivery_failed'] },
    customer_delivery_failed: { collected: [home], delivered: [home, end], failed: [] },
  } satisfies Record<string, Record<CourierNews, string[]>>
  return new Map(Object.entries(table)).get(order.status)?.[news] ?? []
}

/** Whether the customer fetches the clothes from a shop. */
function isCollectedInStore({ inStoreType, dropoffProvider }: Standing): boolean {
  return inStoreType === 'return_to_store' || isDropOffPoint(dropoffProvider)
}

/**
 * Orders that a shop took and that go home by post: the shop prints the label of that parcel. Web orders go home from the
 * workshop, which is no concern of a shop's.
 */
export function isPostedHome(
  order: Pick<Order, 'storefrontId' | 'inStoreType' | 'dropoffProvider'>,
): boolean {
  const isForCustomer = order.storefrontId !== null && order.inStoreType === 'return_to_customer'
  return isForCustomer && labelCallOf(order.dropoffProvider) === 'royal_mail_label'
}
