import { queryOptions } from '@darnley/web/query'
import { lowestWords } from '#src/lib/from-words.ts'
import { catalogueQuery } from './catalogue-query.ts'
import { searchIndex } from './search-index.ts'

/** What the cheapest service of each category costs, in words, by the category's id. */
export const categoryPrices = queryOptions({
  queryKey: ['category-prices'],
  queryFn: async ({ client }): Promise<Readonly<Record<string, string>>> => {
    const { categories, items, services } = await client.ensureQueryData(searchIndex)
    const byId = new Map(services.map((service) => [service.id, service]))
    const ofCategory = (id: string) =>
      items
        .filter(({ itemCategory }) => itemCategory === id)
        .flatMap((item) => item.services.flatMap((each) => byId.get(each) ?? []))
    return Object.fromEntries(categories.map(({ id }) => [id, lowestWords(ofCategory(id))]))
  },
  ...catalogueQuery,
  // Browsers ask after the paint of the categories, but the document has it.
  meta: { inDocument: true },
})
