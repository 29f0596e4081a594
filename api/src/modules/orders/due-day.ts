import { type Day, dayAt, dispatchDay, expectedArrival, type Way } from '@darnley/domain/turnaround'
import type { Places } from '#src/modules/places/places.ts'
import { pointsOf } from '#src/modules/places/points.ts'
import type { Order } from './repository.ts'

type Ordered = Pick<Order, 'express' | 'collectionProvider' | 'inStoreType' | 'pickupDay'>

/**
 * Returns the day by which the work on an order of today is to be done and dispatched: working days from the expected
 * arrival, by the turnaround that is paid (section 9).
 */
export async function expectedDueDay(places: Places, order: Ordered): Promise<Day> {
  const code = order.collectionProvider
  const { days } = (await pointsOf(places, [code])).get(code) ?? {}
  return dueDayOf(order, { ordered: dayAt(new Date()), way: { code, days } })
}

/** Returns the same from what is known. Clothes that stay in the shop are there at once. */
export function dueDayOf(
  { express, inStoreType, pickupDay }: Ordered,
  { ordered, way }: { readonly ordered: Day; readonly way: Way },
): Day {
  const arrives =
    inStoreType === 'complete_in_store'
      ? ordered
      : expectedArrival({ ordered, inbound: way, pickupDay }).arrives
  return dispatchDay(arrives, express)
}

/** Returns the day by which the work is due when the clothes arrive now. */
export function dueDayFromNow({ express }: Pick<Order, 'express'>): Day {
  return dispatchDay(dayAt(new Date()), express)
}
