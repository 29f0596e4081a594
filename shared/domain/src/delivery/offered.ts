import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { providerNames } from './names.ts'

/** The areas of London's postcodes, for instance the N of N1 9GU. */
const LONDON = /^(?:E|EC|N|NW|SE|SW|W|WC)\d/

const FOR_STOREFRONTS: ReadonlySet<DeliveryProviderCode> = new Set(['Onfleet', 'SFOnfleet'])

/** Where an order is to be delivered. */
export interface DeliveryContext {
  /** The customer's postcode; null while it is not known. */
  readonly postcode: string | null
  readonly isStorefront: boolean
  readonly blocked: readonly DeliveryProviderCode[]
}

export type NotOffered = 'blocked' | 'storefronts-only' | 'london-only'

/** Returns why a provider cannot be chosen, or null when it can. Used by pages and the api. */
export function whyNotOffered(
  code: DeliveryProviderCode,
  { postcode, isStorefront, blocked }: DeliveryContext,
): NotOffered | null {
  if (blocked.includes(code)) return 'blocked'
  if (FOR_STOREFRONTS.has(code) && !isStorefront) return 'storefronts-only'
  return code === 'Evermile' && !LONDON.test(postcode ?? '') ? 'london-only' : null
}

/** Returns a sentence such as "Evermile bicycle courier only serves London postcodes, and yours is LS1 4AB". */
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
    case 'london-only':
      return `${name} only serves London postcodes${postcode ? `, and yours is ${postcode}` : ''}`
  }
}
