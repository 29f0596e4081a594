import type { FastifyInstance } from 'fastify'
import {
  allDeliveryProviders,
  guestCouponValidation,
  payloadBasketDiscount,
} from 'shared/contract/discounts'
import { ValidationFailed } from '#src/lib/http-error.ts'
import { basketIdOf, NO_BASKET } from '#src/modules/basket/cookie.ts'
import { findBasket, readEntries } from '#src/modules/basket/service.ts'
import { allProviders } from '#src/modules/delivery-providers/rules.ts'
import { withOpenDays } from '#src/modules/places/open-days.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { judgeCode } from './judge.ts'
import { holdCode, tryCode } from './service.ts'

export function discountRoutes(app: FastifyInstance, { db, sites, catalogue }: Services): void {
  serve(app, {
    route: payloadBasketDiscount,
    handler: async ({ query }, { request }) => {
      const address = { site: await sites.of(request), id: basketIdOf(request) ?? NO_BASKET }
      return holdCode(db, { address, code: query.discount_code })
    },
  })

  serve(app, {
    route: guestCouponValidation,
    handler: async ({ body }, { request }) => {
      const site = await sites.of(request)
      const basketId = basketIdOf(request) ?? NO_BASKET
      const entries = body.basket
        ? readEntries({ entries: body.basket, catalogue: await catalogue.current(), site })
        : ((await findBasket(db, { id: basketId, site }))?.entries ?? [])
      return tryCode(db, { code: body.coupon_code, basketId, entries })
    },
  })

  serve(app, {
    route: allDeliveryProviders,
    handler: async ({ query }, { request }) => {
      const site = await sites.of(request)
      const { discount_code: code } = query
      const basketId = basketIdOf(request) ?? NO_BASKET
      if (code && !(await judgeCode(db, { code, basketId })))
        throw new ValidationFailed([
          {
            loc: ['query', 'discount_code'],
            msg: 'Discount code is not valid',
            type: 'value_error',
          },
        ])
      return withOpenDays(db, allProviders(site, rateOf(site)))
    },
  })
}
