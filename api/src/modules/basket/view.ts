import type { Basket } from 'shared/contract/basket'
import { expressPrice, type Rate } from 'shared/pricing'
import type { StoredBasket } from './repository.ts'

/** What the visitor sees of a basket; one that was never stored is empty and has version 0. */
export function viewBasket(
  stored: Pick<StoredBasket, 'version' | 'entries' | 'discountCode'> | null,
  rate: Rate,
): Basket {
  const entries = stored?.entries ?? []
  return {
    version: stored?.version ?? 0,
    basket: entries,
    discount_code: stored?.discountCode ?? null,
    discount_amount: null,
    express_price: expressPrice(entries.length, rate),
  }
}
