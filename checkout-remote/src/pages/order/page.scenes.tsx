import { minor } from '@darnley/domain/money'
import { keepWaiting, loseConnection, refuse, type Scene } from '@darnley/workbench/scene'
import { orderDetails } from '@darnley/testing/order-details'
import { anOrder, answering, aPhoto, aProgress, aReceipt, token } from '#src/testing/order.ts'
import { aFitting, inDays } from '#src/testing/fittings.ts'
import { somePrices } from '#src/testing/proposal.ts'
import { Page } from './page.tsx'

function of(status: string, order = anOrder({ status })): Scene {
  return {
    element: <Page />,
    path: `/order?orderIdToken=${token}`,
    answers: answering(order, aProgress(...new Set([order.status, status]))),
  }
}

const answeredBy = (answer: () => never | Promise<never>): Scene => ({
  ...of('awaiting_pickup'),
  answers: {
    api: {
      'GET /public/order_details': answer,
      'GET /public/order_progress': answer,
      'GET /public/price_proposals': answer,
      'GET /public/order_photos': answer,
      'GET /public/receipts': answer,
    },
  },
})

export const placed: Scene = of('awaiting_pickup')
export const toBeDroppedOff: Scene = of(
  'awaiting_store_dropoff',
  orderDetails({ inbound: 'WFLondon' }),
)
const toFitting = orderDetails({ broughtTo: aFitting({ date: inDays(2) }) })
export const toBeFitted: Scene = of('awaiting_store_dropoff', toFitting)
export const broughtToFitting: Scene = of('awaiting_pickup', toFitting)
export const fittingToChoose: Scene = of(
  'awaiting_store_dropoff',
  orderDetails({ broughtTo: null }),
)
export const fittingMissed: Scene = of(
  'awaiting_store_dropoff',
  orderDetails({ broughtTo: aFitting({ date: '2026-03-05' }) }),
)
export const inTransit: Scene = {
  ...of('in_transit_to_darnley'),
  answers: answering(anOrder(), aProgress('awaiting_pickup', 'in_transit_to_darnley')),
}
export const notCollected: Scene = of('customer_pickup_failed')
export const cancellable: Scene = cancelling(() => ({ status: 'cancelled' }))
export const tooLateToCancel: Scene = cancelling(refuse(409))
export const remindable: Scene = reminding(({ reminders }) => ({ reminders }))
export const remindersFail: Scene = reminding(loseConnection)
export const finished: Scene = of('finished')
export const refunded: Scene = of(
  'cancelled',
  anOrder({ status: 'cancelled', refund: { amount: minor(2400), is_done: false } }),
)
export const photographed: Scene = {
  ...of('in_progress'),
  answers: answering(
    anOrder({ status: 'in_progress' }),
    aProgress('awaiting_pickup', 'in_transit_to_darnley', 'in_progress'),
    somePrices(),
    [
      aPhoto(0, { kind: 'customer' }),
      aPhoto(1),
      aPhoto(2, { kind: 'after' }),
      // What came in the parcel, but was not booked.
      aPhoto(3, { garment: 2 }),
    ],
  ),
}
export const withReceipts: Scene = {
  ...of('finished'),
  answers: {
    api: {
      ...of('finished').answers?.api,
      'GET /public/receipts': () => ({
        receipts: [
          aReceipt(),
          aReceipt({
            ...{ id: '5f0f2d5c-7a5c-4d5e-9a54-0f8f3f6f7d21', kind: 'credit_note', number: 1050 },
            ...{ day: '2026-03-09', total: minor(-500) },
          }),
        ],
      }),
    },
  },
}
export const loading: Scene = answeredBy(keepWaiting)
export const failed: Scene = answeredBy(loseConnection)
export const unknown: Scene = answeredBy(refuse(404))
export const withoutToken: Scene = { ...of('finished'), path: '/order' }

/** An order that its customer can still cancel, when the page is opened. */
function cancelling(answer: () => { status: 'cancelled' }): Scene {
  const order = orderDetails()
  let isCancelled = false
  return {
    ...of('awaiting_pickup'),
    arrange: () => {
      isCancelled = false
    },
    answers: {
      api: {
        ...answering(order).api,
        'GET /public/order_details': () => ({ ...order, can_cancel: !isCancelled }),
        'GET /public/order_progress': () =>
          aProgress('awaiting_pickup', ...(isCancelled ? ['cancelled'] : [])),
        'POST /public/cancel_order': () => {
          const answered = answer()
          isCancelled = true
          return answered
        },
      },
    },
  }
}

/** An order whose customer is reminded, when the page is opened. */
function reminding(answer: (wanted: { reminders: boolean }) => { reminders: boolean }): Scene {
  const order = anOrder({ status: 'awaiting_pickup' })
  let reminders = true
  return {
    ...of('awaiting_pickup'),
    arrange: () => {
      reminders = true
    },
    answers: {
      api: {
        ...answering(order).api,
        'GET /public/order_details': () => ({ ...order, reminders }),
        'GET /public/order_progress': () => aProgress('awaiting_pickup'),
        'POST /public/order_reminders': ({ body }) => {
          const answered = answer(body as { reminders: boolean })
          ;({ reminders } = answered)
          return answered
        },
      },
    },
  }
}
