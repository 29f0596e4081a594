import type { CustomerPhoto } from '@darnley/contract/photos'
import type { OrderProgress } from '@darnley/contract/order-progress'
import type { OrderDetails } from '@darnley/contract/orders'
import { minor } from '@darnley/domain/money'
import type { Receipt } from '@darnley/contract/receipts'
import type { OrderPrices } from '@darnley/contract/price-proposals'
import type { Answers } from '@darnley/workbench/scene'
import { somePrices } from './proposal.ts'

export const token = 'a-token-of-an-order'

/** An order of one garment that travels by post both ways; tests override what matters to them. */
export function anOrder(fields: Partial<OrderDetails> = {}): OrderDetails {
  const byPost = { name: 'RMTracked48', display_name: 'Royal Mail Tracked 48' } as const
  return {
    _id: 'an-order',
    collection_ref: 'DN-48213',
    status: 'awaiting_pickup',
    created_at: '2026-03-03T10:00:00.000Z',
    customer_email: 'amara.osei@example.com',
    total_price: minor(2400),
    refund: null,
    express: false,
    inbound: {
      originating_address: { full_name: 'Amara Osei' },
      delivery_provider: byPost,
      description: 'Print the label and hand the parcel in at a Post Office',
    },
    outbound: { delivery_provider: byPost },
    store: null,
    royal_mail_label_url: null,
    amounts: {
      ...{ services: minor(1800), discount: null, express: null, delivery: minor(600) },
      ...{ inbound: minor(300), outbound: minor(300) },
    },
    items: [
      {
        item_name: 'Jeans',
        item_description: 'Blue denim',
        services: [
          { name: 'Shorten hem', price: minor(1800), details: { fitting_choice: 'pin_in_store' } },
        ],
      },
    ],
    ...fields,
  }
}

export function aProgress(...statuses: string[]): OrderProgress {
  const changes = statuses.map((status, day) => ({
    status,
    at: `2026-03-0${day + 3}T10:00:00.000Z`,
  }))
  return { status: statuses.at(-1) ?? '', changes }
}

/** A photo of the first garment on arrival, drawn by a picture of the catalogue. */
export function aPhoto(number: number, fields: Partial<CustomerPhoto> = {}): CustomerPhoto {
  const url = '/public/photos/category-coats.svg'
  return {
    ...{ id: `${number}f0f2d5c-7a5c-4d5e-9a54-0f8f3f6f7d11`, kind: 'arrival', garment: 1 },
    ...{ width: 2000, height: 1500, url, small_url: url },
    taken_at: '2026-11-25T09:38:00.000Z',
    ...fields,
  }
}

/** A receipt of the whole order. */
export function aReceipt(fields: Partial<Receipt> = {}): Receipt {
  return {
    ...{ id: '5f0f2d5c-7a5c-4d5e-9a54-0f8f3f6f7d20', kind: 'receipt', number: 1042 },
    ...{ seller: 'Darnley', day: '2026-03-03', total: minor(2400) },
    ...fields,
  }
}

/** Answers with an order, its progress, its prices and its photos; the books have nothing of it yet. */
export function answering(
  order: OrderDetails,
  progress: OrderProgress = aProgress(order.status),
  prices: OrderPrices = somePrices(),
  photos: CustomerPhoto[] = [],
): Answers {
  return {
    api: {
      'GET /public/order_details': () => order,
      'GET /public/order_progress': () => progress,
      'GET /public/price_proposals': () => prices,
      'GET /public/order_photos': () => photos,
      'GET /public/receipts': () => ({ receipts: [] }),
      'GET /public/order_messages': () => ({ messages: [], can_add_note: false }),
    },
  }
}
