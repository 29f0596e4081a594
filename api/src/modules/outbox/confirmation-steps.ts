import type { InStoreType } from '@darnley/contract/checkout'
import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { isDropOffPoint, providerNames } from '@darnley/domain/delivery'
import { TURNAROUND_DAYS } from '@darnley/domain/turnaround'
import { inboundWords, labelCallOf } from '#src/modules/delivery-providers/rules.ts'

/** How an order's clothes travel, and how soon the work begins. */
export interface Way {
  readonly collectionProvider: DeliveryProviderCode
  readonly dropoffProvider: DeliveryProviderCode
  readonly inStoreType: InStoreType | null
  readonly express: boolean
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
    sending(order.collectionProvider, companyName),
    work,
    returning(order.dropoffProvider),
  ]
}

function sending(code: DeliveryProviderCode, companyName: string): string {
  const name = providerNames[code]
  if (isDropOffPoint(code)) return `Bring them to the ${inSentence(name)}, and show the code there.`
  if (labelCallOf(code))
    return `Print your postage label, stick it on the parcel and send it to ${companyName} with ${name}.`
  const words = inboundWords(code)
  return `Send them to ${companyName} with ${name}. ${words}`
}

function returning(code: DeliveryProviderCode): string {
  const name = providerNames[code]
  return isDropOffPoint(code)
    ? `Fetch your items from the ${inSentence(name)}. We email you as soon as they are there.`
    : `${name} brings your items back to your door. We email you once they are on their way.`
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
