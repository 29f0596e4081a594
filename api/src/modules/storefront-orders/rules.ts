import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { Order } from '#src/modules/orders/repository.ts'

/** The orders that a list or look-up may show. */
export interface Scope {
  readonly storefrontId: string
  /** Web drop-off points that are shops of this storefront. */
  readonly points: readonly DeliveryProviderCode[]
}

/** The orders of a list: those of a storefront, or all for the workshop. */
export type ListScope = Scope | 'everything'

/**
 * design.md, "who may scan": orders taken by the storefront, or brought to or collected from its shops; never unpaid
 * ones.
 */
export function isRoutedTo(
  order: Pick<
    Order,
    'status' | 'storefrontId' | 'collectionProvider' | 'dropoffProvider' | 'broughtToFitting'
  >,
  { storefrontId, points }: Scope,
): boolean {
  if (order.status === 'awaiting_payment') return false
  return (
    order.storefrontId === storefrontId ||
    (points.includes(order.collectionProvider) && !order.broughtToFitting) ||
    points.includes(order.dropoffProvider)
  )
}

/**
 * Returns one PostgreSQL query for each word, which matches as a prefix. PostgreSQL lower-cases it in the same way as
 * the words of the order.
 */
export function searchWords(text: string | undefined): string[] {
  const words = (text ?? '').split(/\s/).filter(Boolean)
  return words.map((word) => `'${word.replaceAll(/['\\]/g, '$&$&')}':*`)
}

/** Returns the query for all of these words. */
export function every(words: readonly string[]): string {
  return words.join(' & ')
}
