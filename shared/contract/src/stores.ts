/**
 * A storefront's details and prices. Rules: api/src/modules/stores/pricing.ts, api/src/modules/stores/find-order.ts,
 * shared/domain/src/pricing/pricing.ts.
 */
import { z } from 'zod'
import { partnerDomain } from './examples.ts'
import { ServiceType } from './basket.ts'
import { InStoreType } from './checkout.ts'
import { OrderDetails } from './orders.ts'
import { Store } from './places.ts'
import { ContentId, Price, Email } from './primitives.ts'
import { defineRoute } from './route.ts'
import { Storefront } from './storefront-session.ts'

const common = {
  source: '7.1',
  tag: 'stores',
  access: 'public',
  method: 'GET',
  errors: [404],
} as const

export const Domain = z.string().min(1).max(253)
const OfStorefront = z.strictObject({ storefront_domain: Domain })
export const OfStoreUrl = z.strictObject({
  store_url: z.url({ protocol: /^https?$/, abort: true }).max(500),
})

/** Identifies an order for a caller who is not signed in: both must match. */
export const NumberAndEmail = z.strictObject({
  order_number: z.string().trim().min(1).max(50),
  email: Email,
})

/** An item in the range of a storefront, and the storefront's name for it. */
export const StoreItemCustomisation = z.object({
  item_id: ContentId,
  display_name: z.string().nullable().describe('Null: the name in the catalogue'),
  sort_order: z.int(),
})
export type StoreItemCustomisation = z.infer<typeof StoreItemCustomisation>

export const storeItemCustomisations = defineRoute({
  ...common,
  path: '/public/store/store_item_customisations',
  summary: 'The range of a storefront, in its own order and words',
  query: OfStorefront,
  response: z.array(StoreItemCustomisation),
  example: { query: { storefront_domain: partnerDomain } },
})

export const DeliveryPrice = z.object({ option: InStoreType, price: Price })

/** How a storefront prices everything except services (section 9). */
export const StorePricing = z.object({
  storefront_domain: Domain,
  locale: z.string(),
  exchange_rate: z.string(),
  delivery: z.array(DeliveryPrice),
  express: z.object({
    few_items: Price.describe('Up to 4 items'),
    many_items: Price.describe('From 5 items on'),
  }),
})
export type StorePricing = z.infer<typeof StorePricing>

export const storePricing = defineRoute({
  ...common,
  path: '/public/store/store_pricing',
  summary: 'Rate, delivery and express prices of a storefront',
  query: OfStorefront,
  response: StorePricing,
  example: { query: { storefront_domain: partnerDomain } },
})

const ServiceName = z.object({ service_id: ContentId, name: z.string(), service_type: ServiceType })

/** The price of a service without answers and subservices. */
export const ServiceBasePrice = ServiceName.extend({ price: Price })

export const servicePricing = defineRoute({
  ...common,
  path: '/public/store/service_pricing',
  summary: 'What every service costs at a storefront, before answers and subservices',
  query: OfStorefront,
  response: z.array(ServiceBasePrice),
  errors: [404, 503],
  example: { query: { storefront_domain: partnerDomain } },
})

export const storeDetails = defineRoute({
  ...common,
  path: '/public/store/store_details',
  summary: 'The storefront whose site has this address',
  query: OfStoreUrl,
  response: Storefront,
  example: { query: { store_url: `http://${partnerDomain}:3000` } },
})

/** Section 7.1 calls it `store_details_{product}`: the product is the company's slug, for instance darnley. */
export const storeDetailsOfProduct = defineRoute({
  ...common,
  path: '/public/store/store_details_:product',
  summary: 'The storefront of a domain; the product is the slug of the company',
  params: z.strictObject({ product: z.string().max(100) }),
  query: OfStorefront,
  response: Storefront,
  example: {
    params: { product: 'darnley' },
    query: { storefront_domain: partnerDomain },
  },
})

export const storeDetailsByHostname = defineRoute({
  ...common,
  path: '/public/store/store_details/:hostname',
  summary: 'The storefront of a hostname',
  params: z.strictObject({ hostname: Domain }),
  response: Storefront,
  example: { params: { hostname: partnerDomain } },
})

export const ResolvedPrice = ServiceName.extend({
  storefront_domain: Domain,
  shopify_order_id: z.string().nullable(),
  price: Price,
})
export type ResolvedPrice = z.infer<typeof ResolvedPrice>

export const resolvedPrice = defineRoute({
  ...common,
  path: '/public/store/resolved_price',
  summary:
    'What one service costs at a storefront; 404 for a service of another type and an order of another shop',
  query: z.strictObject({
    storefront_domain: Domain,
    service_type: ServiceType,
    service_id: ContentId,
    shopify_order_id: z.string().min(1).max(100).optional(),
  }),
  response: ResolvedPrice,
  errors: [404, 503],
  example: {
    query: {
      storefront_domain: partnerDomain,
      service_type: 'alteration',
      service_id: 'shorten-hem',
    },
  },
})

/** Contains no address and nothing that allows changing the order. */
export const FoundOrder = OrderDetails.pick({
  collection_ref: true,
  status: true,
  created_at: true,
  express: true,
  total_price: true,
  items: true,
})
export type FoundOrder = z.infer<typeof FoundOrder>

export const findOrder = defineRoute({
  ...common,
  path: '/public/store/find_order',
  summary: 'An order by its number and the e-mail it was placed with; both must be right',
  query: NumberAndEmail.extend({
    storefront_domain: Domain.optional().describe('The requested site by default'),
  }),
  response: FoundOrder,
  cost: 1,
  example: {
    query: { order_number: 'DN-48213', email: 'amara.osei@example.com' },
  },
})

export const StoreName = Store.pick({ id: true, name: true, storefront_id: true }).extend({
  city: z.string(),
  postcode: z.string(),
})
export type StoreName = z.infer<typeof StoreName>

export const allStoresSimple = defineRoute({
  ...common,
  path: '/public/store/all_stores_simple',
  summary: 'The shops of all storefronts, by name',
  query: z.strictObject({}),
  response: z.array(StoreName),
  errors: [],
})
