import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ValidationFault } from '@darnley/contract/errors'
import {
  checkIn,
  garmentFound,
  garmentHandOver,
  garmentNote,
  garmentTask,
  taskInHand,
  workshopGarment,
  workshopGarmentCode,
  workshopTags,
} from '@darnley/contract/workshop-garments'
import { notFound, refuseFaults, valueFault } from '#src/lib/http-error.ts'
import { tagCode } from '#src/modules/orders/order-number.ts'
import { qrCode } from '#src/modules/orders/qr-code.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { placedOrder } from '#src/modules/workshop-orders/load.ts'
import { viewOrderForWorkshop } from '#src/modules/workshop-orders/view.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import { actorOf, staffOf } from '#src/plugins/staff-only.ts'
import type { Services } from '#src/services.ts'
import { checkInOrder } from './arrival.ts'
import { viewTaskInHand } from './in-hand.ts'
import { garmentById, type GarmentRow, isColleague } from './repository.ts'
import { needsWords } from './rules.ts'
import { findLater, giveTo, keepNote } from './steps.ts'
import { orderInHand, stepWithTask } from './tasks.ts'
import { tagsOf, viewGarment } from './view.ts'
import { stepWithGarment } from './work.ts'

export function workshopGarmentRoutes(app: FastifyInstance, services: Services): void {
  arrivalRoutes(app, services)
  garmentRoutes(app, services)
  stepRoutes(app, services)
}

const actor = (request: FastifyRequest): string => actorOf(staffOf(request))

function arrivalRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services

  serve(app, {
    route: checkIn,
    handler: async ({ body }, { request }) => {
      const order = await checkInOrder(services, { arrival: body, actor: actor(request) })
      const [view, tags] = await Promise.all([
        viewOrderForWorkshop(services, { order, companySlug: config.company.slug }),
        tagsOf(services, order),
      ])
      return { order: view, tags }
    },
  })

  serve(app, {
    route: workshopTags,
    handler: async ({ params }) => tagsOf(services, await placedOrder(db, params.id)),
  })
}

function garmentRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  async function load(id: string): Promise<{ order: Order; garment: GarmentRow }> {
    const garment = await garmentById(db, id)
    if (!garment) throw notFound('Garment')
    return { garment, order: await placedOrder(db, garment.orderId) }
  }

  serve(app, {
    route: workshopGarment,
    handler: async ({ params }) => viewGarment(services, await load(params.id)),
  })

  serve(app, {
    route: taskInHand,
    handler: async (_call, { request }) => ({
      in_hand: await viewTaskInHand(db, staffOf(request).staffId),
    }),
  })

  serve(app, {
    route: workshopGarmentCode,
    handler: async ({ params }) => {
      const { order, garment } = await load(params.id)
      return qrCode(tagCode({ collectionRef: order.collectionRef, number: garment.number }))
    },
  })
}

function stepRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  serve(app, {
    route: garmentTask,
    rules: ({ body }) => reasonFaults(body),
    handler: async ({ params: { id }, body }, { request }) => {
      refuseFaults(reasonFaults(body))
      const { staffId } = staffOf(request)
      const taken = await stepWithGarment(services, {
        id,
        version: body.version,
        actor: actor(request),
        alsoLock: (transaction) => orderInHand(transaction, staffId),
        step: (inHand) =>
          stepWithTask(inHand, { wanted: body, tailorId: staffId, actor: actor(request) }),
      })
      return viewGarment(services, taken)
    },
  })

  serve(app, {
    route: garmentHandOver,
    handler: async ({ params: { id }, body: { version, tailor_id } }, { request }) => {
      if (tailor_id !== null && !(await isColleague(db, tailor_id)))
        refuseFaults([valueFault(['body', 'tailor_id'], 'Not a colleague')])
      const taken = await stepWithGarment(services, {
        ...{ id, version, actor: actor(request) },
        step: (inHand) => giveTo(inHand, tailor_id),
      })
      return viewGarment(services, taken)
    },
  })

  serve(app, {
    route: garmentNote,
    handler: async ({ params: { id }, body }, { request }) => {
      const { staffId } = staffOf(request)
      return viewGarment(
        services,
        await keepNote(services, { id, staffId, actor: actor(request), ...body }),
      )
    },
  })

  serve(app, {
    route: garmentFound,
    rules: ({ body }) => foundFaults(body),
    handler: async ({ params: { id }, body }, { request }) => {
      refuseFaults(foundFaults(body))
      const taken = await stepWithGarment(services, {
        ...{ id, version: body.version, actor: actor(request) },
        step: (inHand) => findLater(inHand, body),
      })
      return viewGarment(services, taken)
    },
  })
}

interface Worded {
  readonly words?: string | null | undefined
}

function reasonFaults({ step, words }: Worded & { readonly step?: string }): ValidationFault[] {
  const isSaid = step !== 'reopen' || (words !== null && words !== undefined)
  return isSaid ? [] : [valueFault(['body', 'words'], 'Say what is wrong')]
}

function foundFaults({
  found,
  words,
}: Worded & { readonly found?: Parameters<typeof needsWords>[0] }): ValidationFault[] {
  const isSaid =
    found === undefined || !needsWords(found) || (words !== null && words !== undefined)
  return isSaid ? [] : [valueFault(['body', 'words'], 'Say what is wrong')]
}
