import type { InStoreType } from 'shared/contract/checkout'
import { DeliveryProviderCode, type DeliveryProvider } from 'shared/contract/delivery-providers'
import type { Storefront } from 'shared/contract/storefront-session'
import { deliveryPrice, type Rate } from 'shared/pricing'
import { findPostcode } from '#src/lib/postcode.ts'
import { PROVIDERS, type ProviderWords } from './providers.ts'

export type Direction = 'inbound' | 'outbound'

/** The areas of London's postcodes, for instance the N of N1 9GU. */
const LONDON = /^(?:E|EC|N|NW|SE|SW|W|WC)\d/

const FOR_STOREFRONTS: ReadonlySet<DeliveryProviderCode> = new Set(['Onfleet', 'SFOnfleet'])

/** A shop or counter to which customers bring their clothes, or where they fetch them. */
export function isDropOffPoint(code: DeliveryProviderCode): boolean {
  return code === 'WFLondon' || code === 'WFStratford'
}

export interface Asker {
  /** Any text with the customer's postcode in it. */
  readonly address: string | null
  readonly storefront: Storefront | null
}

export function isOffered(code: DeliveryProviderCode, { address, storefront }: Asker): boolean {
  if (storefront?.blocked_delivery_providers.includes(code)) return false
  if (FOR_STOREFRONTS.has(code)) return storefront !== null
  return code !== 'Evermile' || LONDON.test(findPostcode(address ?? '') ?? '')
}

export function servesDirection(code: DeliveryProviderCode, direction: Direction): boolean {
  return PROVIDERS[code][direction] !== undefined
}

/** What is offered, inbound order: the tracked-24 collection comes first (section 2.4). */
export function offeredProviders(asker: Asker, rate: Rate): DeliveryProvider[] {
  return codes.filter((code) => isOffered(code, asker)).map((code) => describeProvider(code, rate))
}

/** Every provider that the storefront does not block, whatever the address. */
export function allProviders(storefront: Storefront | null, rate: Rate): DeliveryProvider[] {
  const blocked = storefront?.blocked_delivery_providers ?? []
  return codes.filter((code) => !blocked.includes(code)).map((code) => describeProvider(code, rate))
}

/** Who carries an order that a shop takes (section 9). */
export function carriersOf(choice: InStoreType): Carriers {
  return {
    inbound: 'Onfleet',
    outbound: choice === 'return_to_customer' ? 'RMTracked24' : 'Onfleet',
  }
}

interface Carriers {
  readonly inbound: DeliveryProviderCode
  readonly outbound: DeliveryProviderCode
}

/** How a storefront's orders can go back: its own options, without those whose carrier it blocks. */
export function offeredReturns(storefront: Storefront): InStoreType[] {
  const { delivery_options: options, blocked_delivery_providers: blocked } = storefront
  return options.filter((choice) => {
    const { inbound, outbound } = carriersOf(choice)
    return !blocked.includes(inbound) && !blocked.includes(outbound)
  })
}

const codes = DeliveryProviderCode.options.toSorted((one, other) => rank(one) - rank(other))

function rank(code: DeliveryProviderCode): number {
  return Object.keys(PROVIDERS).indexOf(code)
}

export function describeProvider(code: DeliveryProviderCode, rate: Rate): DeliveryProvider {
  const words = PROVIDERS[code]
  return {
    name: code,
    display_name: words.displayName,
    price: deliveryPrice(code, rate),
    inbound: inWords(words.inbound),
    outbound: inWords(words.outbound),
  }
}

function inWords(words: ProviderWords['inbound']): DeliveryProvider['inbound'] {
  return words ? { description: words.description, extra_description: words.extra } : null
}
