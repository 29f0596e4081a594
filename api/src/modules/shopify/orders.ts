import type { ShopifyOrder } from '@darnley/contract/shopify'
import { z } from 'zod'
import type { NewShopifyOrder } from './repository.ts'

/** An id as Shopify sends it, and short enough for an index. */
const Id = z.union([z.string().min(1).max(100), z.int()]).transform(String)

/** The fields of a Shopify order that are stored; the others are discarded. */
const Order = z.object({
  id: Id,
  order_number: Id,
  email: z.email().max(254).nullish(),
  updated_at: z.iso.datetime({ offset: true }).nullish(),
  customer: z
    .object({ first_name: z.string().nullish(), last_name: z.string().nullish() })
    .nullish(),
  line_items: z.array(z.object({ id: Id, title: z.string(), quantity: z.int() })),
})

/** Returns null for a body that is not an order. */
export function readShopifyOrder(body: unknown, shopDomain: string): NewShopifyOrder | null {
  const read = Order.safeParse(body)
  if (!read.success) return null
  const { id, order_number, email, customer, line_items, updated_at } = read.data
  const name = [customer?.first_name, customer?.last_name].filter(Boolean).join(' ')
  return {
    shopDomain,
    shopifyId: id,
    orderNumber: order_number,
    email: email?.toLowerCase() ?? null,
    customerName: name === '' ? null : name,
    lineItems: line_items,
    changedAt: updated_at ? new Date(updated_at) : null,
  }
}

export function viewShopifyOrder(
  order: Pick<NewShopifyOrder, 'shopifyId' | 'orderNumber' | 'lineItems'>,
): ShopifyOrder {
  return {
    shopify_order_id: order.shopifyId,
    order_number: order.orderNumber,
    line_items: order.lineItems,
  }
}
