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
 * PostgreSQL queries for text, one a word: it begins a word of the order. The case stays: PostgreSQL lowers it as it
 * does the words of the order.
 */
export function searchWords(text: string | undefined): string[] {
  const words = (text ?? '').split(/\s+/).filter(Boolean)
  return words.map((word) => `'${word.replaceAll(/['\\]/g, '$&$&')}':*`)
}

/** The query for all of these words. */
export function every(words: readonly string[]): string {
  return words.join(' & ')
}
