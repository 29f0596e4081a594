import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { aGarment, anOrder, frameAnswers } from '#src/testing/desk.ts'
import { fromCustomer } from '#src/testing/garment.ts'
import { Page } from './page.tsx'

function order(answer: () => WorkshopOrder | Promise<WorkshopOrder>): Scene {
  const { id } = anOrder()
  return {
    element: <Page params={{ id }} />,
    path: `/order/${id}`,
    answers: {
      api: {
        ...frameAnswers,
        'GET /workshop/orders/{id}': answer,
        'GET /workshop/photos': () => [fromCustomer(1), fromCustomer(2)],
      },
    },
  }
}

export const inWork: Scene = order(() => anOrder())
export const coming: Scene = order(() =>
  anOrder({
    status: 'awaiting_pickup',
    stage: 'coming',
    garments: [aGarment(1, { id: null, state: 'expected', found: null, tailor: null })],
  }),
)
export const toSendBack: Scene = order(() =>
  anOrder({ status: 'awaiting_delivery', stage: 'to_send_back' }),
)
export const held: Scene = order(() =>
  anOrder({
    ...{ status: 'attention_required', stage: 'arrived' },
    next_statuses: ['arrived_at_darnley', 'in_progress', 'cancelled'],
  }),
)
export const notDelivered: Scene = order(() =>
  anOrder({
    ...{ status: 'customer_delivery_failed', stage: 'on_its_way', parcel_back: 'AB123' },
    next_statuses: ['in_transit_to_customer', 'attention_required'],
  }),
)
export const loading: Scene = order(keepWaiting)
export const unknown: Scene = order(refuse(404))
export const failed: Scene = order(refuse(503))
