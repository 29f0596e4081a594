import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { providerNames } from './names.ts'
import { liesIn } from './postcode-places.ts'

const FOR_STOREFRONTS: ReadonlySet<DeliveryProviderCode> = new Set(['Onfleet', 'SFOnfleet'])

/** Where an order is to be delivered. */
export interface DeliveryContext {
  /** The customer's postcode; null while it is not known. */
  readonly postcode: string | null
  readonly isStorefront: boolean
  readonly blocked: readonly DeliveryProviderCode[]
  /** Where the bicycle courier rides: letters of postcodes and outward codes. */
  readonly courierAreas: readonly string[]
}

export type NotOffered = 'blocked' | 'storefronts-only' | 'outside-areas'

/** Returns why a provider cannot be chosen, or null when it can. Used by pages and the api. */
export function whyNotOffered(
  code: DeliveryProviderCode,
  { postcode, isStorefront, blocked, courierAreas }: DeliveryContext,
): NotOffered | null {
  if (blocked.includes(code)) return 'blocked'
  if (FOR_STOREFRONTS.has(code) && !isStorefront) return 'storefronts-only'
  return code === 'Evermile' && !liesIn(courierAreas, postcode ?? '') ? 'outside-areas' : null
}

/** Returns a sentence such as "Evermile bicycle courier does not come to LS1 4AB". */
export function notOfferedText(
  code: DeliveryProviderCode,
  { why, postcode }: { why: NotOffered; postcode: string | null },
): string {
  const name = providerNames[code]
  switch (why) {
    case 'blocked':
      return `${name} is not offered here`
    case 'storefronts-only':
      return `${name} serves shops only`
    case 'outside-areas':
      return `${name} does not come to ${postcode ?? 'an address without a postcode'}`
  }
}
