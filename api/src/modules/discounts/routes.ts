import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  allDeliveryProviders,
  guestCouponValidation,
  payloadBasketDiscount,
} from '@darnley/contract/discounts'
import type { ValidationFault } from '@darnley/contract/errors'
import { refuseFaults, valueFault } from '#src/lib/http-error.ts'
import { basketIdOf, NO_BASKET } from '#src/modules/basket/cookie.ts'
import { entryFaults, findBasket, readEntries } from '#src/modules/basket/service.ts'
import { allProviders } from '#src/modules/delivery-providers/rules.ts'
import { withPoints } from '#src/modules/places/points.ts'
import { siteFees } from '#src/modules/fees/site-fees.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { holdCode, tryCode } from './service.ts'
import { countTypedCode, isUsableTypedCode } from './typed-code.ts'

export function discountRoutes(app: FastifyInstance, services: Services): void {
  const { db, places, sites, catalogue } = services

  serve(app, {
    route: payloadBasketDiscount,
    handler: async ({ query }, { request }) => {
      const { discount_code: code } = query
      const basketId = basketIdOf(request) ?? NO_BASKET
      const address = { site: await sites.of(request), id: basketId }
      const attempt = await countTypedCode(db, { code, basketId, address: request.ip })
      const answer = await holdCode(db, { address, code })
      if (answer.coupon_valid) await attempt.forgive()
      return answer
    },
  })

  serve(app, {
    route: guestCouponValidation,
    rules: async ({ body: { basket: entries } }, request) =>
      entries
        ? entryFaults({
            entries,
            catalogue: await catalogue.current(),
            site: await sites.of(request),
          })
        : [],
    handler: async ({ body }, { request }) => {
      const site = await sites.of(request)
      const basketId = basketIdOf(request) ?? NO_BASKET
      const entries = body.basket
        ? readEntries({ entries: body.basket, catalogue: await catalogue.current(), site })
        : ((await findBasket(db, { id: basketId, site }))?.entries ?? [])
      const { coupon_code: code } = body
      const attempt = await countTypedCode(db, { code, basketId, address: request.ip })
      const answer = await tryCode(db, { code, basketId, entries })
      if (answer.coupon_valid) await attempt.forgive()
      return answer
    },
  })

  serve(app, {
    route: allDeliveryProviders,
    rules: ({ query }, request) => codeFaults(query.discount_code, request),
    handler: async ({ query }, { request }) => {
      const site = await sites.of(request)
      refuseFaults(await codeFaults(query.discount_code, request))
      const { notOffered } = services.config.couriers
      const asker = { storefront: site, notOffered }
      const providers = allProviders(asker, await siteFees(services, site))
      return withPoints(places, { providers, postcode: null })
    },
  })

  async function codeFaults(
    code: string | undefined,
    request: FastifyRequest,
  ): Promise<ValidationFault[]> {
    const basketId = basketIdOf(request) ?? NO_BASKET
    if (!code || (await isUsableTypedCode(db, { code, basketId, address: request.ip }))) return []
    return [valueFault(['query', 'discount_code'], 'Discount code is not valid')]
  }
}
