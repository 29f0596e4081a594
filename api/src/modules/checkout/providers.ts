import type { GuestCheckout } from 'shared/contract/checkout'
import type { DeliveryProviderCode } from 'shared/contract/delivery-providers'
import type { Storefront } from 'shared/contract/storefront-session'
import { notOfferedText } from 'shared/delivery'
import { normalisePostcode } from '#src/lib/postcode.ts'
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

const NOT_OFFERED = 'This delivery is not offered here'

/** In store mode the shop's choice decides both providers (section 9); a web customer picks from what is offered. */
export function checkProviders(
  details: GuestCheckout,
  storefront: Storefront | null,
): ProviderFault[] {
  return details.in_store_type === null
    ? checkWeb(details, storefront)
    : checkStore(details, details.in_store_type)
}

function checkStore(
  { collection_provider, dropoff_provider }: GuestCheckout,
  choice: NonNullable<GuestCheckout['in_store_type']>,
): ProviderFault[] {
  const { inbound, outbound } = carriersOf(choice)
  return [
    ...faultUnless('collection_provider', collection_provider === inbound),
    ...faultUnless('dropoff_provider', dropoff_provider === outbound),
  ]
}

function checkWeb(
  { collection_provider: inbound, dropoff_provider: outbound, address }: GuestCheckout,
  storefront: Storefront | null,
): ProviderFault[] {
  const asker = { address: address?.postcode ?? null, storefront }
  return [
    ...webFault('collection_provider', { code: inbound, direction: 'inbound', asker }),
    ...webFault('dropoff_provider', { code: outbound, direction: 'outbound', asker }),
  ]
}

function webFault(
  field: ProviderFault['field'],
  chosen: { code: DeliveryProviderCode; direction: Direction; asker: Asker },
): ProviderFault[] {
  const { code, direction, asker } = chosen
  const why = whyRefused(code, asker)
  if (!why) return faultUnless(field, servesDirection(code, direction))
  const postcode = normalisePostcode(asker.address ?? '')
  return [{ field, message: notOfferedText(code, { why, postcode }) }]
}

function faultUnless(field: ProviderFault['field'], isRight: boolean): ProviderFault[] {
  return isRight ? [] : [{ field, message: NOT_OFFERED }]
}
