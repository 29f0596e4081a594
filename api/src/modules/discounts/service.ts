import type { BasketEntry } from '@darnley/contract/basket'
import type { DiscountResponse } from '@darnley/contract/discounts'
import { type Minor, minor } from '@darnley/domain/money'
import { subtotal } from '@darnley/domain/pricing'
import type { Executor } from '#src/db/database.ts'
import { basketRepository } from '#src/modules/basket/repository.ts'
import { type BasketAddress, findBasket } from '#src/modules/basket/service.ts'
import { applyHeld } from './held.ts'
import { judgeCode } from './judge.ts'
import { discountOn, normaliseCode } from './rules.ts'

interface HoldCodeOptions {
  readonly address: BasketAddress
  readonly code: string
}

/** Applies a valid code to the basket. A basket that was never stored cannot hold one. */
export async function holdCode(
  db: Executor,
  { address, code }: HoldCodeOptions,
): Promise<DiscountResponse> {
  const basket = await findBasket(db, address)
  const usable = await judgeCode(db, { code, basketId: address.id })
  const isRemoval = normaliseCode(code) === ''
  if (basket && (usable || isRemoval))
    await basketRepository(db).holdCode({ id: basket.id, code: usable?.code ?? null })
  const now = await findBasket(db, address)
  const held = await applyHeld(db, now)
  return {
    coupon_applied: usable !== null && held?.code === usable.code,
    coupon_valid: usable !== null,
    ...amounts(now?.entries ?? [], held?.amount),
  }
}

/** Returns what a code would discount on these entries, without applying it. */
export async function tryCode(
  db: Executor,
  { code, basketId, entries }: { code: string; basketId: string; entries: BasketEntry[] },
): Promise<DiscountResponse> {
  const usable = await judgeCode(db, { code, basketId })
  return {
    coupon_applied: false,
    coupon_valid: usable !== null,
    ...amounts(entries, usable ? discountOn(entries, usable.percentage) : undefined),
  }
}

function amounts(
  entries: readonly BasketEntry[],
  discount: Minor = minor(0),
): Pick<DiscountResponse, 'discount_amount' | 'total_price'> {
  const services = subtotal(entries)
  return { discount_amount: discount, total_price: minor(services - discount) }
}
