import type { Basket } from '@darnley/contract/basket'
import type { Storefront } from '@darnley/contract/storefront-session'
import type { Rate } from '@darnley/domain/money'
import { expressPrice, feesAt } from '@darnley/domain/pricing'
import type { Executor } from '#src/db/database.ts'
import type { CatalogueClient } from '#src/modules/catalogue/catalogue.ts'
import { courierAreasOf, type WithAreas } from '#src/modules/delivery-providers/courier-areas.ts'
import { siteFees, type WithFees } from '#src/modules/fees/site-fees.ts'
import { applyHeld, type HeldDiscount } from '#src/modules/discounts/held.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import { changedLines } from './changed-lines.ts'
import type { StoredBasket } from './repository.ts'

/** What an owner decides about an order of a basket; nothing while it is not known. */
type Terms = Pick<Basket, 'fees' | 'courier_areas'>

interface Circumstances {
  readonly rate: Rate
  readonly terms: Terms
  readonly discount: HeldDiscount | null
}

/** Returns the visitor's view of a basket; one that was never stored is empty and has version 0. */
export function viewBasket(
  stored: Pick<StoredBasket, 'version' | 'entries'> | null,
  { rate, terms, discount }: Circumstances,
): Basket {
  const entries = stored?.entries ?? []
  return {
    version: stored?.version ?? 0,
    basket: entries,
    discount_code: discount?.code ?? null,
    discount_amount: discount?.amount ?? null,
    express_price: expressPrice(entries.length, terms.fees ?? feesAt(rate)),
    ...terms,
  }
}

export interface BasketDependencies {
  readonly decisions: WithTerms['decisions']
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
  const terms = await knownTerms({ decisions }, site)
  const basket = viewBasket(stored, { rate, terms, discount: await applyHeld(db, stored) })
  if (basket.basket.length === 0 || isJustDerived) return basket
  // A basket can be shown without a catalogue; checkout requires one.
  const offered = await catalogue.current().catch(() => null)
  return offered
    ? { ...basket, ...changedLines({ entries: basket.basket, catalogue: offered, rate }) }
    : basket
}

type WithTerms = WithFees & WithAreas

/** Returns what is known of an owner's decisions: a basket can be shown without them, checkout requires them. */
export async function knownTerms(known: WithTerms, site: Storefront | null): Promise<Terms> {
  try {
    const [fees, areas] = await Promise.all([siteFees(known, site), courierAreasOf(known)])
    return { fees, courier_areas: areas }
  } catch {
    return {}
  }
}
