import { minor } from '@darnley/domain/money'
import { keepWaiting, loseConnection, refuse, whileAt, type Scene } from '@darnley/workbench/scene'
import { orderDetails } from '@darnley/testing/order-details'
import { aBasket, holdBasket, storing } from '#src/testing/basket.ts'
import { anOrder, answering, token } from '#src/testing/order.ts'
import { Page } from './page.tsx'

function of(order = anOrder()): Scene {
  return {
    element: whileAt('/thank-you', <Page />),
    path: `/thank-you?orderIdToken=${token}`,
    answers: { api: { ...storing(aBasket()).api, ...answering(order).api } },
    arrange: () => holdBasket(aBasket()),
  }
}

const answeredBy = (answer: () => never | Promise<never>): Scene => ({
  ...of(),
  answers: { api: { 'GET /public/order_details': answer } },
})

export const placed: Scene = of()
export const droppedOff: Scene = of(
  orderDetails({ inbound: 'WFStratford', outbound: 'WFStratford' }),
)
export const labelled: Scene = of(orderDetails())
export const collected: Scene = of(orderDetails({ inbound: 'RMTracked24Collection' }))
export const ofAShop: Scene = of(anOrder({ store: { in_store_type: 'return_to_store' } }))
export const cancelled: Scene = of(anOrder({ status: 'cancelled' }))
export const refunded: Scene = of(anOrder({ refund: { amount: minor(2400), is_done: true } }))
export const unpaid: Scene = of(anOrder({ status: 'awaiting_payment' }))
export const loading: Scene = answeredBy(keepWaiting)
export const failed: Scene = answeredBy(loseConnection)
export const unknown: Scene = answeredBy(refuse(404))
