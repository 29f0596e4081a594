import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  guestCheckoutV2,
  type GuestCheckout,
  type GuestCheckoutResponse,
} from '@darnley/contract/checkout'
import { guestCheckout } from '@darnley/contract/guest-checkout'
import type { Storefront } from '@darnley/contract/storefront-session'
import { conflict, forbidden, unauthorized } from '#src/lib/http-error.ts'
import { basketIdOf, NO_BASKET } from '#src/modules/basket/cookie.ts'
import { entryFaults } from '#src/modules/basket/service.ts'
import { reachOf } from '#src/modules/delivery-providers/courier-areas.ts'
import { attachPhotos } from '#src/modules/customer-photos/attach.ts'
import { browserIdOf } from '#src/modules/customer-photos/browser.ts'
import { keepFitting } from '#src/modules/fittings/checkout.ts'
import { judgeCode } from '#src/modules/discounts/judge.ts'
import { countTypedCode, isUsableTypedCode } from '#src/modules/discounts/typed-code.ts'
import { findStaff } from '#src/modules/storefront-session/session.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { checkDetails, type DetailsAsker, detailsFaults, isCouponRefused } from './details.ts'
import { basketIdOfKey, keepEntries } from './entries.ts'
import { checkout } from './service.ts'

export function checkoutRoutes(app: FastifyInstance, services: Services): void {
  const { db, catalogue } = services

  serve(app, {
    route: guestCheckoutV2,
    rules: async ({ body }, request) => {
      const storefront = await services.sites.of(request)
      const basketId = basketIdOf(request) ?? NO_BASKET
      const isUsableCode = (code: string): Promise<boolean> =>
        isUsableTypedCode(db, { code, basketId, address: request.ip })
      const reach = await reachOf(services)
      return detailsFaults(body, { storefront, ...reach, isUsableCode })
    },
    handler: async ({ body }, { request }) => {
      const { storefront, actor } = await requireOrderer(services, request)
      const basketId = basketIdOf(request)
      return counted({ body, basketId: basketId ?? NO_BASKET, request }, async (isUsableCode) => {
        const { basket_version: shownVersion, shown_fees: shownFees, ...sent } = body
        const reach = await reachOf(services)
        const details = await checkDetails(sent, { storefront, ...reach, isUsableCode })
        if (!basketId) throw conflict('Your basket is empty')
        await keepFitting(db, { basketId, inStoreType: details.in_store_type })
        const ordered = { basketId, details, shownVersion, shownFees, storefront, actor }
        return withPhotos(await checkout(services, ordered), request)
      })
    },
  })

  serve(app, {
    route: guestCheckout,
    rules: async ({ headers, body }, request) => {
      const storefront = await services.sites.of(request)
      const { basket: entries, ...details } = body
      const key = headers['idempotency-key']
      const basketId = key === undefined ? NO_BASKET : basketIdOfKey(key)
      const isUsableCode = (code: string): Promise<boolean> =>
        isUsableTypedCode(db, { code, basketId, address: request.ip })
      const reach = await reachOf(services)
      const booked = entries && { entries, catalogue: await catalogue.current(), site: storefront }
      return [
        ...(await detailsFaults(details, { storefront, ...reach, isUsableCode })),
        ...(booked ? entryFaults(booked) : []),
      ]
    },
    handler: async ({ headers, body }, { request }) => {
      const { storefront, actor } = await requireOrderer(services, request)
      const { basket: entries, ...sent } = body
      const basketId = basketIdOfKey(headers['idempotency-key'])
      return counted({ body, basketId, request }, async (isUsableCode) => {
        const reach = await reachOf(services)
        const details = await checkDetails(sent, { storefront, ...reach, isUsableCode })
        const sold = { entries, catalogue: await catalogue.current(), site: storefront }
        await keepEntries(db, { basketId, ...sold })
        const ordered = { basketId, details, storefront, actor }
        return withPhotos(await checkout(services, ordered), request)
      })
    },
  })

  /** Attaches the customer's photos to the order that was checked out, before its browser is answered. */
  async function withPhotos(
    answer: GuestCheckoutResponse,
    request: FastifyRequest,
  ): Promise<GuestCheckoutResponse> {
    await attachPhotos(db, { browserId: browserIdOf(request), token: answer.order_id_token })
    return answer
  }

  /** Counts a refused code at checkout like one tried alone. */
  async function counted(
    { body, basketId, request }: Counted,
    order: (isUsableCode: DetailsAsker['isUsableCode']) => Promise<GuestCheckoutResponse>,
  ): Promise<GuestCheckoutResponse> {
    const typed = { code: body.coupon_code ?? '', basketId, address: request.ip }
    const attempt = await countTypedCode(db, typed)
    try {
      const answer = await order(async (code) => (await judgeCode(db, { code, basketId })) !== null)
      await attempt.forgive()
      return answer
    } catch (error) {
      if (!isCouponRefused(error)) await attempt.forgive()
      throw error
    }
  }
}

interface Counted {
  readonly body: Pick<GuestCheckout, 'coupon_code'>
  readonly basketId: string
  readonly request: FastifyRequest
}

interface Orderer {
  readonly storefront: Storefront | null
  /** For the order's history. */
  readonly actor: string
}

/** @throws HttpError 401 or 403 on a storefront's site for callers who are not its staff */
async function requireOrderer(services: Services, request: FastifyRequest): Promise<Orderer> {
  const storefront = await services.sites.of(request)
  if (!storefront) return { storefront, actor: 'customer' }
  const staff = await findStaff(services, request)
  if (!staff) throw unauthorized('Sign in first')
  if (staff.storefront.id !== storefront.id)
    throw forbidden('This is the site of another storefront')
  return { storefront, actor: `staff:${staff.staffId}` }
}
