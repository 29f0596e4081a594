import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ValidationFault } from '@darnley/contract/errors'
import { orderStatuses } from '@darnley/contract/order-statuses'
import {
  moveOrder,
  sendBack,
  workshopLabel,
  workshopOrder,
  type WorkshopOrder,
} from '@darnley/contract/workshop-orders'
import { refuseFaults, valueFault } from '#src/lib/http-error.ts'
import { labelOf, parcelBack } from '#src/modules/couriers/book.ts'
import { courierRepository } from '#src/modules/couriers/repository.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import { actorOf, staffOf } from '#src/plugins/staff-only.ts'
import type { Services } from '#src/services.ts'
import { notNow } from './conflict.ts'
import { placedOrder } from './load.ts'
import { moveOrderTo, stepBack } from './move.ts'
import { viewOrderForWorkshop } from './view.ts'

export function workshopOrderRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services
  const companySlug = config.company.slug
  const view = (order: Order): Promise<WorkshopOrder> =>
    viewOrderForWorkshop(services, { order, companySlug })
  const actor = (request: FastifyRequest): string => actorOf(staffOf(request))

  serve(app, {
    route: workshopOrder,
    handler: async ({ params }) => view(await placedOrder(db, params.id)),
  })

  serve(app, {
    route: moveOrder,
    rules: ({ body }) => statusFaults(body.status, companySlug),
    handler: async ({ params: { id }, body }, { request }) => {
      refuseFaults(statusFaults(body.status, companySlug))
      return view(await moveOrderTo(services, { ...body, id, actor: actor(request) }))
    },
  })

  serve(app, {
    route: sendBack,
    handler: async ({ params: { id }, body }, { request }) =>
      view(await stepBack(services, { ...body, id, actor: actor(request) })),
  })

  serve(app, {
    route: workshopLabel,
    handler: async ({ params }, { reply }) => {
      const order = await placedOrder(db, params.id)
      const booked = await courierRepository(db).bookingOf({
        orderId: order.id,
        provider: order.dropoffProvider,
        way: 'home',
      })
      if (!booked) throw notNow({ version: order.version, detail: 'No label is booked yet' })
      const name = `label-${order.collectionRef.replaceAll(/[^\w-]/g, '')}.pdf`
      void reply.header('content-disposition', `inline; filename="${name}"`)
      return labelOf(services, { order, parcel: parcelBack(order, config) })
    },
  })
}

/** A cancellation says what happens to the money, so it is a call of its own. */
function statusFaults(status: string | undefined, company: string): ValidationFault[] {
  if (status === undefined) return []
  const known = orderStatuses(company).filter((one) => one !== 'cancelled')
  if (known.includes(status)) return []
  return [valueFault(['body', 'status'], `Must be one of ${known.join(', ')}`)]
}
