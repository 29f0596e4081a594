import type { Executor } from '#src/db/database.ts'
import { notFound } from '#src/lib/http-error.ts'
import { isToken } from '#src/lib/tokens.ts'
import { orderNumberOf } from '#src/modules/orders/order-number.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import type { Places } from '#src/modules/places/places.ts'
import type { LiveSession } from '#src/modules/storefront-session/repository.ts'
import { isRoutedTo, type Scope } from './rules.ts'

export async function scopeOf(places: Places, { storefront }: LiveSession): Promise<Scope> {
  const points = await places.dropOffPointsOf(storefront.id)
  return { storefrontId: storefront.id, points }
}

interface FindOrderOptions {
  readonly text: string
  readonly prefix: string
}

/** Finds an order by its token or by its number in any notation. */
export async function findByTokenOrNumber(
  db: Executor,
  { text, prefix }: FindOrderOptions,
): Promise<Order | null> {
  const found = orderRepository(db)
  const isScanned: boolean = isToken(text)
  return isScanned ? found.byToken(text) : found.byNumber(orderNumberOf(text, prefix))
}

/** Returns the order. One of another storefront is not found, like one that does not exist. @throws HttpError 404 */
export async function requireRouted(
  places: Places,
  { order, colleague }: { order: Order | null; colleague: LiveSession },
): Promise<Order> {
  if (!order || !isRoutedTo(order, await scopeOf(places, colleague))) throw notFound('Order')
  return order
}
