import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { minor } from '@darnley/domain/money'
import { refuse, type Scene } from '@darnley/workbench/scene'
import { anOrder, beSignedIn } from '#src/testing/orders.ts'
import { Page } from './page.tsx'

const call = 'GET /storefront/order_details_by_token'

function of(answer: () => StorefrontOrder): Scene {
  return {
    element: <Page />,
    path: '/storefront/order?number=DN-48213',
    answers: { api: { [call]: answer } },
    arrange: beSignedIn,
  }
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
export const over: Scene = of(() => anOrder({ status: 'finished', next_statuses: [] }))
export const unknown: Scene = of(refuse(404))
export const failed: Scene = of(refuse(503))
