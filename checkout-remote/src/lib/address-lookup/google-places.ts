import type { AddressFields } from '#src/lib/form.ts'
import type { AddressLookup } from './lookup.ts'
import { readJson } from './read-json.ts'

const origin = 'https://places.googleapis.com/v1'

interface Autocompleted {
  readonly suggestions?: readonly {
    readonly placePrediction?: {
      readonly placeId: string
      readonly text: { readonly text: string }
    }
  }[]
}

interface Place {
  readonly addressComponents?: readonly {
    readonly longText: string
    readonly types: readonly string[]
  }[]
}

/**
 * Google's Places API (New) over its HTTP interface, so that no script of Google's runs in the page. The queries and
 * the final choice share a session token, as Google's pricing requires.
 */
export function googlePlaces(key: string): AddressLookup {
  let sessionToken = crypto.randomUUID()
  return {
    async suggest(input, signal) {
      const body = { input, sessionToken, languageCode: 'en-GB', includedRegionCodes: ['gb'] }
      const { suggestions = [] } = await readJson<Autocompleted>(`${origin}/places:autocomplete`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
        body: JSON.stringify(body),
        signal,
      })
      return suggestions.flatMap(({ placePrediction: place }) =>
        place ? [{ id: place.placeId, text: place.text.text }] : [],
      )
    },
    async resolve({ id }, signal) {
      const query = new URLSearchParams({ sessionToken, languageCode: 'en-GB' })
      const place = await readJson<Place>(`${origin}/places/${encodeURIComponent(id)}?${query}`, {
        headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': 'addressComponents' },
        signal,
      })
      sessionToken = crypto.randomUUID()
      return toFields(place)
    },
  }
}

function toFields({ addressComponents = [] }: Place): AddressFields {
  const part = (...types: string[]): string =>
    types
      .map((type) => addressComponents.find((each) => each.types.includes(type))?.longText ?? '')
      .find(Boolean) ?? ''
  const house = [part('subpremise'), part('premise'), part('street_number')]
  return {
    house: house.filter(Boolean).join(', '),
    line1: part('route'),
    line2: part('sublocality', 'neighborhood'),
    city: part('postal_town', 'locality'),
    postcode: part('postal_code'),
  }
}
