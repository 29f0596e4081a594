import type { OrderSummary, StorefrontOrder } from '@darnley/contract/storefront-orders'

const returns = {
  complete_in_store: 'Complete in store',
  return_to_store: 'Return to store',
  return_to_customer: 'Return to customer',
} as const

type Routed = Pick<OrderSummary, 'in_store_type' | 'collection_provider' | 'brought_to_fitting'>

/** Returns why an order is on this shop's list: how it is returned, or how the web customer uses the shop. */
export function routeWords({
  in_store_type,
  collection_provider,
  brought_to_fitting,
}: Routed): string {
  if (in_store_type) return returns[in_store_type]
  // Its provider names a drop-off point, which the clothes never see on their way there.
  if (brought_to_fitting) return 'Web order, brought to the fitting, collected'
  return collection_provider.startsWith('WF') ? 'Web order, dropped off' : 'Web order, collected'
}

/** Returns the same of an order with its details. */
export function routeOf({ store, inbound }: Pick<StorefrontOrder, 'store' | 'inbound'>): string {
  return routeWords({
    in_store_type: store?.in_store_type ?? null,
    collection_provider: inbound.delivery_provider.name,
    brought_to_fitting: inbound.brought_to_fitting,
  })
}

export function servicesWords(count: number): string {
  return count === 1 ? '1 service' : `${count} services`
}

/** Returns a display name for the actor of a status change. */
export function actorWords(actor: string, storeNames: ReadonlyMap<string, string>): string {
  const [who = '', store] = actor.split('@')
  if (who === 'customer') return 'Customer'
  if (who === 'payment-provider') return 'Payment'
  if (who.startsWith('courier:')) return `Courier ${who.slice('courier:'.length)}`
  if (!who.startsWith('staff:')) return 'System'
  return store ? `Staff, ${storeNames.get(store) ?? store}` : 'Staff'
}
