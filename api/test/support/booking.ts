import type { BasketEntry } from '@darnley/contract/basket'
import { inject } from 'vitest'
import { bookingOf } from '@darnley/testing/booking'

let known: Promise<BasketEntry> | undefined

/** Returns jeans with one alteration as the booking flow produces it, with new ids each time. */
export async function someJeans(change: Partial<BasketEntry> = {}): Promise<BasketEntry> {
  known ??= bookingOf(inject('contentUrl'))
  const { serviceDetails, ...entry } = structuredClone(await known)
  return {
    ...entry,
    id: crypto.randomUUID(),
    serviceDetails: serviceDetails.map((line) => ({ ...line, id: crypto.randomUUID() })),
    ...change,
  }
}
