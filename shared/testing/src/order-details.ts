import type { FittingChoice } from '@darnley/contract/basket'
import type { InStoreType } from '@darnley/contract/checkout'
import type { DeliveryProviderCode, DropOffPoint } from '@darnley/contract/delivery-providers'
import type { Fitting } from '@darnley/contract/fittings'
import type { OrderDetails } from '@darnley/contract/orders'
import { isDropOffPoint, providerNames, TO_FITTING_NAME } from '@darnley/domain/delivery'
import { minor } from '@darnley/domain/money'

interface Wanted {
  readonly inbound?: DeliveryProviderCode
  readonly outbound?: DeliveryProviderCode
  readonly inStoreType?: InStoreType
  readonly status?: string
  readonly fitting?: FittingChoice
  /** The fitting to which all is brought; null for one without a time. */
  readonly broughtTo?: Fitting | null
}

/** The ways whose label a customer prints. */
export const labelledWays: readonly DeliveryProviderCode[] = [
  'DPD',
  'RMTracked24',
  'RMTracked48',
  'RMSpecialGND1000',
  'RMSpecialGND2500',
]

/** Returns a placed order of jeans of Tuesday 3 March 2026, with all that an order of these ways has. */
export function orderDetails({
  inbound = 'RMTracked48',
  outbound = 'RMTracked48',
  inStoreType,
  status,
  broughtTo,
  fitting = broughtTo === undefined ? 'pin' : 'pin_in_store',
}: Wanted = {}): OrderDetails {
  if (broughtTo !== undefined)
    return brought(orderDetails({ inbound: 'WFLondon', outbound, fitting }), broughtTo)
  const isBrought = inStoreType !== undefined || isDropOffPoint(inbound)
  const hasLabel = labelledWays.includes(inbound)
  const placed = status ?? (isBrought ? 'awaiting_store_dropoff' : 'awaiting_pickup')
  const isHome = inStoreType === undefined || inStoreType === 'return_to_customer'
  return {
    _id: 'an-order',
    collection_ref: 'DN-48213',
    status: placed,
    created_at: '2026-03-03T10:00:00.000Z',
    customer_email: 'amara.osei@example.com',
    total_price: minor(2590),
    refund: null,
    express: false,
    inbound: {
      originating_address: { full_name: 'Amara Osei' },
      delivery_provider: provider(inbound),
      description: 'Drop your parcel at a post office',
      pickup_day: inbound === 'RMTracked24Collection' ? '2026-03-05' : null,
    },
    outbound: { delivery_provider: provider(outbound) },
    store: inStoreType === undefined ? null : { in_store_type: inStoreType },
    royal_mail_label_url: hasLabel ? '/api/public/royal_mail_label?token=a-token' : null,
    amounts: {
      ...{ services: minor(1800), discount: null, express: null, delivery: minor(790) },
      ...{ inbound: minor(395), outbound: minor(395) },
    },
    address: isHome ? weaversRow : null,
    packing_card_url: isBrought ? null : '/api/public/packing_card?order_id_token=a-token',
    calendar_url: '/api/public/order_calendar?order_id_token=a-token',
    items: [jeans(fitting)],
  }
}

/** Returns an order whose clothes come with their customer to the fitting. */
function brought(order: OrderDetails, fitting: Fitting | null): OrderDetails {
  const { point: _point, ...carrier } = order.inbound.delivery_provider
  return {
    ...order,
    ...{ fitting, can_fit: fitting === null },
    amounts: { ...order.amounts, delivery: minor(395), inbound: minor(0) },
    inbound: {
      ...order.inbound,
      ...{ brought_to_fitting: true, description: 'You bring your clothes to your fitting' },
      delivery_provider: { ...carrier, display_name: TO_FITTING_NAME },
    },
  }
}

const weaversRow = {
  ...{ full_name: 'Amara Osei', line1: '14 Weavers Row', line2: '' },
  ...{ city: 'London', postcode: 'E2 6HN' },
}

function provider(name: DeliveryProviderCode): OrderDetails['inbound']['delivery_provider'] {
  const point = isDropOffPoint(name) ? { point: kirk } : {}
  return { name, display_name: providerNames[name], ...point }
}

const kirk: DropOffPoint = {
  name: 'Kirk & Daughters',
  address: { line1: '5 The Broadway', line2: '', city: 'London', postcode: 'E15 4QS' },
  opening_hours: [{ day: 'monday', opens: '10:00', closes: '20:00' }],
  miles: 2.5,
}

function jeans(fitting: FittingChoice): OrderDetails['items'][number] {
  const guide_url = fitting === 'pin_in_store' ? null : '/fitting-guide?serviceId=shorten-hem'
  return {
    item_name: 'Jeans',
    item_description: 'Blue denim',
    services: [
      {
        ...{ name: 'Shorten hem', price: minor(1800) },
        ...{ details: { fitting_choice: fitting }, guide_url },
      },
    ],
  }
}
