import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  publicReceipt,
  publicReceipts,
  type Receipts,
  storefrontReceipt,
  storefrontReceipts,
  workshopReceipt,
  workshopReceipts,
} from '@darnley/contract/receipts'
import { notFound } from '#src/lib/http-error.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import type { LiveSession } from '#src/modules/storefront-session/repository.ts'
import { placedOrder } from '#src/modules/workshop-orders/load.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import { staffOf } from '#src/plugins/staff-only.ts'
import type { Services } from '#src/services.ts'
import { printReceipt } from './file.ts'
import { receiptRepository } from './repository.ts'
import { kindOf } from './rules.ts'

export function receiptRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services

  serve(app, {
    route: publicReceipts,
    handler: async ({ query }) => list(await orderOfToken(query.order_id_token)),
  })
  serve(app, {
    route: publicReceipt,
    handler: async ({ query }, { reply }) => {
      const orderId = await orderOfToken(query.order_id_token)
      return print(reply, { orderId, id: query.receipt })
    },
  })

  serve(app, {
    route: storefrontReceipts,
    handler: async ({ query }, { request }) =>
      list(await orderOfShop(query.order_id, staffOf(request))),
  })
  serve(app, {
    route: storefrontReceipt,
    handler: async ({ query }, { request, reply }) => {
      const orderId = await orderOfShop(query.order_id, staffOf(request))
      return print(reply, { orderId, id: query.receipt })
    },
  })

  serve(app, {
    route: workshopReceipts,
    handler: async ({ params }) => list((await placedOrder(db, params.id)).id),
  })
  serve(app, {
    route: workshopReceipt,
    handler: async ({ params }, { reply }) => {
      const { id: orderId } = await placedOrder(db, params.id)
      return print(reply, { orderId, id: params.receipt })
    },
  })

  async function orderOfToken(token: string): Promise<string> {
    const order = await orderRepository(db).byToken(token)
    if (!order) throw notFound('Order')
    return order.id
  }

  /** A shop sees what it sold, but no prices of orders that only pass through it. */
  async function orderOfShop(id: string, { storefront }: LiveSession): Promise<string> {
    const order = await orderRepository(db).byId(id)
    if (order?.storefrontId !== storefront.id) throw notFound('Order')
    return order.id
  }

  async function list(orderId: string): Promise<Receipts> {
    const entries = await receiptRepository(db).ofOrder(orderId)
    return {
      receipts: entries.map((entry) => ({
        ...{ id: entry.id, kind: kindOf(entry), number: entry.receiptNumber },
        seller: (entry.seller ?? config.books.company).name,
        ...{ day: entry.day, total: entry.total },
      })),
    }
  }

  /** Sends a file that a browser displays, with its title as its name. */
  async function print(
    reply: FastifyReply,
    wanted: { readonly orderId: string; readonly id: string },
  ): Promise<Uint8Array> {
    const entry = await receiptRepository(db).toPrint(wanted)
    if (!entry) throw notFound('Receipt')
    const { name, bytes } = await printReceipt(entry, config.books.company)
    void reply.header('content-disposition', `inline; filename="${name}"`)
    return bytes
  }
}
