import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { addDays, type Day } from './day.ts'
import { firstOpenDay, type Way } from './ways.ts'
import { addWorkingDays, dispatchDay, isWorkingDay } from './working-days.ts'

interface Travel {
  readonly inbound: number
  readonly outbound: number
}

/** The most working days that clothes are in transit, from the day they are handed over. */
const TRAVEL_DAYS: Readonly<Record<DeliveryProviderCode, Travel>> = {
  RMTracked24Collection: { inbound: 2, outbound: 2 },
  RMTracked24: { inbound: 2, outbound: 2 },
  RMTracked48: { inbound: 3, outbound: 3 },
  RMSpecialGND1000: { inbound: 1, outbound: 1 },
  RMSpecialGND2500: { inbound: 1, outbound: 1 },
  DPD: { inbound: 2, outbound: 1 },
  Evermile: { inbound: 1, outbound: 1 },
  WFLondon: { inbound: 1, outbound: 1 },
  WFStratford: { inbound: 1, outbound: 1 },
  Onfleet: { inbound: 1, outbound: 1 },
  SFOnfleet: { inbound: 1, outbound: 1 },
}

export interface Trip {
  /** The day of the order: clothes are handed over then, or on the next open day. */
  readonly ordered: Day
  readonly inbound: Way
  readonly outbound: Way
  readonly express: boolean
  /** The day of collection that was chosen; the first one otherwise. */
  readonly pickupDay?: Day | null | undefined
}

export interface Arrival {
  /** The day on which the clothes are handed over. */
  readonly handedOver: Day
  /** The day by which the clothes have reached the workshop. */
  readonly arrives: Day
}

/** The latest promised days: at the workshop, dispatched from there, back with the customer. */
export interface ExpectedDays extends Arrival {
  readonly dispatched: Day
  readonly back: Day
}

export function expectedDays(trip: Trip): ExpectedDays {
  const { outbound, express } = trip
  const arrival = expectedArrival(trip)
  const dispatched = dispatchDay(arrival.arrives, express)
  return { ...arrival, dispatched, back: returnDay(dispatched, outbound) }
}

/** Returns the day by which clothes that are dispatched on a day are back with the customer. */
export function returnDay(dispatched: Day, outbound: Way): Day {
  const delivered = addWorkingDays(dispatched, TRAVEL_DAYS[outbound.code].outbound)
  // No collection is possible while the shop is closed.
  return firstOpenDay(delivered, outbound)
}

/** Returns when clothes are handed over and when they arrive. */
export function expectedArrival({
  ordered,
  inbound,
  pickupDay,
}: Pick<Trip, 'ordered' | 'inbound' | 'pickupDay'>): Arrival {
  const handedOver = pickupDay ?? firstOpenDay(earliest(ordered, inbound), inbound)
  const travels = firstWorkingDay(handedOver)
  return { handedOver, arrives: addWorkingDays(travels, TRAVEL_DAYS[inbound.code].inbound) }
}

/** How many days of collection a customer can choose from. */
const PICKUP_CHOICES = 5

/** Returns the days of collection that an order of that day can choose from; none when the provider has none. */
export function pickupDays(ordered: Day, inbound: Way): Day[] {
  if (inbound.code !== 'RMTracked24Collection') return []
  const days = [firstOpenDay(earliest(ordered, inbound), inbound)]
  while (days.length < PICKUP_CHOICES)
    days.push(firstOpenDay(addDays(days.at(-1) ?? ordered, 1), inbound))
  return days
}

/** A postie is sent on the day after the order. */
function earliest(ordered: Day, { code }: Way): Day {
  return code === 'RMTracked24Collection' ? addDays(ordered, 1) : ordered
}

/** Transport starts on a working day, even when a shop is open on a Sunday. */
function firstWorkingDay(day: Day): Day {
  return isWorkingDay(day) ? day : addWorkingDays(day, 1)
}
