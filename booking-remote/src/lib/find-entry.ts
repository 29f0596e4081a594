import type { BasketEntry } from '@darnley/contract/basket'
import type { Item, Service } from '@darnley/contract/content'
import type { LineToEdit } from '@darnley/domain/flow'
import type { QueryClient } from '@darnley/web/query'
import { fittingGuideOf } from '#src/queries/fitting-guide.ts'
import { itemCategories } from '#src/queries/item-categories.ts'
import { itemById, itemsOfCategory } from '#src/queries/items.ts'
import { guideContent } from './guide.ts'

/** What an address of the wizard asks for. */
export type EntryQuery =
  | {
      readonly type: 'entry'
      readonly itemIndex: string
      /** The service that was chosen already; null when it is still to be chosen. */
      readonly service: string | null
    }
  | { readonly type: 'line'; readonly id: string }
  | OfferQuery

/** What a link from the prices or the guides is about; the item and the service may still be to be chosen. */
export interface OfferQuery {
  readonly type: 'offer'
  readonly category: string
  readonly item: string | null
  readonly service: string | null
}

export interface FoundOffer {
  readonly type: 'found'
  readonly itemCategory: { readonly id: string; readonly name: string }
  readonly item: Item | null
  readonly service: Service | null
}

export type FoundEntry =
  | { readonly type: 'found'; readonly entry: BasketEntry; readonly item: Item }
  | { readonly type: 'unknown' }

interface Where {
  readonly entries: readonly BasketEntry[]
  readonly client: QueryClient
}

/**
 * Returns the basket entry that `itemIndex` names, with its item from the catalogue. Rejects with an ApiError when the
 * catalogue cannot be fetched.
 */
export async function findEntry(
  itemIndex: string,
  { entries, client }: Where,
): Promise<FoundEntry> {
  const entry = /^\d{1,3}$/.test(itemIndex) ? entries[Number(itemIndex)] : undefined
  return withItem(entry, client)
}

/** Returns the basket line of that id with what is needed to change it. Rejects like findEntry. */
export async function findLine(
  id: string,
  { entries, client }: Where,
): Promise<({ readonly type: 'found' } & LineToEdit) | { readonly type: 'unknown' }> {
  const entry = entries.find(({ serviceDetails }) => serviceDetails.some((line) => line.id === id))
  const line = entry?.serviceDetails.find((each) => each.id === id)
  if (!line) return { type: 'unknown' }
  const [found, guide] = await Promise.all([
    withItem(entry, client),
    line.fittingChoice ? client.ensureQueryData(fittingGuideOf(line.service.id)) : null,
  ])
  return found.type === 'unknown' ? found : { ...found, line, guide: guideContent(guide) }
}

async function withItem(entry: BasketEntry | undefined, client: QueryClient): Promise<FoundEntry> {
  if (!entry) return { type: 'unknown' }
  const [categories, item] = await Promise.all([
    client.ensureQueryData(itemCategories),
    client.ensureQueryData(itemById(entry.item.id)),
  ])
  if (!categories.some(({ id }) => id === entry.itemCategory.id)) {
    console.error('Item category does not exist')
    return { type: 'unknown' }
  }
  return item ? { type: 'found', entry, item } : { type: 'unknown' }
}

/** Returns what a link names of the catalogue; unknown when any of it is no longer offered. Rejects like findEntry. */
export async function findOffer(
  { category, item: itemId, service: serviceId }: OfferQuery,
  client: QueryClient,
): Promise<FoundOffer | { readonly type: 'unknown' }> {
  const categories = await client.ensureQueryData(itemCategories)
  const itemCategory = categories.find(({ id }) => id === category)
  if (!itemCategory) return { type: 'unknown' }
  const found = { type: 'found', itemCategory: { id: category, name: itemCategory.name } } as const
  const items = await client.ensureQueryData(itemsOfCategory(category))
  const item = items.find(({ id }) => id === itemId) ?? null
  const service = servicesOf(item ? [item] : items).find(({ id }) => id === serviceId) ?? null
  const isThere = (itemId === null || item !== null) && (serviceId === null || service !== null)
  return isThere ? { ...found, item, service } : { type: 'unknown' }
}

function servicesOf(items: readonly Item[]): Service[] {
  return items.flatMap(({ services }) => services)
}
