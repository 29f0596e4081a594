import type { FastifyInstance } from 'fastify'
import {
  fittingPlaces,
  heldFitting,
  holdFitting,
  moveFitting,
  releaseFitting,
} from '@darnley/contract/fittings'
import { markShopFitting, storefrontFittings } from '@darnley/contract/storefront-fittings'
import {
  type FittingDay,
  markFitting,
  moveFittingOf,
  workshopFittings,
} from '@darnley/contract/workshop-fittings'
import { findPostcode } from '@darnley/contract/text/postcode'
import { conflict } from '#src/lib/http-error.ts'
import { basketIdOf } from '#src/modules/basket/cookie.ts'
import { shownTo } from '#src/modules/content/drafts.ts'
import { findBasket } from '#src/modules/basket/service.ts'
import { actorOf, staffOf } from '#src/plugins/staff-only.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { fittingDay } from './day.ts'
import { holdForBasket } from './hold.ts'
import { markFittingOf } from './mark.ts'
import { moveByStaff, moveForCustomer } from './move.ts'
import { nearestFirst } from './nearest.ts'
import { markInShop, shopFittingDay } from './shop-day.ts'
import { type FittingRow, fittingRepository } from './repository.ts'
import { fittingPlacesOf, viewPlace } from './rules.ts'
import { viewFitting } from './view.ts'

export function fittingRoutes(app: FastifyInstance, services: Services): void {
  const { db, decisions } = services

  serve(app, {
    route: fittingPlaces,
    handler: async ({ query }, { request }) => {
      const { decisions: shown } = shownTo(request, services)
      const places = fittingPlacesOf(await shown.studios.current()).map(viewPlace)
      return nearestFirst(places, findPostcode(query.address ?? ''))
    },
  })

  serve(app, {
    route: moveFitting,
    handler: async ({ body }) => {
      const { order_id_token: token, ...wanted } = body
      const moved = await moveForCustomer(services, { token, wanted })
      return viewFitting(decisions, moved)
    },
  })

  staffRoutes(app, services)
  shopRoutes(app, services)
  basketRoutes(app, { ...services, repository: fittingRepository(db) })
}

function staffRoutes(app: FastifyInstance, services: Services): void {
  const dayOf = ({ date, placeId }: FittingRow): Promise<FittingDay> =>
    fittingDay(services, { date, placeId })

  serve(app, {
    route: workshopFittings,
    handler: ({ query }) => fittingDay(services, { date: query.date, placeId: query.place_id }),
  })

  serve(app, {
    route: markFitting,
    handler: async ({ params: { id }, body }, { request }) =>
      dayOf(await markFittingOf(services, { ...body, id, actor: actorOf(staffOf(request)) })),
  })

  serve(app, {
    route: moveFittingOf,
    handler: async ({ params: { id }, body: { version, ...wanted } }, { request }) => {
      const actor = actorOf(staffOf(request))
      return dayOf(await moveByStaff(services, { id, version, wanted, actor }))
    },
  })
}

function shopRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    route: storefrontFittings,
    handler: ({ query }, { request }) =>
      shopFittingDay(services, {
        ...{ storefrontId: staffOf(request).storefront.id, date: query.date },
        placeId: query.place_id,
      }),
  })

  serve(app, {
    route: markShopFitting,
    handler: ({ params: { id }, body }, { request }) => {
      const colleague = staffOf(request)
      const by = { storefrontId: colleague.storefront.id, actor: actorOf(colleague) }
      return markInShop(services, { ...body, ...by, id })
    },
  })
}

type WithRepository = Services & { readonly repository: ReturnType<typeof fittingRepository> }

function basketRoutes(app: FastifyInstance, services: WithRepository): void {
  const { db, decisions, repository, sites } = services

  serve(app, {
    route: heldFitting,
    handler: async (_input, { request }) => {
      const basketId = basketIdOf(request)
      const held = basketId === null ? null : await repository.ofBasket(basketId)
      return held && viewFitting(decisions, held)
    },
  })

  serve(app, {
    route: holdFitting,
    handler: async ({ body: wanted }, { request }) => {
      const basketId = basketIdOf(request)
      const site = await sites.of(request)
      const basket = basketId === null ? null : await findBasket(db, { id: basketId, site })
      if (!basket || basket.entries.length === 0) throw conflict('Your basket is empty')
      return viewFitting(decisions, await holdForBasket(services, { basketId: basket.id, wanted }))
    },
  })

  serve(app, {
    route: releaseFitting,
    handler: async (_input, { request }) => {
      const basketId = basketIdOf(request)
      if (basketId !== null) await repository.release(basketId)
      return null
    },
  })
}
