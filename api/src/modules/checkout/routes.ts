import type { FastifyInstance } from 'fastify'
import { guestCheckoutV2 } from 'shared/contract/checkout'
import { conflict, forbidden, unauthorized } from '#src/lib/http-error.ts'
import { basketIdOf } from '#src/modules/basket/cookie.ts'
import { findStaff } from '#src/modules/storefront-session/session.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { checkDetails } from './details.ts'
import { checkout } from './service.ts'

export function checkoutRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    route: guestCheckoutV2,
    handler: async ({ body }, { request }) => {
      const storefront = await services.sites.of(request)
      const staff = storefront ? await findStaff(services, request) : null
      if (storefront && !staff) throw unauthorized('Sign in first')
      if (staff && staff.storefront.id !== storefront?.id)
        throw forbidden('This is the site of another storefront')
      const details = checkDetails(body, storefront)
      const basketId = basketIdOf(request)
      if (!basketId) throw conflict('Your basket is empty')
      const actor = staff ? `staff:${staff.staffId}` : 'customer'
      return checkout(services, { basketId, details, storefront, actor })
    },
  })
}
