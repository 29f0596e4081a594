import type { QueryClient } from '@darnley/web/query'
import type { Match, SearchIndex } from '#src/lib/search/catalogue-index.ts'
import { createSearch, type Search } from '#src/lib/search/find.ts'
import { itemsOfCategory } from '#src/queries/items.ts'
import { searchIndex } from '#src/queries/search-index.ts'
import { send } from '#src/stores/wizard.ts'

export { describeFindings } from '#src/lib/search/describe-findings.ts'

/** Returns the search over the current catalogue. Rejects with an ApiError when it cannot be fetched. */
export async function openSearch(client: QueryClient): Promise<Search> {
  const index: SearchIndex = await client.fetchQuery(searchIndex)
  return createSearch(index)
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
