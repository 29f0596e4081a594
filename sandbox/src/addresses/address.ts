export interface Address {
  id: string
  house: string
  line1: string
  line2: string
  city: string
  postcode: string
}

/** Whether every word of the query is a prefix of a word of the address; postcodes match in any notation. */
export function matchesQuery(address: Address, query: string): boolean {
  const asPostcode = query.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  if (asPostcode === '') return false
  const postcode = address.postcode.toLowerCase().replace(' ', '')
  if (asPostcode.length > 1 && postcode.startsWith(asPostcode)) return true
  const words = wordsOf(Object.values({ ...address, id: '' }).join(' '))
  return wordsOf(query).every((asked) => words.some((word) => word.startsWith(asked)))
}

function wordsOf(text: string): string[] {
  const letters = text.toLowerCase().replaceAll(/['’]/g, '')
  return letters.split(/[^a-z0-9]+/).filter((word) => word !== '')
}
