import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  shopifyCreateEvent,
  shopifyCustomersRedact,
  shopifyDataRequest,
  shopifyShopRedact,
} from 'shared/contract/shopify'
import { z } from 'zod'
import { HttpError, unauthorized, ValidationFailed } from '#src/lib/http-error.ts'
import { isFromShopify } from '#src/lib/signatures.ts'
import { keepRawBodies } from '#src/plugins/bodies.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { readShopifyOrder } from './orders.ts'
import { collectData, eraseData } from './personal-data.ts'
import { type DataSubject, shopifyRepository } from './repository.ts'
import { connectedShop } from './shops.ts'

/** https://shopify.dev/docs/apps/build/privacy-law-compliance: calls that Shopify signs. */
export function shopifyWebhookRoutes(app: FastifyInstance, services: Services): void {
  app.register((raw, _options, done) => {
    keepRawBodies(raw)
    privacyRoutes(raw, services)
    eventRoute(raw, services)
    done()
  })
}

const Id = z.union([z.string(), z.int()]).transform(String)
const Shop = z.object({ shop_domain: z.string() })
const Customer = Shop.extend({ customer: z.object({ email: z.string().nullish() }) })
const Request = Customer.extend({ orders_requested: z.array(Id).default([]) })
const Redact = Customer.extend({ orders_to_redact: z.array(Id).default([]) })

function privacyRoutes(app: FastifyInstance, services: Services): void {
  /** The body of a connected shop's call. Any other shop gets 404: nothing here is its customers'. */
  const signed = async <Schema extends typeof Shop>(
    schema: Schema,
    { request, hmac }: { request: FastifyRequest; hmac: string },
  ): Promise<z.output<Schema>> => {
    const body = readSigned(services, { request, hmac, schema })
    await connectedShop(services, body.shop_domain)
    return body
  }

  serve(app, {
    route: shopifyDataRequest,
    handler: async ({ headers }, { request }) => {
      const body = await signed(Request, { request, hmac: headers['x-shopify-hmac-sha256'] })
      return collectData(services, subjectOf(body, body.orders_requested))
    },
  })

  serve(app, {
    route: shopifyCustomersRedact,
    handler: async ({ headers }, { request }) => {
      const body = await signed(Redact, { request, hmac: headers['x-shopify-hmac-sha256'] })
      return eraseData(services, subjectOf(body, body.orders_to_redact))
    },
  })

  serve(app, {
    route: shopifyShopRedact,
    handler: async ({ headers }, { request }) => {
      const body = await signed(Shop, { request, hmac: headers['x-shopify-hmac-sha256'] })
      return eraseData(services, { shopDomain: body.shop_domain, customer: null })
    },
  })
}

function subjectOf(body: z.infer<typeof Customer>, orderIds: string[]): DataSubject {
  return {
    shopDomain: body.shop_domain,
    customer: { email: body.customer.email ?? null, orderIds },
  }
}

function eventRoute(app: FastifyInstance, services: Services): void {
  serve(app, {
    route: shopifyCreateEvent,
    handler: async ({ query, headers }, { request }) => {
      const hmac = headers['x-shopify-hmac-sha256']
      const body = readSigned(services, { request, hmac, schema: z.looseObject({}) })
      const shopDomain = headers['x-shopify-shop-domain']
      await connectedShop(services, shopDomain)
      const event = { id: headers['x-shopify-webhook-id'], shopDomain, name: query.event_name }
      return { received: true as const, is_new: await takeEvent(services, { event, body }) }
    },
  })
}

interface TakenEvent {
  readonly event: { id: string; shopDomain: string; name: string }
  readonly body: unknown
}

/** Record and effect are one transaction; events that mean nothing here are kept by name only. */
function takeEvent({ db }: Services, { event, body }: TakenEvent): Promise<boolean> {
  const isOrder = event.name === 'orders/create' || event.name === 'orders/updated'
  const order = isOrder ? readOr422(() => readShopifyOrder(body, event.shopDomain)) : null
  return db.transaction(async (transaction) => {
    const repository = shopifyRepository(transaction)
    if (!(await repository.recordEvent(event))) return false
    if (order) await repository.saveOrder(order)
    return true
  })
}

interface SignedRequest<Schema> {
  readonly request: FastifyRequest
  readonly hmac: string
  readonly schema: Schema
}

/** The signature covers the bytes as they came; nothing of them is read before it is right (S17). */
function readSigned<Schema extends z.ZodType>(
  { config }: Services,
  { request, hmac, schema }: SignedRequest<Schema>,
): z.output<Schema> {
  const { body } = request
  const secret = config.shopify.apiSecret
  if (!Buffer.isBuffer(body)) throw new HttpError({ status: 400, detail: 'There is no body' })
  if (secret === null || !isFromShopify({ body, secret }, hmac))
    throw unauthorized('The signature is not valid')
  return readOr422(() => schema.parse(JSON.parse(body.toString('utf8'))))
}

function readOr422<Result>(read: () => Result): Result {
  try {
    return read()
  } catch {
    const msg = 'This is not what Shopify sends here'
    throw new ValidationFailed([{ loc: ['body'], msg, type: 'value_error' }])
  }
}
