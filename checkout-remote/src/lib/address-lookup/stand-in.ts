import type { AddressFields } from '#src/lib/form.ts'
import type { AddressLookup } from './lookup.ts'
import { readJson } from './read-json.ts'

interface Found extends AddressFields {
  readonly id: string
}

/**
 * The sandbox's addresses: each suggestion contains the whole address, so resolving makes no request, and no URL
 * contains it (S21).
 */
export function standIn(url: string): AddressLookup {
  const known = new Map<string, AddressFields>()
  return {
    async suggest(query, signal) {
      const found = await readJson<Found[]>(url, { method: 'POST', body: query, signal })
      return found.map(({ id, ...fields }) => {
        known.set(id, fields)
        return { id, text: lineOf(fields) }
      })
    },
    async resolve({ id }) {
      const fields = known.get(id)
      if (!fields) throw new Error('This address was not suggested')
      return fields
    },
  }
}

function lineOf({ house, line1, line2, city, postcode }: AddressFields): string {
  return [`${house} ${line1}`, line2, city, postcode].filter(Boolean).join(', ')
}
