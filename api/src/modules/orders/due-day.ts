import type { Order } from './repository.ts'
import { type Day, dayAt, dispatchDay, expectedArrival, type Way } from '@darnley/domain/turnaround'

interface Due {
  readonly order: Pick<
    Order,
    'status' | 'createdAt' | 'express' | 'collectionProvider' | 'inStoreType'
  >
  readonly changes: readonly { readonly to: string; readonly at: Date }[]
  /** Weekdays on which the shop is open where the clothes are handed over. */
  readonly openDays: Way['days']
  readonly companySlug: string
}

/**
 * Returns the day by which the work is to be done and dispatched: working days from arrival, by the turnaround that was
 * paid (section 9). Until it arrives, the expected day of arrival counts. Null when the work is done.
 */
export function dueDayOf({ order, changes, openDays, companySlug }: Due): Day | null {
  if (after.has(order.status)) return null
  return dispatchDay(arrivalDay({ order, changes, openDays, companySlug }), order.express)
}

const after = new Set([
  'awaiting_delivery',
  'in_transit_to_customer',
  'customer_delivery_failed',
  'awaiting_store_collection',
  'finished',
  'cancelled',
])

function arrivalDay({ order, changes, openDays, companySlug }: Due): Day {
  const arrived = changes.findLast(({ to }) => to === `arrived_at_${companySlug}`)
  if (arrived) return dayAt(arrived.at)
  const ordered = dayAt(order.createdAt)
  // The clothes stay in the shop.
  if (order.inStoreType === 'complete_in_store') return ordered
  return expectedArrival(ordered, { code: order.collectionProvider, days: openDays }).arrives
}
