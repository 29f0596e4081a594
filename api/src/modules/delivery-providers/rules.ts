import type { InStoreType } from '@darnley/contract/checkout'
import { DeliveryProviderCode, type DeliveryProvider } from '@darnley/contract/delivery-providers'
import type { Fees } from '@darnley/contract/help'
import type { Storefront } from '@darnley/contract/storefront-session'
import { type NotOffered, providerNames, whyNotOffered } from '@darnley/domain/delivery'
import type { Minor } from '@darnley/domain/money'
import { deliveryPrice } from '@darnley/domain/pricing'
import { findPostcode } from '@darnley/contract/text/postcode'
import type { Reach } from './courier-areas.ts'
import { type LabelCall, PRINT_LABEL, PROVIDERS, type ProviderWords } from './providers.ts'

export type Direction = 'inbound' | 'outbound'

export interface Asker extends Reach {
  /** Any text that contains the customer's postcode. */
  readonly address: string | null
  readonly storefront: Storefront | null
}

/** Returns why a provider cannot be chosen; null when it can. */
export function whyRefused(
  code: DeliveryProviderCode,
  { address, storefront, courierAreas, notOffered }: Asker,
): NotOffered | null {
  return whyNotOffered(code, {
    postcode: findPostcode(address ?? ''),
    isStorefront: storefront !== null,
    blocked: [...notOffered, ...(storefront?.blocked_delivery_providers ?? [])],
    courierAreas,
  })
}

/**
 * Returns the call for the label of a parcel sent with this provider; null when the customer prints none. Texts,
 * pages, mails and calls all use this function.
 */
export function labelCallOf(code: DeliveryProviderCode): LabelCall | null {
  const words = PROVIDERS[code].inbound
  return words && 'label' in words ? words.label : null
}

export function servesDirection(code: DeliveryProviderCode, direction: Direction): boolean {
  return PROVIDERS[code][direction] !== undefined
}

/** Returns the offered providers in inbound order: the tracked-24 collection comes first (section 2.4). */
export function offeredProviders(asker: Asker, fees: Fees): DeliveryProvider[] {
  return codes
    .filter((code) => whyRefused(code, asker) === null)
    .map((code) => describeProvider(code, fees))
}

/** Returns every provider that neither the storefront nor the lack of a contract blocks, whatever the address. */
export function allProviders(
  { storefront, notOffered }: Pick<Asker, 'storefront' | 'notOffered'>,
  fees: Fees,
): DeliveryProvider[] {
  const blocked = [...notOffered, ...(storefront?.blocked_delivery_providers ?? [])]
  return codes.filter((code) => !blocked.includes(code)).map((code) => describeProvider(code, fees))
}

/** Returns the providers of an order taken in a shop (section 9). */
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

/** Returns how a storefront's orders can go back: its own options, without those whose provider is not offered. */
export function offeredReturns(
  { delivery_options: options, blocked_delivery_providers: own }: Storefront,
  notOffered: Reach['notOffered'],
): InStoreType[] {
  const blocked = [...notOffered, ...own]
  return options.filter((choice) => {
    const { inbound, outbound } = carriersOf(choice)
    return !blocked.includes(inbound) && !blocked.includes(outbound)
  })
}

const codes = DeliveryProviderCode.options.toSorted((one, other) => rank(one) - rank(other))

function rank(code: DeliveryProviderCode): number {
  return Object.keys(PROVIDERS).indexOf(code)
}

/** Returns a provider as it is offered at these fees. */
export function describeProvider(code: DeliveryProviderCode, fees: Fees): DeliveryProvider {
  return providerAt(code, deliveryPrice(code, fees))
}

/** Returns a provider at what one way with it costs. */
export function providerAt(code: DeliveryProviderCode, price: Minor): DeliveryProvider {
  const words = PROVIDERS[code]
  return {
    name: code,
    display_name: providerNames[code],
    price,
    inbound: inWords(words.inbound),
    outbound: inWords(words.outbound),
  }
}

function inWords(words: ProviderWords['inbound']): DeliveryProvider['inbound'] {
  if (!words) return null
  const { description } = words
  return { description, extra_description: 'label' in words ? PRINT_LABEL : words.extra }
}
