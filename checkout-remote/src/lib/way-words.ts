import type { DeliveryProvider } from '@darnley/contract/delivery-providers'
import { isDropOffPoint, type WayGroup } from '@darnley/domain/delivery'
import { hoursOn } from '@darnley/domain/opening-hours'
import type { Day } from '@darnley/domain/turnaround'

export const groupTitles: Readonly<Record<WayGroup, string>> = {
  door: 'Collected from your door',
  nearby: 'Hand it in nearby',
  'drop-off': 'Drop it off, free',
}

/** Returns where a drop-off point is, how far, and whether it is open, in one line. */
export function placeInLine({ point }: DeliveryProvider, today: Day): string | null {
  if (!point) return null
  return [
    point.name,
    distanceInWords(point.miles),
    hoursOn(today, point.opening_hours)?.toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Returns "about 2.5 miles"; null for a distance that is not known. */
export function distanceInWords(miles: number | null): string | null {
  if (miles === null) return null
  return miles === 1 ? 'about 1 mile' : `about ${miles} miles`
}

/** Returns why a way was chosen for the customer; null where there is nothing to say. */
export function whySuggested({ name, point }: DeliveryProvider): string | null {
  if (name === 'RMTracked24Collection')
    return 'Chosen for you: no trip and no printer. Your postie brings the label.'
  if (!isDropOffPoint(name) || !point) return null
  return `Chosen for you: it costs nothing, and it is ${distanceInWords(point.miles) ?? 'not far'} from you.`
}
