import type { FastifyInstance, FastifyRequest } from 'fastify'
import { guestCheckoutV2 } from 'shared/contract/checkout'
import { guestCheckout } from 'shared/contract/guest-checkout'
import type { Storefront } from 'shared/contract/storefront-session'
import { conflict, forbidden, unauthorized } from '#src/lib/http-error.ts'
import { basketIdOf } from '#src/modules/basket/cookie.ts'
import { entryFaults } from '#src/modules/basket/service.ts'
import { judgeCode } from '#src/modules/discounts/judge.ts'
import { findStaff } from '#src/modules/storefront-session/session.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { checkDetails, type DetailsAsker, detailsFaults } from './details.ts'
import { basketIdOfKey, keepEntries } from './entries.ts'
import { checkout } from './service.ts'

export function checkoutRoutes(app: FastifyInstance, services: Services): void {
  const { db, catalogue } = services

  serve(app, {
    route: guestCheckoutV2,
    rules: async ({ body }, request) => {
      const { storefront } = await whoOrders(services, request)
      return detailsFaults(body, askerOf(storefront, basketIdOf(request)))
    },
    handler: async ({ body }, { request }) => {
      const { storefront, actor } = await whoOrders(services, request)
      const basketId = basketIdOf(request)
      const details = await checkDetails(body, askerOf(storefront, basketId))
      if (!basketId) throw conflict('Your basket is empty')
      return checkout(services, { basketId, details, storefront, actor })
    },
  })

  serve(app, {
    route: guestCheckout,
    rules: async ({ headers, body }, request) => {
      const { storefront } = await whoOrders(services, request)
      const { basket: entries, ...details } = body
      const key = headers['idempotency-key']
      const asker = askerOf(storefront, key === undefined ? null : basketIdOfKey(key))
      const booked = entries && { entries, catalogue: await catalogue.current(), site: storefront }
      return [...(await detailsFaults(details, asker)), ...(booked ? entryFaults(booked) : [])]
    },
    handler: async ({ headers, body }, { request }) => {
      const { storefront, actor } = await whoOrders(services, request)
      const { basket: entries, ...sent } = body
      const basketId = basketIdOfKey(headers['idempotency-key'])
      const details = await checkDetails(sent, askerOf(storefront, basketId))
      const sold = { entries, catalogue: await catalogue.current(), site: storefront }
      await keepEntries(db, { basketId, ...sold })
      return checkout(services, { basketId, details, storefront, actor })
    },
  })

  function askerOf(storefront: Storefront | null, basketId: string | null): DetailsAsker {
    const isUsableCode = async (code: string): Promise<boolean> =>
      (await judgeCode(db, { code, basketId: basketId ?? '' })) !== null
    return { storefront, isUsableCode }
  }
}

interface Orderer {
  readonly storefront: Storefront | null
  /** For the history of the order. */
  readonly actor: string
}

/** @throws HttpError 401 or 403 on the site of a storefront for anybody but its own staff */
async function whoOrders(services: Services, request: FastifyRequest): Promise<Orderer> {
  const storefront = await services.sites.of(request)
  if (!storefront) return { storefront, actor: 'customer' }
  const staff = await findStaff(services, request)
  if (!staff) throw unauthorized('Sign in first')
  if (staff.storefront.id !== storefront.id)
    throw forbidden('This is the site of another storefront')
  return { storefront, actor: `staff:${staff.staffId}` }
}
