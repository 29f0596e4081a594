import type { JSX } from 'react'
import type { OrderDetails } from '@darnley/contract/orders'
import { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { brokenPromises, everyOrder } from '@darnley/testing/promises'
import type { Scene } from '@darnley/workbench/scene'
import { show } from '@darnley/workbench/show'
import { describe, expect, it } from 'vitest'
import { aBasket, holdBasket, storing } from '#src/testing/basket.ts'
import { aProgress, answering } from '#src/testing/order.ts'
import { OrderOnItsWay } from './order/order-on-its-way.tsx'
import { OrderPlaced } from './thank-you/order-placed.tsx'

type OrderPage = (order: OrderDetails, token: string) => JSX.Element

const pages: readonly [name: string, page: OrderPage][] = [
  ['thank-you', (order, token) => <OrderPlaced order={order} token={token} />],
  [
    'order',
    (order, token) => (
      <OrderOnItsWay
        {...{ order, token, total: order.total_price, paid: order.total_price }}
        progress={aProgress(order.status)}
      />
    ),
  ],
]

/** Draws all orders on one page; the token of an order is its place. */
function sceneOf(orders: readonly OrderDetails[], page: OrderPage): Scene {
  const statusOf = (token: string | null): string => orders[Number(token)]?.status ?? ''
  const [first] = orders
  return {
    element: (
      <>
        {orders.map((order, index) => (
          <article key={index}>{page(order, String(index))}</article>
        ))}
      </>
    ),
    answers: {
      api: {
        ...storing(aBasket()).api,
        ...(first ? answering(first).api : {}),
        'GET /public/order_progress': ({ query }) =>
          aProgress(statusOf(query.get('order_id_token'))),
      },
    },
    arrange: () => holdBasket(aBasket()),
  }
}

describe.each(pages)(
  '[C24] the page "%s" promises nothing that an order has not',
  (_name, page) => {
    it.each(DeliveryProviderCode.options)('that is sent by %s', async (way) => {
      const orders = everyOrder.filter(({ inbound }) => inbound.delivery_provider.name === way)
      await show(sceneOf(orders, page))
      const articles = Array.from(document.querySelectorAll('article'))
      expect(articles).toHaveLength(orders.length)
      const broken = orders.flatMap((order, index) => {
        const text = articles[index]?.textContent ?? ''
        expect(text).toContain(order.collection_ref)
        const back = order.outbound.delivery_provider.name
        return brokenPromises(text, order).map((words) => ({ words, back, store: order.store }))
      })
      expect(broken).toEqual([])
    })
  },
)
