import type { PaymentState } from '@darnley/contract/checkout'
import { keepWaiting, whileAt, type Scene } from '@darnley/workbench/scene'
import { token } from '#src/testing/order.ts'
import { Page } from './page.tsx'

function of(state: PaymentState): Scene {
  return {
    element: whileAt('/validate-payment', <Page />),
    path: `/validate-payment?orderIdToken=${token}`,
    answers: { api: { 'GET /public/validate_order_paid': () => ({ state }) } },
  }
}

export const pending: Scene = {
  ...of('pending'),
  answers: { api: { 'GET /public/validate_order_paid': keepWaiting } },
}
export const paid: Scene = of('paid')
export const failed: Scene = of('failed')
export const refunded: Scene = of('refunded')
export const unattempted: Scene = of('awaiting_payment')
export const withoutToken: Scene = { ...of('paid'), path: '/validate-payment' }
