import type { Basket } from '@darnley/contract/basket'
import type { Fees } from '@darnley/contract/help'
import type { Storefront } from '@darnley/contract/storefront-session'
import { expressPrice, feesAt, type Rate } from '@darnley/domain/pricing'
import type { Executor } from '#src/db/database.ts'
import type { CatalogueClient } from '#src/modules/catalogue/catalogue.ts'
import { siteFees, type WithFees } from '#src/modules/fees/site-fees.ts'
import { applyHeld, type HeldDiscount } from '#src/modules/discounts/held.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import { changedLines } from './changed-lines.ts'
import type { StoredBasket } from './repository.ts'

interface Circumstances {
  readonly rate: Rate
  /** Null while none are known: the usual ones hold for what is shown. */
  readonly fees: Fees | null
  readonly discount: HeldDiscount | null
}

/** Returns the visitor's view of a basket; one that was never stored is empty and has version 0. */
export function viewBasket(
  stored: Pick<StoredBasket, 'version' | 'entries'> | null,
  { rate, fees, discount }: Circumstances,
): Basket {
  const entries = stored?.entries ?? []
  return {
    version: stored?.version ?? 0,
    basket: entries,
    discount_code: discount?.code ?? null,
    discount_amount: discount?.amount ?? null,
    express_price: expressPrice(entries.length, fees ?? feesAt(rate)),
    ...(fees && { fees }),
  }
}

export interface BasketDependencies extends WithFees {
  readonly db: Executor
  readonly catalogue: CatalogueClient
}

interface ToShow {
  readonly stored: StoredBasket | null
  readonly site: Storefront | null
  /** Whether all entries were just derived from today's catalogue, so that none of them has changed. */
  readonly isJustDerived?: boolean
}

/** Returns the basket with its current discount and with the lines that the catalogue has changed since. */
export async function showBasket(
  { db, catalogue, decisions }: BasketDependencies,
  { stored, site, isJustDerived = false }: ToShow,
): Promise<Basket> {
  const rate = rateOf(site)
  // A basket can be shown without fees and catalogue; checkout requires them.
  const fees = await knownFees({ decisions }, site)
  const basket = viewBasket(stored, { rate, fees, discount: await applyHeld(db, stored) })
  if (basket.basket.length === 0 || isJustDerived) return basket
  const offered = await catalogue.current().catch(() => null)
  return offered
    ? { ...basket, ...changedLines({ entries: basket.basket, catalogue: offered, rate }) }
    : basket
}

/** Returns the fees of a site; null while none are known. */
export function knownFees(dependencies: WithFees, site: Storefront | null): Promise<Fees | null> {
  return siteFees(dependencies, site).catch(() => null)
}
