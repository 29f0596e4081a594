import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  dpdShippingLabel,
  evermileOrder,
  evermileProposals,
  royalMailLabel,
} from '@darnley/contract/couriers'
import { conflict, notFound } from '#src/lib/http-error.ts'
import { labelCallOf } from '#src/modules/delivery-providers/rules.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import type { Booked, Parcel } from './adapters/courier.ts'
import { courierOf } from './adapters/couriers.ts'
import { bookOnce } from './book-once.ts'
import { type LabelToPrint, labelOf, parcelHome, parcelOf } from './book.ts'
import { proposalRepository } from './proposal-repository.ts'
import { courierRepository } from './repository.ts'
import { isPostedHome } from './rules.ts'
import { webhookRoutes } from './webhooks.ts'

export function courierRoutes(app: FastifyInstance, services: Services): void {
  labelRoutes(app, services)
  evermileRoutes(app, services)
  webhookRoutes(app, services)
}

function labelRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    route: dpdShippingLabel,
    handler: async ({ query }, { reply }) => {
      const order = await orderRepository(services.db).byToken(query.order_id)
      if (!order || labelCallOf(order.collectionProvider) !== 'dpd_shipping_label')
        throw notFound('Label')
      return print(reply, { order, parcel: parcelOf(order, services.config) })
    },
  })

  serve(app, {
    route: royalMailLabel,
    handler: async ({ query }, { reply }) => {
      const order = await orderRepository(services.db).byToken(query.token)
      if (order && labelCallOf(order.collectionProvider) === 'royal_mail_label')
        return print(reply, { order, parcel: parcelOf(order, services.config) })
      if (order && isPostedHome(order))
        return print(reply, { order, parcel: await parcelHome(order, services) })
      throw notFound('Label')
    },
  })

  /** Sends a label that a browser displays, with the order number as its file name. */
  async function print(reply: FastifyReply, wanted: LabelToPrint): Promise<Uint8Array> {
    const label = await labelOf(services, wanted)
    const name = `label-${wanted.order.collectionRef.replaceAll(/[^\w-]/g, '')}.pdf`
    void reply.header('content-disposition', `inline; filename="${name}"`)
    return label
  }
}

function evermileRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services

  async function orderOf(token: string): Promise<Order> {
    const order = await orderRepository(db).byToken(token)
    if (order?.collectionProvider !== 'Evermile') throw notFound('Order')
    return order
  }

  /** Books only a time that was offered for this order and has not passed. */
  async function bookOpen(
    chosen: { orderId: string; proposalId: string },
    parcel: Parcel,
  ): Promise<Booked> {
    if (!(await proposalRepository(db).isOpen(chosen)))
      throw conflict('This time is no longer offered. Please choose another.')
    return bookOnce(services, { ...chosen, parcel })
  }

  serve(app, {
    route: evermileProposals,
    handler: async ({ body }) => {
      const order = await orderOf(body.order_id_token)
      const evermile = courierOf('Evermile', config.couriers)
      const proposals = await evermile.propose(parcelOf(order, config))
      await proposalRepository(db).keep({ orderId: order.id, proposals })
      return { proposals }
    },
  })

  serve(app, {
    route: evermileOrder,
    handler: async ({ body }) => {
      const order = await orderOf(body.order_id_token)
      const isWaiting =
        order.status === 'awaiting_pickup' || order.status === 'customer_pickup_failed'
      if (!isWaiting) throw conflict('This order is not waiting for a collection')
      const parcel = parcelOf(order, config)
      const chosen = { orderId: order.id, proposalId: body.proposal_id }
      const booked =
        (await courierRepository(db).bookingOf({
          orderId: order.id,
          provider: parcel.service,
          way: parcel.way,
        })) ?? (await bookOpen(chosen, parcel))
      return { evermile_order_id: booked.externalId, tracking_number: booked.trackingNumber }
    },
  })
}
