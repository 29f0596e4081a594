import type { CustomerPhoto } from '@darnley/contract/photos'
import type { Receipt } from '@darnley/contract/receipts'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { minor } from '@darnley/domain/money'
import { refuse, type Scene } from '@darnley/workbench/scene'
import { anOrder, beSignedIn } from '#src/testing/orders.ts'
import { Page } from './page.tsx'

const call = 'GET /storefront/order_details_by_token'
const photos = 'GET /storefront/order_photos'

/** Of the first garment, drawn by a picture of the catalogue. */
const aPhoto: CustomerPhoto = {
  ...{ id: '5f0f2d5c-7a5c-4d5e-9a54-0f8f3f6f7d30', kind: 'customer', garment: 1 },
  ...{ width: 1500, height: 2000, taken_at: '2026-03-01T18:20:00.000Z' },
  url: '/public/photos/category-trousers.svg',
  small_url: '/public/photos/category-trousers.svg',
}

function of(answer: () => StorefrontOrder): Scene {
  return {
    element: <Page />,
    path: '/storefront/order?number=DN-48213',
    answers: { api: { [call]: answer, [photos]: () => [aPhoto] } },
    arrange: beSignedIn,
  }
}

const receipt: Receipt = {
  ...{ id: '5f0f2d5c-7a5c-4d5e-9a54-0f8f3f6f7d20', kind: 'receipt', number: 31 },
  ...{ seller: 'Maison Vale', day: '2026-03-02', total: minor(4400) },
}
const creditNote: Receipt = {
  ...receipt,
  ...{ id: '5f0f2d5c-7a5c-4d5e-9a54-0f8f3f6f7d21', kind: 'credit_note', number: 32 },
  total: minor(-2400),
}

export const expected: Scene = of(() => anOrder())
export const withUs: Scene = of(() =>
  anOrder({ status: 'awaiting_pickup', express: true, next_statuses: ['cancelled'] }),
)
export const discounted: Scene = of(() =>
  anOrder({
    express: true,
    total_price: minor(1395),
    amounts: {
      services: minor(4400),
      discount: { code: 'FREE100', amount: minor(4400) },
      express: minor(1000),
      delivery: minor(395),
    },
  }),
)
const two = anOrder({ express: true, items: [...anOrder().items, ...anOrder().items] })
export const twoGarments: Scene = of(() => two)
/** An order that the shop sold, of which a garment was given back. */
export const sold: Scene = {
  ...of(() => anOrder({ store: { in_store_type: 'complete_in_store' } })),
  answers: {
    api: {
      [call]: () => anOrder({ store: { in_store_type: 'complete_in_store' } }),
      [photos]: () => [],
      'GET /storefront/receipts': () => ({ receipts: [receipt, creditNote] }),
    },
  },
}
export const over: Scene = of(() => anOrder({ status: 'finished', next_statuses: [] }))
export const unknown: Scene = of(refuse(404))
export const failed: Scene = of(refuse(503))
