import type { MyRepair, MyRepairs } from '@darnley/contract/my-repairs'
import { minor } from '@darnley/domain/money'
import { addDays, dayAt } from '@darnley/domain/turnaround'
import { anEntry } from '@darnley/testing/basket'
import { orderDetails } from '@darnley/testing/order-details'
import { keepWaiting, refuse, type Answers, type Scene } from '@darnley/workbench/scene'
import { forgetSession, keepLink } from '#src/stores/customer-session.ts'
import { aProgress } from '#src/testing/order.ts'
import { Page } from './page.tsx'

type Api = NonNullable<Answers['api']>

export function aRepair(fields: Partial<MyRepair> = {}): MyRepair {
  const order = orderDetails({ inbound: 'RMTracked24Collection' })
  return {
    order_id_token: 'a-token-of-an-order',
    order: { ...order, can_cancel: true },
    progress: aProgress(order.status),
    pictures: ['/media/jeans.svg'],
    total_price: minor(2590),
    waits_for_customer: false,
    messages: 1,
    can_add_note: true,
    receipt_url: null,
    again: null,
    ...fields,
  }
}

const tomorrow = addDays(dayAt(new Date()), 1)
const oxfordStreet = {
  ...{ id: 'london-fitting-space', name: 'Fitting space London', phone: '020 7946 0000' },
  address: { line1: '400 Oxford Street', line2: '', city: 'London', postcode: 'W1A 1AB' },
  ...{ opening_hours: [], minutes: 20 },
}

const fittedOrder = orderDetails({ fitting: 'pin_in_store' })
export const toBeFitted: MyRepair = aRepair({
  order_id_token: 'of-a-fitting',
  order: {
    ...fittedOrder,
    collection_ref: 'DN-48240',
    can_fit: true,
    fitting: {
      ...{ place: oxfordStreet, date: tomorrow, starts_at: '17:40', ends_at: '18:00' },
      ...{ state: 'booked', held_until: null, moves: 0 },
    },
  },
})

export const finished: MyRepair = aRepair({
  order_id_token: 'of-a-finished-order',
  order: {
    ...orderDetails({ status: 'finished' }),
    collection_ref: 'DN-46118',
    calendar_url: null,
  },
  progress: aProgress('awaiting_pickup', 'in_transit_to_darnley', 'finished'),
  receipt_url: '/api/public/receipt?order_id_token=of-a-finished-order&receipt=1',
  again: { price: minor(2200), entries: [anEntry()], left_out: [] },
})

const withdrawn: MyRepair = {
  ...finished,
  order_id_token: 'of-a-withdrawn-service',
  again: {
    ...{ price: minor(0), entries: [] },
    left_out: [{ name: 'Jeans', item_id: 'jeans', category_id: 'trousers' }],
  },
}

const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
const answer = (orders: MyRepair[], next: string | null = null): MyRepairs => ({
  ...{ email: 'amara.osei@example.com', ends_at: inAnHour },
  ...{ orders, next },
})

function opened(api: Api): Scene {
  return {
    element: <Page />,
    path: '/my-repairs',
    arrange: () => keepLink('of-the-mail', null),
    answers: { api: { 'POST /public/my_repairs_sign_out': () => null, ...api } },
  }
}

export const asking: Scene = {
  element: <Page />,
  path: '/my-repairs',
  arrange: forgetSession,
  answers: {
    api: {
      'POST /public/my_repairs_request': () => null,
      'POST /public/find_my_order': () => null,
    },
  },
}
export const orders: Scene = opened({
  'POST /public/my_repairs': () => answer([aRepair(), toBeFitted, finished]),
})
export const noLongerOffered: Scene = opened({
  'POST /public/my_repairs': () => answer([withdrawn]),
})
export const manyOrders: Scene = opened({
  'POST /public/my_repairs': ({ body }) =>
    (body as { after?: string }).after ? answer([finished]) : answer([aRepair()], 'the-last'),
})
export const loading: Scene = opened({ 'POST /public/my_repairs': keepWaiting })
export const tooOld: Scene = opened({ 'POST /public/my_repairs': refuse(404) })
export const notLoaded: Scene = opened({ 'POST /public/my_repairs': refuse(503) })
