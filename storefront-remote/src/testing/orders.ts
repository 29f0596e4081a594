import type { OrderSummary, StorefrontOrder } from '@darnley/contract/storefront-orders'
import type { Storefront } from '@darnley/contract/storefront-session'
import { minor } from '@darnley/domain/money'
import { orderedWork } from '@darnley/testing/ordered-work'
import { $staff } from '@darnley/web/session'

export const storefront: Storefront = {
  id: 'maison',
  name: 'Maison Vale',
  domain: 'maison.localhost',
  locale: 'en_GB',
  exchange_rate: '1',
  delivery_options: ['complete_in_store', 'return_to_store', 'return_to_customer'],
  blocked_delivery_providers: [],
  address: { line1: '1 Row', line2: '', city: 'London', postcode: 'W1S 3PQ' },
}

export const accessToken = {
  access_token: 'once',
  token_type: 'bearer',
  expires_in: 60,
  storefront,
} as const

export function beSignedIn(): void {
  $staff.set({ status: 'signed-in', storefront })
}

/** What the list and the page of an order both show. */
const common = {
  _id: '6e0c1d36-3c7a-4c0a-9a43-0d5c3ac1c001',
  collection_ref: 'DN-48213',
  status: 'awaiting_dropoff',
  created_at: '2026-03-02T10:15:00.000Z',
  customer_name: 'Amara Osei',
  customer_email: 'amara.osei@example.com',
  total_price: minor(4400),
  express: false,
}

export function aSummary(fields: Partial<OrderSummary> = {}): OrderSummary {
  return {
    ...common,
    in_store_type: null,
    collection_provider: 'WFLondon',
    dropoff_provider: 'RMTracked24',
    service_count: 2,
    ...fields,
  }
}

/** An order that a web customer brings to the shop. */
export function anOrder(fields: Partial<StorefrontOrder> = {}): StorefrontOrder {
  return {
    ...common,
    refund: null,
    inbound: {
      originating_address: { full_name: 'Amara Osei' },
      delivery_provider: { name: 'WFLondon', display_name: 'Drop-off in London', days: [1, 2, 3] },
      description: 'Drop it off in the shop',
    },
    outbound: {
      delivery_provider: { name: 'RMTracked24', display_name: 'Royal Mail 24', days: [1, 2, 3] },
    },
    store: null,
    royal_mail_label_url: null,
    items: [
      {
        item_name: 'Jeans',
        item_description: 'Blue denim',
        services: [
          orderedWork({
            name: 'Shorten hem',
            details: { fitting_choice: 'measure' },
            fitting_details: '6 cm',
            answers: [{ question: 'Keep the original hem?', answer: 'Yes' }],
          }),
          orderedWork({ name: 'Darn a hole', price: minor(2600), repair_location: 'Left knee' }),
        ],
      },
    ],
    amounts: { services: minor(4400), discount: null, express: null, delivery: minor(0) },
    due_day: '2026-03-12',
    phone: '+44 20 7946 0000',
    status_changes: [
      { from: null, to: 'awaiting_dropoff', actor: 'customer', at: '2026-03-02T10:15:00.000Z' },
    ],
    next_statuses: ['awaiting_pickup', 'cancelled'],
    ...fields,
  }
}
