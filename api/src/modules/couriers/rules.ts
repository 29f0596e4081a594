import { isDropOffPoint } from '@darnley/domain/delivery'
import { labelCallOf } from '#src/modules/delivery-providers/rules.ts'
import type { Order } from '#src/modules/orders/repository.ts'

/** What a courier can report: it has the parcel, it delivered it, or it could not. */
export type TrackingUpdate = 'collected' | 'delivered' | 'failed'

type TravellingOrder = Pick<Order, 'status' | 'inStoreType' | 'dropoffProvider'>

/**
 * Returns the statuses that an order passes through after a tracking update, in order; none when the update is late
 * or repeated. The current status determines the parcel's direction.
 */
export function stepsAfter(
  update: TrackingUpdate,
  order: TravellingOrder,
  company: string,
): string[] {
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
  } satisfies Record<string, Record<TrackingUpdate, string[]>>
  return new Map(Object.entries(table)).get(order.status)?.[update] ?? []
}

const BACK = '-BACK'

/** Returns the reference of the parcel in which the workshop sends an order back: a courier books once for each. */
export function referenceBack({ collectionRef }: Pick<Order, 'collectionRef'>): string {
  return `${collectionRef}${BACK}`
}

/** Returns the order number of a parcel's reference. */
export function orderOfReference(reference: string): string {
  return reference.endsWith(BACK) ? reference.slice(0, -BACK.length) : reference
}

/** Whether the customer collects the clothes from a shop. */
function isCollectedInStore({ inStoreType, dropoffProvider }: TravellingOrder): boolean {
  return inStoreType === 'return_to_store' || isDropOffPoint(dropoffProvider)
}

/**
 * Whether the shop took the order and posts it home: it prints that parcel's label. Web orders are posted by the
 * workshop.
 */
export function isPostedHome(
  order: Pick<Order, 'storefrontId' | 'inStoreType' | 'dropoffProvider'>,
): boolean {
  const isForCustomer = order.storefrontId !== null && order.inStoreType === 'return_to_customer'
  return isForCustomer && labelCallOf(order.dropoffProvider) === 'royal_mail_label'
}
