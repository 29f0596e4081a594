import type { Minor } from '@darnley/domain/money'
import MiniSearch, { type Options } from 'minisearch'
import { problems, otherWords } from './meanings.ts'
import { stemOf, wordsOf } from './words.ts'

/** The catalogue's names, descriptions and prices, for the search and the categories. */
export interface SearchIndex {
  readonly categories: readonly { readonly id: string; readonly name: string }[]
  readonly items: readonly {
    readonly id: string
    readonly name: string
    readonly itemCategory: string
    /** Ids of services. */
    readonly services: readonly string[]
  }[]
  readonly services: readonly {
    readonly id: string
    readonly name: string
    readonly description: string | null
    /** At the site's rate. */
    readonly price: Minor
    readonly deadEnd: boolean
  }[]
}

export interface Match {
  readonly categoryId: string
  readonly categoryName: string
  readonly item: { readonly id: string; readonly name: string } | null
  readonly service: { readonly id: string; readonly name: string } | null
}

/** A category, an item or a service on an item, with its searchable text. */
export interface Entry extends Match {
  readonly id: string
  readonly category: string
  readonly garment: string
  readonly work: string
  readonly description: string
}

/** Searchable names of a garment and of what is done to it. */
export const fields = {
  garment: ['garment', 'category'],
  work: ['work', 'description'],
} as const

/** Multi-word meanings are indexed as one term, because their single words are common. */
const phrases = [
  ...Object.values(problems).flatMap(Object.keys),
  ...Object.values(otherWords).flat(),
]
  .filter((words) => words.includes(' '))
  .map(termOf)

const options: Options<Entry> = {
  fields: [...fields.garment, ...fields.work],
  storeFields: ['categoryId', 'categoryName', 'item', 'service'],
  tokenize: termsOf,
  processTerm: (term) => term,
}

/** Indexes the entries in batches, so that typing stays responsive. */
export async function indexCatalogue(index: SearchIndex): Promise<MiniSearch<Entry>> {
  const catalogue = new MiniSearch<Entry>(options)
  await catalogue.addAllAsync(entriesOf(index), { chunkSize: 30 })
  return catalogue
}

/** Returns a word or phrase as an index term: without endings, its parts joined. */
export function termOf(words: string): string {
  return words.split(' ').map(stemOf).join('_')
}

function termsOf(text: string): string[] {
  const terms = wordsOf(text).map(stemOf)
  const joined = `_${terms.join('_')}_`
  return [...terms, ...phrases.filter((phrase) => joined.includes(`_${phrase}_`))]
}

function entriesOf({ categories, items, services }: SearchIndex): Entry[] {
  const byId = new Map(services.map((service) => [service.id, service]))
  return categories.flatMap(({ id: categoryId, name: categoryName }) => {
    const ofCategory = { categoryId, categoryName, item: null, service: null }
    const nameless = {
      ...ofCategory,
      category: categoryName,
      garment: '',
      work: '',
      description: '',
    }
    const own = items.filter((item) => item.itemCategory === categoryId)
    return [
      { ...nameless, id: categoryId, garment: categoryName },
      ...own.flatMap(({ id, name, services: offered }) => {
        const item = { ...nameless, item: { id, name }, garment: name }
        return [
          { ...item, id: `${categoryId}/${id}` },
          ...offered.flatMap((serviceId) => {
            const service = byId.get(serviceId)
            if (!service) return []
            return {
              ...{ ...item, id: `${categoryId}/${id}/${serviceId}` },
              service: { id: service.id, name: service.name },
              work: service.name,
              description: service.description ?? '',
            }
          }),
        ]
      }),
    ]
  })
}
