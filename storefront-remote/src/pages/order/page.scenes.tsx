import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
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
export const over: Scene = of(() => anOrder({ status: 'finished', next_statuses: [] }))
export const unknown: Scene = of(refuse(404))
export const failed: Scene = of(refuse(503))
