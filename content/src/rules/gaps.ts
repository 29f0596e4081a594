interface Row {
  readonly id: string
  readonly name: string
}

/** Published documents, with ids of what they refer to. */
export interface PublishedCatalogue {
  readonly services: readonly (Row & {
    readonly price: number
    readonly deadEnd: boolean
    /** Whether it offers a way to fit. */
    readonly isFitted: boolean
    /** Whether an answer or an option has a price. */
    readonly hasPricedRows: boolean
  })[]
  readonly items: readonly (Row & {
    readonly category: string
    readonly services: readonly string[]
  })[]
  readonly categories: readonly Row[]
  /** Ids of services that have a guide. */
  readonly guides: readonly string[]
}

export interface Gap {
  readonly slug: 'services' | 'items' | 'item-categories'
  readonly id: string
  readonly name: string
  /** What is missing, as a part of a sentence. */
  readonly lacks: string
}

/** Returns what customers would miss in a published catalogue. */
export function gapsOf({ services, items, categories, guides }: PublishedCatalogue): Gap[] {
  const offered = new Set(items.flatMap((item) => item.services))
  const guided = new Set(guides)
  const filled = new Set(items.map(({ category }) => category))
  const gap = (slug: Gap['slug'], { id, name }: Row, lacks: string): Gap => ({
    ...{ slug, id, name, lacks },
  })
  return [
    ...services
      .filter(({ price, deadEnd, hasPricedRows }) => price === 0 && !deadEnd && !hasPricedRows)
      .map((row) => gap('services', row, 'has no price')),
    ...services
      .filter(({ id, isFitted }) => isFitted && !guided.has(id))
      .map((row) => gap('services', row, 'is fitted, and has no guide')),
    ...services
      .filter(({ id }) => !offered.has(id))
      .map((row) => gap('services', row, 'is offered by no garment')),
    ...items
      .filter((item) => item.services.length === 0)
      .map((row) => gap('items', row, 'offers no service')),
    ...categories
      .filter(({ id }) => !filled.has(id))
      .map((row) => gap('item-categories', row, 'has no garment')),
  ]
}
