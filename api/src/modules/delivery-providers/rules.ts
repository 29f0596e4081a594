import type { InStoreType } from 'shared/contract/checkout'
import { DeliveryProviderCode, type DeliveryProvider } from 'shared/contract/delivery-providers'
import type { Storefront } from 'shared/contract/storefront-session'
import { type NotOffered, providerNames, whyNotOffered } from 'shared/delivery'
import { deliveryPrice, type Rate } from 'shared/pricing'
import { findPostcode } from 'shared/text/postcode'
import { type LabelCall, PRINT_LABEL, PROVIDERS, type ProviderWords } from './providers.ts'

export type Direction = 'inbound' | 'outbound'

export interface Asker {
  /** Any text with the customer's postcode in it. */
  readonly address: string | null
  readonly storefront: Storefront | null
}

/** Why a provider can not be chosen; null when it can. */
export function whyRefused(
  code: DeliveryProviderCode,
  { address, storefront }: Asker,
): NotOffered | null {
  return whyNotOffered(code, {
    postcode: findPostcode(address ?? ''),
    isStorefront: storefront !== null,
    blocked: storefront?.blocked_delivery_providers ?? [],
  })
}

/**
 * The call that answers with the label of a parcel that is sent in this way; null where the customer prints none. It is
 * the words' own promise: text, pages, mail and call ask here.
 */
export function labelCallOf(code: DeliveryProviderCode): LabelCall | null {
  const words = PROVIDERS[code].inbound
  return words && 'label' in words ? words.label : null
}

export function servesDirection(code: DeliveryProviderCode, direction: Direction): boolean {
  return PROVIDERS[code][direction] !== undefined
}

/** What is offered, inbound order: the tracked-24 collection comes first (section 2.4). */
export function offeredProviders(asker: Asker, rate: Rate): DeliveryProvider[] {
  return codes
    .filter((code) => whyRefused(code, asker) === null)
    .map((code) => describeProvider(code, rate))
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
    display_name: providerNames[code],
    price: deliveryPrice(code, rate),
    inbound: inWords(words.inbound),
    outbound: inWords(words.outbound),
  }
}

/** What a customer who sends clothes in this way has to know, as sentences; empty when it does not serve that direction. */
export function inboundWords(code: DeliveryProviderCode): string {
  const words = inWords(PROVIDERS[code].inbound)
  return words ? `${words.description}. ${words.extra_description}` : ''
}

function inWords(words: ProviderWords['inbound']): DeliveryProvider['inbound'] {
  if (!words) return null
  const { description } = words
  return { description, extra_description: 'label' in words ? PRINT_LABEL : words.extra }
}
