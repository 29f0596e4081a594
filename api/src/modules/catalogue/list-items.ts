import type { items, PricedItem } from '@darnley/contract/catalogue'
import type { ValidationFault } from '@darnley/contract/errors'
import type { Store } from '@darnley/contract/places'
import type { Storefront } from '@darnley/contract/storefront-session'
import { NO_RATE, type Rate } from '@darnley/domain/money'
import type { z } from 'zod'
import { notFound, refuseFaults, valueFault } from '#src/lib/http-error.ts'
import type { Places } from '#src/modules/places/places.ts'
import { storefrontRepository } from '#src/modules/storefronts/repository.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import type { Services } from '#src/services.ts'
import { priceItem } from './priced.ts'
import { rateOfTier } from './pricing-tier-repository.ts'
import { tierFaults } from './pricing-tiers.ts'
import { rangeOf } from './range-repository.ts'
import { itemsOfRange } from './range.ts'
import type { CatalogueItem } from './catalogue.ts'

type Query = z.output<(typeof items)['query']>

interface ListItemsOptions {
  readonly query: Query
  /** Storefront of the site that was called; a storefront named in the query takes precedence. */
  readonly site: Storefront | null
}

export async function listItems(
  services: Services,
  { query, site }: ListItemsOptions,
): Promise<PricedItem[]> {
  refuseFaults(await listFaults(services, query))
  const storefront = (await namedStorefront(services, query)) ?? site
  const rate = await chosenRate(services, { query, storefront })
  const offered = await offeredItems(services, { query, storefront })
  const wanted = query.item_ids && new Set(query.item_ids)
  return offered.filter(({ id }) => wanted?.has(id) ?? true).map((item) => priceItem(item, rate))
}

/** Returns the faults of a query for items that the contract cannot express. */
export async function listFaults(
  { db, places }: Services,
  { store_id: storeId, storefront_id: named, pricing_tier_override: name }: Partial<Query>,
): Promise<ValidationFault[]> {
  const store = storeId === undefined ? undefined : await storeOf(places, storeId)
  const isOfAnother = store && named !== undefined && store.storefront_id !== named
  return [
    ...(isOfAnother ? [valueFault(['query', 'store_id'], 'Belongs to another storefront')] : []),
    ...(await tierFaults(db, { name, parameter: 'pricing_tier_override' })),
  ]
}

/** Finds the storefront by its own id or by that of one of its shops. */
async function namedStorefront({ db, places }: Services, query: Query): Promise<Storefront | null> {
  const { store_id: storeId, storefront_id: named } = query
  const store = storeId === undefined ? undefined : await storeOf(places, storeId)
  if (storeId !== undefined && !store) throw notFound('Store')
  const id = named ?? store?.storefront_id
  if (id === undefined) return null
  const storefront = await storefrontRepository(db).byId(id)
  if (!storefront) throw notFound('Storefront')
  return storefront
}

async function storeOf(places: Places, id: string): Promise<Store | undefined> {
  return (await places.stores()).find((each) => each.id === id)
}

interface Chosen {
  readonly query: Query
  readonly storefront: Storefront | null
}

async function chosenRate({ db }: Services, { query, storefront }: Chosen): Promise<Rate> {
  const { pricing_tier_override: name } = query
  const tier = name === undefined ? null : await rateOfTier(db, name)
  if (tier !== null) return tier
  return query.d2c_pricing ? NO_RATE : rateOf(storefront)
}

/** The customers' site has no range of its own: it always shows the whole catalogue. */
async function offeredItems(
  { db, catalogue }: Services,
  { query, storefront }: Chosen,
): Promise<readonly CatalogueItem[]> {
  const { items: all } = await catalogue.current()
  if (query.d2c_items || !storefront) return all
  return itemsOfRange(all, await rangeOf(db, storefront.id))
}
