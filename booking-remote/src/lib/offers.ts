import { nameInSentence } from '@darnley/domain/name-in-sentence'
import type { SearchIndex } from './search/catalogue-index.ts'
import { bookingPath } from './site.ts'

/** A service of a category, with the garments that it is offered for. */
export interface Offer {
  readonly category: { readonly id: string; readonly name: string }
  readonly service: SearchIndex['services'][number]
  readonly items: readonly { readonly id: string; readonly name: string }[]
}

/** Returns the services of each category that can be booked, in the order of the catalogue. */
export function offersOf({ categories, items, services }: SearchIndex): Offer[] {
  const offered = services.filter(({ deadEnd }) => !deadEnd)
  return categories.flatMap((category) => {
    const own = items.filter(({ itemCategory }) => itemCategory === category.id)
    return offered.flatMap((service) => {
      const having = own.filter((item) => item.services.includes(service.id))
      return having.length > 0 ? { category, service, items: having } : []
    })
  })
}

/** Returns the address of the wizard for a service. The garment is asked there when it is offered for several. */
export function bookingLink({ category, service, items }: Offer): string {
  const [item, ...others] = items
  const query = new URLSearchParams({ category: category.id, service: service.id })
  if (item && others.length === 0) query.set('item', item.id)
  return `${bookingPath()}?${query}`
}

/** Returns the garments of an offer as one phrase: 'Jeans, chinos and shorts'. */
export function garmentsOf({ items }: Pick<Offer, 'items'>): string {
  const [first, ...others] = items.map(({ name }) => name)
  const last = others.pop()
  const before = [first, ...others.map(nameInSentence)].join(', ')
  return last === undefined ? before : `${before} and ${nameInSentence(last)}`
}
