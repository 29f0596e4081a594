import type { InStoreType } from '@darnley/contract/checkout'
import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { isDropOffPoint, providerNames } from '@darnley/domain/delivery'
import { addressInWords, hoursInWords, mapUrl } from '@darnley/domain/opening-hours'
import { type Day, formatDay, TURNAROUND_DAYS } from '@darnley/domain/turnaround'
import { inboundWords, labelCallOf } from '#src/modules/delivery-providers/rules.ts'
import type { AtPoint } from '#src/modules/places/points.ts'

/** How an order's clothes travel, and how soon the work begins. */
export interface Way {
  readonly collectionProvider: DeliveryProviderCode
  readonly dropoffProvider: DeliveryProviderCode
  readonly inStoreType: InStoreType | null
  readonly express: boolean
  /** When the postie collects; null where the customer chose no day. */
  readonly pickupDay: Day | null
  /** The shops at its drop-off points. */
  readonly points?: ReadonlyMap<DeliveryProviderCode, AtPoint>
}

/** Returns the customer's next steps for this order's delivery. */
export function confirmationSteps(
  order: Way,
  { companyName }: { readonly companyName: string },
): string[] {
  const { inStoreType, express } = order
  const days = express ? TURNAROUND_DAYS.express : TURNAROUND_DAYS.standard
  const work = `Our tailors do the work within ${days} working days of arrival.`
  if (inStoreType) return [fromShop[inStoreType], work, backFromShop[inStoreType]]
  return [
    'Wash and dry your items: our tailors cannot work on damp clothes.',
    sending(order, companyName),
    work,
    returning(order),
  ]
}

function sending(
  { collectionProvider: code, pickupDay, points }: Way,
  companyName: string,
): string {
  const name = providerNames[code]
  if (isDropOffPoint(code))
    return `Bring them to the ${inSentence(name)}, and show the code there.${placeWords(points?.get(code))}`
  if (labelCallOf(code))
    return `Print your postage label, stick it on the parcel and send it to ${companyName} with ${name}.`
  const day = pickupDay ? `Your parcel is collected on ${formatDay(pickupDay)}. ` : ''
  return `Send them to ${companyName} with ${name}. ${day}${inboundWords(code)}`
}

function returning({ dropoffProvider: code, points }: Way): string {
  const name = providerNames[code]
  return isDropOffPoint(code)
    ? `Fetch your items from the ${inSentence(name)}. We email you as soon as they are there.${placeWords(points?.get(code))}`
    : `${name} brings your items back to your door. We email you once they are on their way.`
}

/** Returns where a drop-off point is, when it is open, and where to see it on a map. */
function placeWords({ point }: AtPoint = {}): string {
  if (!point) return ''
  const { name, address, opening_hours: hours } = point
  return ` It is at ${name}, ${addressInWords(address)}, open ${hoursInWords(hours).join(', ')}. Map: ${mapUrl(point)}`
}

/** Lower-cases a name that begins with a common noun: "drop-off point London". */
function inSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

const fromShop: Readonly<Record<InStoreType, string>> = {
  complete_in_store: 'Your items stay in the shop, where the work is done.',
  return_to_store: 'The shop hands your items over to our courier.',
  return_to_customer: 'The shop hands your items over to our courier.',
}

const ready = 'We email you as soon as you can collect your items from the shop.'

const backFromShop: Readonly<Record<InStoreType, string>> = {
  complete_in_store: ready,
  return_to_store: ready,
  return_to_customer:
    'Your items are posted to your home. We email you once they are on their way.',
}
