import type { BasePayload, TypedUser } from 'payload'
import type { PublishedCatalogue } from '#src/rules/gaps.ts'
import { type PricedService, priceLines } from './lines.ts'

type Row = Readonly<Record<string, unknown>>
type Reader = { readonly payload: Pick<BasePayload, 'find'>; readonly user: TypedUser }

/** Returns what customers see of the catalogue, for a look at what is missing. */
export async function publishedCatalogue(reader: Reader): Promise<PublishedCatalogue> {
  const [services, items, categories, guides] = await Promise.all(
    ['services', 'items', 'item-categories', 'fitting-guides'].map((slug) =>
      published(reader, slug),
    ),
  )
  return {
    services: (services ?? []).map((row) => ({
      ...named(row),
      price: Number(row['price']),
      deadEnd: row['deadEnd'] === true,
      isFitted: ((row['fittingChoices'] ?? []) as unknown[]).length > 0,
      hasPricedRows: priceLines(row as unknown as PricedService)
        .slice(1)
        .some(({ price }) => price > 0),
    })),
    items: (items ?? []).map((row) => ({
      ...named(row),
      category: String(row['itemCategory']),
      services: ((row['services'] ?? []) as unknown[]).map(String),
    })),
    categories: (categories ?? []).map(named),
    guides: (guides ?? []).map(({ service }) => String(service)),
  }
}

function named({ id, name }: Row): { id: string; name: string } {
  return { id: String(id), name: String(name) }
}

async function published({ payload, user }: Reader, collection: string): Promise<Row[]> {
  const { docs } = await payload.find({
    ...{ collection, where: { _status: { equals: 'published' } } },
    ...{ depth: 0, pagination: false, user, overrideAccess: false },
  })
  return docs as Row[]
}
