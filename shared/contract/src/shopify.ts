/**
 * Shops on Shopify: orders, customers and their data. Rules: api/src/modules/shopify/shops.ts,
 * api/src/modules/shopify/personal-data.ts, api/src/modules/orders/erased.ts, api/src/modules/shopify/user-ips.ts.
 */
import { z } from 'zod'
import { partnerDomain, shopifyDomain, shopifyHeaders, shopifyUrl } from './examples.ts'
import { defineRoute } from './route.ts'
import { Storefront } from './storefront-session.ts'
import {
  Domain,
  NumberAndEmail,
  OfStoreUrl,
  storeItemCustomisations,
  storePricing,
} from './stores.ts'

const common = { source: '7.1', tag: 'shopify' } as const
const read = { ...common, access: 'public', method: 'GET', errors: [404] } as const

export const ShopifyLineItem = z.object({
  id: z.string(),
  title: z.string(),
  quantity: z.int(),
})
export type ShopifyLineItem = z.infer<typeof ShopifyLineItem>

export const ShopifyShop = z.object({
  shop_domain: z.string().describe('For instance maison-vale.myshopify.com'),
  name: z.string(),
  storefront: Storefront.nullable().describe('Null while no storefront has the domain of the shop'),
})
export type ShopifyShop = z.infer<typeof ShopifyShop>

const SHOP = /^[a-z0-9][a-z0-9-]{0,60}\.myshopify\.com$/

/** Limited to Shopify's own hosts (S18). */
const OfShop = z.strictObject({
  store_url: OfStoreUrl.shape.store_url.refine(
    (url) => URL.canParse(url) && SHOP.test(new URL(url).hostname),
    'Give the address of a shop, such as https://your-shop.myshopify.com',
  ),
})

export const shopifyAuth = defineRoute({
  ...common,
  access: 'public',
  method: 'POST',
  path: '/public/shopify/auth',
  summary: 'Connects a shop by an access token, which Shopify is asked about',
  query: OfShop.extend({
    access_token: z
      .string()
      .min(1)
      .max(200)
      .regex(/^[\x21-\x7e]+$/, 'Printable ASCII without spaces'),
  }),
  response: ShopifyShop,
  cost: 5,
  errors: [401, 502, 503],
  example: { query: { access_token: 'shpat_0123', store_url: shopifyUrl } },
})

export const shopifyStoreDetails = defineRoute({
  ...read,
  path: '/public/shopify/store_details',
  summary: 'A connected shop and the storefront that goes with it',
  query: OfShop,
  response: ShopifyShop,
  example: { query: { store_url: shopifyUrl } },
})

export const ShopifyOrder = z.object({
  shopify_order_id: z.string(),
  order_number: z.string(),
  line_items: z.array(ShopifyLineItem),
})
export type ShopifyOrder = z.infer<typeof ShopifyOrder>

export const shopifyFindOrder = defineRoute({
  ...read,
  path: '/public/shopify/find_order',
  summary: 'An order of a connected shop by its number and e-mail; both must be right',
  query: NumberAndEmail.extend({ storefront_domain: Domain }),
  response: ShopifyOrder,
  cost: 1,
  example: {
    query: {
      order_number: '1001',
      email: 'ida.holm@example.com',
      storefront_domain: partnerDomain,
    },
  },
})

export const ExtensionAccess = z.object({ valid: z.boolean() })

export const shopifyValidUser = defineRoute({
  ...read,
  path: '/public/shopify/valid_user',
  summary: 'Whether the extension of the shop is open to a network address',
  query: z.strictObject({ user_ip: z.union([z.ipv4(), z.ipv6()]) }),
  response: ExtensionAccess,
  errors: [],
  example: { query: { user_ip: '203.0.113.7' } },
})

/** In the format that the shop's extension requests. */
export const shopifyItemCustomisations = defineRoute({
  ...storeItemCustomisations,
  tag: common.tag,
  path: '/public/shopify/store_item_customisations',
  example: { query: { storefront_domain: partnerDomain } },
})

/** In the format that the shop's extension requests. */
export const shopifyStorePricing = defineRoute({
  ...storePricing,
  tag: common.tag,
  path: '/public/shopify/store_pricing',
  example: { query: { storefront_domain: partnerDomain } },
})

export const StoreAssets = z.object({
  logo: z.string().nullable(),
  background_images: z.record(z.string(), z.string()),
  styles: z.record(z.string(), z.string()),
})
export type StoreAssets = z.infer<typeof StoreAssets>

export const shopifyStoreAssets = defineRoute({
  ...read,
  path: '/public/shopify/store_assets',
  summary: 'Logo, backgrounds and colours of a storefront, from the content service',
  query: z.strictObject({ storefront_domain: Domain }),
  response: StoreAssets,
  errors: [404, 503],
  example: { query: { storefront_domain: partnerDomain } },
})

export const QueuedEmails = z.object({ queued: z.int() })

export const sendShopifyInitialCustomerEmail = defineRoute({
  ...read,
  path: '/public/shopify/send_shopify_initial_customer_email',
  summary: 'Tells the customers of new orders, once each, that clothes can be altered',
  response: QueuedEmails,
  hasEffect: true,
  cost: 10,
  errors: [],
})

const signed = {
  ...common,
  access: 'provider',
  method: 'POST',
  headers: z.object({ 'x-shopify-hmac-sha256': z.string() }),
  errors: [401, 404],
} as const

export const ShopifyOrderOfCustomer = ShopifyOrder.extend({
  email: z.string().nullable(),
  customer_name: z.string().nullable(),
})

export const OrderOfCustomer = z.object({
  collection_ref: z.string(),
  status: z.string(),
  customer_name: z.string(),
  email: z.string(),
  phone: z.string(),
  postcode: z.string().nullable(),
})

/** What is stored about a customer of a shop; the shop passes it on. */
export const CustomerData = z.object({
  shopify_orders: z.array(ShopifyOrderOfCustomer),
  orders: z.array(OrderOfCustomer),
})
export type CustomerData = z.infer<typeof CustomerData>

export const shopifyDataRequest = defineRoute({
  ...signed,
  path: '/public/shopify/customers/data_request',
  summary: 'What is kept about a customer of a shop; 409 for a copy of a request that was answered',
  response: CustomerData,
  errors: [...signed.errors, 409],
  example: {
    headers: shopifyHeaders,
    body: { shop_domain: shopifyDomain, customer: { email: 'ida.holm@example.com' } },
  },
})

export const Redaction = z.object({
  erased: z.object({
    shopify_orders: z.int(),
    orders: z.int(),
    baskets: z.int().describe('Baskets that held lines of these orders, on any device'),
  }),
  kept_until_finished: z
    .int()
    .describe(
      'Orders in progress, whose clothes are still to be returned: erased when they are closed',
    ),
})
export type Redaction = z.infer<typeof Redaction>

export const shopifyCustomersRedact = defineRoute({
  ...signed,
  path: '/public/shopify/customers/redact',
  summary: 'Erases the personal data of a customer of a shop; a second time finds nothing',
  response: Redaction,
  example: {
    headers: shopifyHeaders,
    body: {
      shop_domain: shopifyDomain,
      customer: { email: 'ida.holm@example.com' },
      orders_to_redact: [],
    },
  },
})

export const shopifyShopRedact = defineRoute({
  ...signed,
  path: '/public/shopify/shop/redact',
  summary: 'Erases the personal data of all customers of a shop',
  response: Redaction,
  example: { headers: shopifyHeaders, body: { shop_domain: shopifyDomain } },
})

export const ShopifyEventReceipt = z.object({ received: z.literal(true), is_new: z.boolean() })

export const shopifyCreateEvent = defineRoute({
  ...signed,
  path: '/public/shopify/create_event',
  summary: 'Signed events of a shop; each takes effect once',
  query: z.strictObject({ event_name: z.string().regex(/^[a-z_]+\/[a-z_]+$/) }),
  headers: signed.headers.extend({
    'x-shopify-shop-domain': z.string().max(253),
    'x-shopify-webhook-id': z.string().min(1).max(100),
  }),
  response: ShopifyEventReceipt,
  example: {
    query: { event_name: 'orders/create' },
    headers: shopifyHeaders,
    body: { id: 1, order_number: 1001, line_items: [] },
  },
})
