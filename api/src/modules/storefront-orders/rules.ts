import type { DeliveryProviderCode } from 'shared/contract/delivery-providers'
import type { Order } from '#src/modules/orders/repository.ts'

/** Whose orders a list or a look-up may show. */
export interface Scope {
  readonly storefrontId: string
  /** Drop-off points of the web that are shops of this storefront. */
  readonly points: readonly DeliveryProviderCode[]
}

/** design.md, "who may scan": taken by the storefront, or brought to or collected from a shop of it; never unpaid. */
export function isRoutedTo(
  order: Pick<Order, 'status' | 'storefrontId' | 'collectionProvider' | 'dropoffProvider'>,
  { storefrontId, points }: Scope,
): boolean {
  if (order.status === 'awaiting_payment') return false
  return (
    order.storefrontId === storefrontId ||
    points.includes(order.collectionProvider) ||
    points.includes(order.dropoffProvider)
  )
}

/**
 * A PostgreSQL query for text: every word begins a word of the order. The case stays: PostgreSQL lowers it as it does
 * the words of the order. Null when nothing was typed.
 */
export function searchQuery(text: string | undefined): string | null {
  const words = (text ?? '').split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  return words.map((word) => `'${word.replaceAll(/['\\]/g, '$&$&')}':*`).join(' & ')
}
