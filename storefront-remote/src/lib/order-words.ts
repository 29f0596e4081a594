import type { OrderSummary } from '@darnley/contract/storefront-orders'

const returns = {
  complete_in_store: 'Complete in store',
  return_to_store: 'Return to store',
  return_to_customer: 'Return to customer',
} as const

type Routed = Pick<OrderSummary, 'in_store_type' | 'collection_provider'>

/** Returns why an order is on this shop's list: how it is returned, or how the web customer uses the shop. */
export function routeWords({ in_store_type, collection_provider }: Routed): string {
  if (in_store_type) return returns[in_store_type]
  return collection_provider.startsWith('WF') ? 'Web order, dropped off' : 'Web order, collected'
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
