import type { DuePage, OrderPage } from '@darnley/contract/storefront-orders'
import { dayAt } from '@darnley/domain/turnaround'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { $orderSearch } from '#src/stores/order-search.ts'
import { aSummary, beSignedIn } from '#src/testing/orders.ts'
import { Page } from './page.tsx'

const call = 'GET /storefront/storefront_orders'

function answering(
  answer: () => OrderPage | Promise<OrderPage>,
  path = '/storefront/orders',
): Scene {
  return {
    element: <Page />,
    path,
    answers: { api: { [call]: answer, 'GET /storefront/storefront_past_orders': answer } },
    arrange: () => {
      beSignedIn()
      $orderSearch.set('')
    },
  }
}

const rows = [
  aSummary(),
  aSummary({
    _id: 'second',
    collection_ref: 'DN-48214',
    customer_name: 'Bo Larsen',
    status: 'attention_required',
    express: true,
    service_count: 1,
    in_store_type: 'return_to_store',
  }),
  aSummary({ _id: 'third', collection_ref: 'DN-48215', status: 'finished' }),
]

export const listed: Scene = answering(() => ({ orders: rows, next_cursor: null }))
export const firstOfPages: Scene = answering(() => ({ orders: rows, next_cursor: 'older' }))
export const empty: Scene = answering(() => ({ orders: [], next_cursor: null }))
export const nothingPast: Scene = answering(
  () => ({ orders: [], next_cursor: null }),
  '/storefront/orders?list=past',
)
export const nothingMatches: Scene = answering(
  () => ({ orders: [], next_cursor: null }),
  '/storefront/orders?status=ready',
)
export const loading: Scene = answering(keepWaiting)
export const failed: Scene = answering(refuse(503))

const dueCall = 'GET /storefront/due_orders'
const counts = { all: 3, late: 1, today: 1, express: 1 }

function dueScene(answer: () => DuePage, part = ''): Scene {
  return {
    ...answering(() => ({ orders: [], next_cursor: null }), `/storefront/orders?list=due${part}`),
    answers: { api: { [dueCall]: answer } },
  }
}

const dueRows = rows.map((row, index) => ({
  ...row,
  status: 'in_progress',
  due_day: ['2026-03-02', dayAt(new Date()), '2099-03-04'][index] ?? '',
}))
export const due: Scene = dueScene(() => ({ orders: dueRows, next_cursor: null, counts }))
export const nothingLate: Scene = dueScene(
  () => ({ orders: [], next_cursor: null, counts: { ...counts, late: 0 } }),
  '&part=late',
)
