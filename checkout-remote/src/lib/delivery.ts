import type { DeliveryProvider, DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { InStoreType } from '@darnley/contract/checkout'
import type { ShippingFields } from './form.ts'

const collection: DeliveryProviderCode = 'RMTracked24Collection'

export type Blocked = readonly DeliveryProviderCode[]

/** Returns the providers to the workshop, with the collection from home first (section 2.4). */
export function inboundProviders(
  providers: readonly DeliveryProvider[],
  blocked: Blocked,
): DeliveryProvider[] {
  return providers
    .filter(({ name, inbound }) => inbound !== null && !blocked.includes(name))
    .toSorted((a, b) => Number(b.name === collection) - Number(a.name === collection))
}

/** Returns the providers back to the customer, without the collection. */
export function outboundProviders(
  providers: readonly DeliveryProvider[],
  blocked: Blocked,
): DeliveryProvider[] {
  return providers.filter(
    ({ name, outbound }) => outbound !== null && name !== collection && !blocked.includes(name),
  )
}

/** Returns an earlier choice if it is still offered, else null. */
export function stillOffered<Choice extends string>(
  choice: Choice | null,
  offered: readonly Choice[],
): Choice | null {
  return choice !== null && offered.includes(choice) ? choice : null
}

/** Returns the two carriers of an order; null while a choice is missing. */
export function chosenProviders(
  { inbound, outbound, inStoreType }: ShippingFields,
  storeMode: boolean,
): ProviderPair | null {
  if (storeMode) return inStoreType ? storeProviders(inStoreType) : null
  return inbound && outbound ? { collection_provider: inbound, dropoff_provider: outbound } : null
}

export interface ProviderPair {
  readonly collection_provider: DeliveryProviderCode
  readonly dropoff_provider: DeliveryProviderCode
}

/** Returns the carriers of an order taken in a shop (section 9). */
export function storeProviders(choice: InStoreType): ProviderPair {
  return {
    collection_provider: 'Onfleet',
    dropoff_provider: choice === 'return_to_customer' ? 'RMTracked24' : 'Onfleet',
  }
}

/** Returns a shop's choices, without those whose carrier it has blocked. */
export function offeredInStore(choices: readonly InStoreType[], blocked: Blocked): InStoreType[] {
  return choices.filter((choice) => {
    const { collection_provider, dropoff_provider } = storeProviders(choice)
    return !blocked.includes(collection_provider) && !blocked.includes(dropoff_provider)
  })
}

interface StoreDelivery {
  readonly label: string
  readonly description: string
  readonly extra: string
}

export const storeDeliveries: Readonly<Record<InStoreType, StoreDelivery>> = {
  complete_in_store: {
    label: 'Complete in store',
    description: 'The work is done here in the shop.',
    extra: 'The customer is told by e-mail when it can be fetched.',
  },
  return_to_store: {
    label: 'Return to store',
    description: 'Our tailors send the finished items back to the shop.',
    extra: 'The customer is told by e-mail when the items have arrived here.',
  },
  return_to_customer: {
    label: 'Return to customer',
    description: 'Tracked 24 delivery to the customer’s home.',
    extra: 'We ask for the address in the next step.',
  },
}
