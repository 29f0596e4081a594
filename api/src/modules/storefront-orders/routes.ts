import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ValidationFault } from '@darnley/contract/errors'
import { orderStatuses } from '@darnley/contract/order-statuses'
import {
  dueOrders,
  markOrderDispatchedByStore,
  type OrderPage,
  orderDetailsByToken,
  searchOrders,
  storefrontOrderPhotos,
  storefrontOrderQrCode,
  storefrontOrders,
  type StorefrontOrder,
  storefrontPastOrders,
  updateOrderStatus,
} from '@darnley/contract/storefront-orders'
import { conflict, refuseFaults } from '#src/lib/http-error.ts'
import { changeOrderStatus } from '#src/modules/orders/change-status.ts'
import { withPlainNumbers } from '#src/modules/orders/order-number.ts'
import { qrCode } from '#src/modules/orders/qr-code.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import { photoRepository } from '#src/modules/photos/repository.ts'
import { viewOutside } from '#src/modules/photos/view.ts'
import { statusRefusal } from '#src/modules/orders/status-refusal.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import { actorOf, staffOf } from '#src/plugins/staff-only.ts'
import type { Services } from '#src/services.ts'
import { cursorFaults, readCursor } from '#src/lib/cursor.ts'
import { DuePosition, Position } from './cursor.ts'
import { readDuePage } from './due-page.ts'
import { findByTokenOrNumber, requireRouted, scopeOf } from './find.ts'
import { readPage } from './pages.ts'
import { viewForStaff } from './view.ts'

export function storefrontOrderRoutes(app: FastifyInstance, services: Services): void {
  const { db, places, config } = services
  const companySlug = config.company.slug

  serve(app, {
    route: storefrontOrders,
    rules: ({ query }) => pageFaults(query, { part: 'query', companySlug }),
    handler: ({ query }, { request }) =>
      page(services, { wanted: query, part: 'query', isPast: false, request }),
  })

  serve(app, {
    route: storefrontPastOrders,
    rules: ({ query }) => pageFaults(query, { part: 'query', companySlug }),
    handler: ({ query }, { request }) =>
      page(services, { wanted: query, part: 'query', isPast: true, request }),
  })

  serve(app, {
    route: searchOrders,
    rules: ({ body }) => pageFaults(body, { part: 'body', companySlug }),
    handler: ({ body }, { request }) =>
      page(services, { wanted: body, part: 'body', isPast: body.list === 'past', request }),
  })

  serve(app, {
    route: dueOrders,
    rules: ({ query: { cursor } }) => cursorFaults(cursor, { part: 'query', schema: DuePosition }),
    handler: async ({ query: { cursor, part, limit } }, { request }) => {
      refuseFaults(cursorFaults(cursor, { part: 'query', schema: DuePosition }))
      const after = cursor === undefined ? undefined : readCursor(cursor, DuePosition)
      const scope = await scopeOf(places, staffOf(request))
      return readDuePage(db, { scope, part, limit, after: after ?? undefined })
    },
  })

  serve(app, {
    route: orderDetailsByToken,
    handler: async ({ query }, { request }) => {
      const wanted = { text: query.order_id_token, prefix: config.company.orderPrefix }
      const found = await findByTokenOrNumber(db, wanted)
      const order = await requireRouted(places, { order: found, colleague: staffOf(request) })
      return viewForStaff(services, { order, companySlug })
    },
  })

  serve(app, {
    route: storefrontOrderPhotos,
    handler: async ({ query }, { request }) => {
      const found = await orderRepository(db).byId(query.order_id)
      const order = await requireRouted(places, { order: found, colleague: staffOf(request) })
      const photos = await photoRepository(db).ofOrder(order.id)
      return photos.map((photo) => viewOutside(services.photos.links, photo))
    },
  })

  serve(app, {
    route: storefrontOrderQrCode,
    handler: async ({ query }, { request }) => {
      const found = await orderRepository(db).byId(query.order_id)
      const order = await requireRouted(places, { order: found, colleague: staffOf(request) })
      return qrCode(order.token)
    },
  })

  serve(app, {
    route: updateOrderStatus,
    rules: ({ query }) => statusFaults(query.order_status, { companySlug, loc: STATUS }),
    handler: async ({ query }, { request }) => {
      refuseFaults(statusFaults(query.order_status, { companySlug, loc: STATUS }))
      return change(services, { orderId: query.order_id, to: query.order_status, request })
    },
  })

  serve(app, {
    route: markOrderDispatchedByStore,
    handler: ({ query }, { request }) =>
      change(services, {
        orderId: query.order_id,
        from: 'awaiting_pickup',
        to: `in_transit_to_${companySlug}`,
        request,
      }),
  })
}

interface PageRequest {
  readonly wanted: {
    readonly limit: number
    readonly cursor?: string | undefined
    readonly status?: string | undefined
    readonly search?: string | undefined
  }
  /** The part of the request that holds the status. */
  readonly part: 'query' | 'body'
  readonly isPast: boolean
  readonly request: FastifyRequest
}

async function page(
  { reads, places, config }: Services,
  { wanted, part, isPast, request }: PageRequest,
): Promise<OrderPage> {
  const { limit, cursor, status } = wanted
  const { slug: companySlug, orderPrefix } = config.company
  refuseFaults(pageFaults(wanted, { part, companySlug }))
  const search = wanted.search && withPlainNumbers(wanted.search, orderPrefix)
  const after = cursor === undefined ? undefined : (readCursor(cursor, Position) ?? undefined)
  const scope = await scopeOf(places, staffOf(request))
  return reads.run((db) => readPage(db, { scope, isPast, limit, status, search, after }))
}

interface Change {
  readonly orderId: string
  /** The only status from which this call allows the change. */
  readonly from?: string
  readonly to: string
  readonly request: FastifyRequest
}

/** Locks the order, so that the second of two concurrent changes sees the first. */
async function change(
  services: Services,
  { orderId, from, to, request }: Change,
): Promise<StorefrontOrder> {
  const { db, places, config, outbox } = services
  const { company } = config
  const colleague = staffOf(request)
  const changed = await db.transaction(async (transaction) => {
    const order = await requireRouted(places, {
      order: await orderRepository(transaction).lock(orderId),
      colleague,
    })
    if (from !== undefined && order.status !== from)
      throw conflict(statusRefusal({ from: order.status, to, company }))
    return changeOrderStatus(transaction, { order, to, actor: actorOf(colleague), company })
  })
  outbox.wake()
  return viewForStaff(services, { order: changed, companySlug: company.slug })
}

const STATUS = ['query', 'order_status']

/** Returns the faults of a page request that the contract cannot express. */
function pageFaults(
  { status, cursor }: Pick<PageRequest['wanted'], 'status' | 'cursor'>,
  { part, companySlug }: { part: PageRequest['part']; companySlug: string },
): ValidationFault[] {
  return [
    ...statusFaults(status, { companySlug, loc: [part, 'status'] }),
    ...cursorFaults(cursor, { part, schema: Position }),
  ]
}

function statusFaults(
  status: string | undefined,
  { companySlug, loc }: { companySlug: string; loc: string[] },
): ValidationFault[] {
  const known = orderStatuses(companySlug)
  if (status === undefined || known.includes(status)) return []
  return [{ loc, msg: `Must be one of ${known.join(', ')}`, type: 'enum' }]
}
