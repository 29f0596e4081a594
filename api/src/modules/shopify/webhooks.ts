import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type Redaction,
  shopifyCreateEvent,
  shopifyCustomersRedact,
  shopifyDataRequest,
  shopifyShopRedact,
} from '@darnley/contract/shopify'
import { z } from 'zod'
import { conflict, unauthorized, ValidationFailed } from '#src/lib/http-error.ts'
import { readSignedJson, signedBytes } from '#src/lib/signed-json.ts'
import { isFromShopify } from '#src/lib/signatures.ts'
import { recordErasure } from '#src/modules/erasures/erase.ts'
import { type Erased, subjectOf as hashOf } from '#src/modules/erasures/record.ts'
import { keepRawBodies } from '#src/plugins/bodies.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { readShopifyOrder } from './orders.ts'
import { collectData, eraseData } from './personal-data.ts'
import { type DataSubject, shopifyRepository } from './repository.ts'
import { connectedShop } from './shops.ts'
import { takeCall } from './signed-call-repository.ts'

/** Registers the calls that Shopify signs, https://shopify.dev/docs/apps/build/privacy-law-compliance. */
export function shopifyWebhookRoutes(app: FastifyInstance, services: Services): void {
  app.register((raw, _options, done) => {
    keepRawBodies(raw)
    privacyRoutes(raw, services)
    eventRoute(raw, services)
    done()
  })
}

const Id = z.union([z.string().max(100), z.int()]).transform(String)
const Shop = z.object({ shop_domain: z.string().max(253) })
const Customer = Shop.extend({ customer: z.object({ email: z.string().nullish() }) })
const Request = Customer.extend({ orders_requested: z.array(Id).default([]) })
const Redact = Customer.extend({ orders_to_redact: z.array(Id).default([]) })

/** A customer's later request for erasure can have the same body. A copy within this time is a replay. */
const REDACTED_AGAIN_AFTER_DAYS = 30

const NOTHING_ERASED = {
  erased: { shopify_orders: 0, orders: 0, baskets: 0 },
  kept_until_finished: 0,
}

function privacyRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  serve(app, {
    route: shopifyDataRequest,
    handler: async ({ headers }, { request }) => {
      const { body, bytes } = readSigned(services, { request, headers, schema: Request })
      const { shop_domain: shopDomain } = body
      await connectedShop(services, shopDomain)
      const call = { body: bytes, purpose: 'data_request', shopDomain, forgottenAfterDays: null }
      return db.transaction(async (transaction) => {
        if (!(await takeCall(transaction, call))) throw conflict('This request was answered before')
        return collectData(transaction, subjectOf(body, body.orders_requested))
      })
    },
  })

  serve(app, {
    route: shopifyCustomersRedact,
    handler: async ({ headers }, { request }) => {
      const { body, bytes } = readSigned(services, { request, headers, schema: Redact })
      const subject = subjectOf(body, body.orders_to_redact)
      return redact({ bytes, purpose: 'customers/redact', subject })
    },
  })

  serve(app, {
    route: shopifyShopRedact,
    handler: async ({ headers }, { request }) => {
      const { body, bytes } = readSigned(services, { request, headers, schema: Shop })
      const subject = { shopDomain: body.shop_domain, customer: null }
      return redact({ bytes, purpose: 'shop/redact', subject })
    },
  })

  /** Erases a shop's data; 404 for a shop that is not connected. */
  async function redact({ bytes, purpose, subject }: RedactOptions): Promise<Redaction> {
    const { shopDomain } = subject
    await connectedShop(services, shopDomain)
    const forgottenAfterDays = REDACTED_AGAIN_AFTER_DAYS
    const call = { body: bytes, purpose, shopDomain, forgottenAfterDays }
    return db.transaction(async (transaction) => {
      if (!(await takeCall(transaction, call))) return NOTHING_ERASED
      const erased = await eraseData(transaction, subject)
      await recordErasure(transaction, { log: services.erasures, erased: erasureOf(subject) })
      return erased
    })
  }
}

interface RedactOptions {
  readonly bytes: Buffer
  readonly purpose: string
  readonly subject: DataSubject
}

function erasureOf({ shopDomain: shop, customer }: DataSubject): Erased {
  if (customer === null) return { kind: 'shop', shop }
  const { email, orderIds } = customer
  const subject = email === null ? null : hashOf(email)
  return { kind: 'shop-customer', shop, subject, orders: [...orderIds] }
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
      const { body, bytes } = readSigned(services, { request, headers, schema: z.looseObject({}) })
      const shopDomain = headers['x-shopify-shop-domain']
      await connectedShop(services, shopDomain)
      const event = { id: headers['x-shopify-webhook-id'], shopDomain, name: query.event_name }
      return { received: true as const, is_new: await takeEvent(services, { event, body, bytes }) }
    },
  })
}

interface TakenEvent {
  readonly event: { id: string; shopDomain: string; name: string }
  readonly body: unknown
  readonly bytes: Buffer
}

/** Records an event and its effect in one transaction. Events without an effect are stored by name only. */
function takeEvent({ db }: Services, { event, body, bytes }: TakenEvent): Promise<boolean> {
  const { shopDomain, name: purpose } = event
  const isOrder = purpose === 'orders/create' || purpose === 'orders/updated'
  const order = isOrder ? orRefused(readShopifyOrder(body, shopDomain)) : null
  const call = { body: bytes, purpose, shopDomain, forgottenAfterDays: null }
  return db.transaction(async (transaction) => {
    const repository = shopifyRepository(transaction)
    // A copy under another id is the same event.
    const isNew = (await takeCall(transaction, call)) && (await repository.recordEvent(event))
    if (isNew && order) await repository.saveOrder(order)
    return isNew
  })
}

interface SignedRequest<Schema> {
  readonly request: FastifyRequest
  readonly headers: { readonly 'x-shopify-hmac-sha256': string }
  readonly schema: Schema
}

interface Signed<Schema extends z.ZodType> {
  readonly body: z.output<Schema>
  /** The signed bytes. */
  readonly bytes: Buffer
}

/** Checks the signature over the raw bytes before parsing them (S17). */
function readSigned<Schema extends z.ZodObject>(
  { config }: Services,
  { request, headers, schema }: SignedRequest<Schema>,
): Signed<Schema> {
  const bytes = signedBytes(request)
  const hmac = headers['x-shopify-hmac-sha256']
  const { apiSecrets } = config.shopify
  if (!apiSecrets.some((secret) => isFromShopify({ body: bytes, secret }, hmac)))
    throw unauthorized('The signature is not valid')
  return { body: orRefused(readSignedJson(bytes, (json) => schema.parse(json))), bytes }
}

function orRefused<Result>(read: Result | null): Result {
  if (read !== null) return read
  const msg = 'This is not what Shopify sends here'
  throw new ValidationFailed([{ loc: ['body'], msg, type: 'value_error' }])
}
