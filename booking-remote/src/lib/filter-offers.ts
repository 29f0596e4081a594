import type { Offer } from './offers.ts'
import { meaningfulWords, stemOf } from './search/words.ts'

/** Returns the offers whose service, garments or category have each word of a text; all for an empty text. */
export function filterOffers<Each extends Offer>(offers: readonly Each[], text: string): Each[] {
  const wanted = meaningfulWords(text).map(stemOf)
  return offers.filter(({ category, service, items }) => {
    const names = [service.name, category.name, ...items.map(({ name }) => name)]
    const words = names.flatMap((name) => meaningfulWords(name).map(stemOf))
    return wanted.every((each) => words.some((word) => word.startsWith(each)))
  })
}
