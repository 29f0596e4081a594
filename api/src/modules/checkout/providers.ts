import type { GuestCheckout } from '@darnley/contract/checkout'
import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { notOfferedText } from '@darnley/domain/delivery'
import { normalisePostcode } from '@darnley/contract/text/postcode'
import {
  type Asker,
  carriersOf,
  type Direction,
  servesDirection,
  whyRefused,
} from '#src/modules/delivery-providers/rules.ts'

interface ProviderFault {
  readonly field: 'collection_provider' | 'dropoff_provider'
  readonly message: string
}

/** What decides about providers beside the address. */
export type OrderingPlace = Omit<Asker, 'address'>

const NOT_OFFERED = 'This delivery is not offered here'

/**
 * Checks both providers. In store mode the shop's choice determines them (section 9); a web customer picks from the
 * offered ones.
 */
export function checkProviders(
  details: Partial<GuestCheckout>,
  place: OrderingPlace,
): ProviderFault[] {
  const { in_store_type: choice } = details
  if (choice === undefined) return []
  return choice === null ? checkWeb(details, place) : checkStore(details, choice)
}

function checkStore(
  { collection_provider, dropoff_provider }: Partial<GuestCheckout>,
  choice: NonNullable<GuestCheckout['in_store_type']>,
): ProviderFault[] {
  const { inbound, outbound } = carriersOf(choice)
  return [
    ...storeFault('collection_provider', { chosen: collection_provider, wanted: inbound }),
    ...storeFault('dropoff_provider', { chosen: dropoff_provider, wanted: outbound }),
  ]
}

function storeFault(
  field: ProviderFault['field'],
  { chosen, wanted }: { chosen: DeliveryProviderCode | undefined; wanted: DeliveryProviderCode },
): ProviderFault[] {
  return faultUnless(field, chosen === undefined || chosen === wanted)
}

function checkWeb(details: Partial<GuestCheckout>, place: OrderingPlace): ProviderFault[] {
  const { collection_provider, dropoff_provider: outbound, address } = details
  // No provider carries what is brought to its fitting, whatever shops are closed.
  const inbound = details.brought_to_fitting === true ? undefined : collection_provider
  const asker = { address: address?.postcode ?? null, ...place, isKnown: address !== undefined }
  return [
    ...webFault('collection_provider', { code: inbound, direction: 'inbound', asker }),
    ...webFault('dropoff_provider', { code: outbound, direction: 'outbound', asker }),
  ]
}

interface WebAsker extends Asker {
  /** Whether there is an address, or none by intention. */
  readonly isKnown: boolean
}

function webFault(
  field: ProviderFault['field'],
  chosen: { code: DeliveryProviderCode | undefined; direction: Direction; asker: WebAsker },
): ProviderFault[] {
  const { code, direction, asker } = chosen
  if (!code) return []
  const why = whyRefused(code, asker)
  // An address that cannot be parsed does not determine what is offered there.
  const isOffered = !why || (why === 'outside-areas' && !asker.isKnown)
  if (isOffered) return faultUnless(field, servesDirection(code, direction))
  const postcode = normalisePostcode(asker.address ?? '')
  return [{ field, message: notOfferedText(code, { why, postcode }) }]
}

function faultUnless(field: ProviderFault['field'], isRight: boolean): ProviderFault[] {
  return isRight ? [] : [{ field, message: NOT_OFFERED }]
}
