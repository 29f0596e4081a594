import type { Media } from '@darnley/contract/content'
import type { QueryClient } from '@darnley/web/query'
import { fromWords, lowestWords } from '#src/lib/from-words.ts'
import type { Match, SearchIndex } from '#src/lib/search/catalogue-index.ts'
import { createSearch, type Search } from '#src/lib/search/find.ts'
import { categoryPrices } from '#src/queries/category-prices.ts'
import { garmentPictures } from '#src/queries/garment-pictures.ts'
import { itemCategories } from '#src/queries/item-categories.ts'
import { itemsOfCategory } from '#src/queries/items.ts'
import { searchIndex } from '#src/queries/search-index.ts'
import { send } from '#src/stores/wizard.ts'

export { MatchList } from './match-list.tsx'
export { NothingFound } from './nothing-found.tsx'
export { describeFindings } from '#src/lib/search/describe-findings.ts'
export { groupMatches, inShownOrder } from '#src/lib/search/group-matches.ts'

export interface OpenedSearch {
  readonly find: Search
  readonly priceOf: (match: Match) => string
  /** The picture of an item or a category, by its id. */
  readonly pictures: ReadonlyMap<string, Media>
}

/** Returns the search over the current catalogue. Rejects with an ApiError when it cannot be fetched. */
export async function openSearch(client: QueryClient): Promise<OpenedSearch> {
  const [index, pictures, categories, prices] = await Promise.all([
    client.fetchQuery(searchIndex),
    // A list without pictures is still a list.
    client.fetchQuery(garmentPictures).catch(() => []),
    client.fetchQuery(itemCategories),
    client.fetchQuery(categoryPrices),
  ])
  const ofCategories = categories.map(({ id, coverImage }) => [id, coverImage] as const)
  return {
    find: await createSearch(index),
    priceOf: pricesOf(index, prices),
    pictures: new Map([...ofCategories, ...pictures]),
  }
}

function pricesOf(
  { items, services }: SearchIndex,
  ofCategories: Readonly<Record<string, string>>,
): OpenedSearch['priceOf'] {
  const byId = new Map(services.map((service) => [service.id, service]))
  const ofItem = new Map(items.map((item) => [item.id, item.services]))
  return ({ categoryId, item, service }) => {
    const offered = byId.get(service?.id ?? '')
    if (offered) return fromWords(offered)
    if (!item) return ofCategories[categoryId] ?? ''
    return lowestWords((ofItem.get(item.id) ?? []).flatMap((id) => byId.get(id) ?? []))
  }
}

/** Returns the title of a match, and its place in the catalogue. */
export function titleOf({ categoryName, item, service }: Match): { title: string; place: string } {
  if (service) return { title: service.name, place: item?.name ?? categoryName }
  return item
    ? { title: item.name, place: categoryName }
    : { title: categoryName, place: 'All items' }
}

/** Goes to the step of a match. Rejects with an ApiError when the catalogue cannot be fetched. */
export async function choose(match: Match, client: QueryClient): Promise<void> {
  const itemCategory = { id: match.categoryId, name: match.categoryName }
  if (!match.item) return send({ type: 'choose-category', itemCategory })
  const items = await client.fetchQuery(itemsOfCategory(match.categoryId))
  const item = items.find(({ id }) => id === match.item?.id)
  if (!item) return send({ type: 'choose-category', itemCategory })
  const service = item.services.find(({ id }) => id === match.service?.id) ?? null
  send({ type: 'find', itemCategory, item, service })
}
