import type { Basket } from '@darnley/contract/basket'
import { expressPrice, type Rate } from '@darnley/domain/pricing'
import type { HeldDiscount } from '#src/modules/discounts/held.ts'
import type { StoredBasket } from './repository.ts'

/** Returns the visitor's view of a basket; one that was never stored is empty and has version 0. */
export function viewBasket(
  stored: Pick<StoredBasket, 'version' | 'entries'> | null,
  { rate, discount }: { rate: Rate; discount: HeldDiscount | null },
): Basket {
  const entries = stored?.entries ?? []
  return {
    version: stored?.version ?? 0,
    basket: entries,
    discount_code: discount?.code ?? null,
    discount_amount: discount?.amount ?? null,
    express_price: expressPrice(entries.length, rate),
  }
}
