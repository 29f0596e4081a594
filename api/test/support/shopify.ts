import { createHmac, randomUUID } from 'node:crypto'
import type { ShopifyShop } from '@darnley/contract/shopify'
import { type Answer, visit } from './visitor.ts'
import type { TestEnvironment } from './test-environment.ts'

export const SHOP = 'maison.myshopify.com'

interface Sending {
  readonly secret?: string
  readonly headers?: Record<string, string>
}

/** Returns a call signed as Shopify does. */
export function signed<Body>(
  { apiUrl }: TestEnvironment,
  {
    path,
    body,
    secret = 'shopify_sandbox',
    headers = {},
  }: Sending & { path: string; body: unknown },
): Promise<Answer<Body>> {
  const text = JSON.stringify(body)
  const hmac = createHmac('sha256', secret).update(text).digest('base64')
  return visit(apiUrl).post<Body>(`/public/shopify/${path}`, {
    body: text,
    headers: { 'x-shopify-hmac-sha256': hmac, ...headers },
  })
}

export function connect(
  { apiUrl }: TestEnvironment,
  { token = 'shpat_0123', url: store = `https://${SHOP}` } = {},
): Promise<Answer<ShopifyShop>> {
  const url = encodeURIComponent(store)
  return visit(apiUrl).post(`/public/shopify/auth?access_token=${token}&store_url=${url}`)
}

interface Sold {
  readonly id: string
  readonly number: string
}

export const shopifyOrder = ({ id, number, email }: Sold & { email: string }): object => ({
  id: Number(id),
  order_number: Number(number),
  email: email.toUpperCase(),
  customer: { first_name: 'Inès', last_name: 'Vale' },
  line_items: [{ id: 1, title: 'Wool coat', quantity: 1, price: '240.00' }],
  billing_address: { address1: 'not kept' },
})

interface ShopEvent {
  readonly name: string
  readonly body: unknown
  readonly shop?: string
  readonly id?: string
}

export const createEvent = (
  environment: TestEnvironment,
  { name, body, shop = SHOP, id = randomUUID() }: ShopEvent,
): Promise<Answer<unknown>> =>
  signed(environment, {
    path: `create_event?event_name=${encodeURIComponent(name)}`,
    body,
    headers: { 'x-shopify-shop-domain': shop, 'x-shopify-webhook-id': id },
  })

let numbers = 1000

/** Sends the event of an order in the shop. */
export async function sell(environment: TestEnvironment, email: string): Promise<Sold> {
  const number = String((numbers += 1))
  const sold = { id: `55500${number}`, number }
  const body = shopifyOrder({ ...sold, email })
  const answer = await createEvent(environment, { name: 'orders/create', body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return sold
}
