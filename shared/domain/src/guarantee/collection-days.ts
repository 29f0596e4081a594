import { addWorkingDays, type Day, pickupDays, type Way } from '#src/turnaround/turnaround.ts'

/**
 * Returns the days on which a garment that is reported on this day can be collected, by the rules of an order of the
 * day by which a report is answered; none when the way has none.
 */
export function collectionDays(reported: Day, inbound: Way): Day[] {
  return pickupDays(addWorkingDays(reported, 1), inbound)
}

/** Returns the day of a collection that is agreed on now: the wanted one, unless it is too late for it. */
export function collectionDay(
  wanted: Day | null,
  { today, inbound }: { readonly today: Day; readonly inbound: Way },
): Day | null {
  const [first = null] = pickupDays(today, inbound)
  return first !== null && wanted !== null && wanted > first ? wanted : first
}
