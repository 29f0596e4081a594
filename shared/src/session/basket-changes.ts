import type { BasketEntry, ServiceDetails } from '#src/contract/basket.ts'

/** One change to a basket, as data: it can be applied to any state, sent late, and applied twice without harm. */
export type BasketChange =
  /** A garment with its services; into the entry of that id while it is there, else as an entry of its own. */
  | { readonly type: 'add-entry'; readonly entry: BasketEntry }
  | { readonly type: 'remove-service'; readonly entryId: string; readonly serviceId: string }
  | {
      readonly type: 'restore-service'
      /** The entry as it was before the service was removed, and its place in the basket. */
      readonly entry: BasketEntry
      readonly entryIndex: number
      readonly serviceId: string
    }
  /** The same lines at today's prices, which the api writes into whatever it stores (F27). */
  | { readonly type: 'accept-prices' }

const types = {
  'add-entry': true,
  'remove-service': true,
  'restore-service': true,
  'accept-prices': true,
} satisfies Record<BasketChange['type'], true>

export function isBasketChange({ type }: { readonly type: string }): boolean {
  return Object.hasOwn(types, type)
}

/** Applies a change; applying it again gives the same entries. */
export function applyChange(entries: readonly BasketEntry[], change: BasketChange): BasketEntry[] {
  switch (change.type) {
    case 'add-entry':
      return entries.some(({ id }) => id === change.entry.id)
        ? entries.map((entry) =>
            entry.id === change.entry.id ? merged(entry, change.entry) : entry,
          )
        : [...entries, change.entry]
    case 'remove-service':
      return entries
        .map((entry) =>
          entry.id === change.entryId ? withoutService(entry, change.serviceId) : entry,
        )
        .filter(({ serviceDetails }) => serviceDetails.length > 0)
    case 'restore-service':
      return restored(entries, change)
    case 'accept-prices':
      return [...entries]
  }
}

/** Where it was, as far as what is around it is still there: an index in an address means the same as before. */
function restored(
  entries: readonly BasketEntry[],
  { entry, entryIndex, serviceId }: Extract<BasketChange, { type: 'restore-service' }>,
): BasketEntry[] {
  const place = entry.serviceDetails.findIndex(({ id }) => id === serviceId)
  const service = entry.serviceDetails[place]
  if (!service) return [...entries]
  if (!entries.some(({ id }) => id === entry.id))
    return entries.toSpliced(entryIndex, 0, { ...entry, serviceDetails: [service] })
  return entries.map((other) =>
    other.id === entry.id ? withService(other, service, place) : other,
  )
}

function merged(entry: BasketEntry, { serviceDetails }: BasketEntry): BasketEntry {
  return serviceDetails.reduce((into, service) => withService(into, service), entry)
}

/** At the end, unless a place is given. */
function withService(entry: BasketEntry, service: ServiceDetails, place?: number): BasketEntry {
  const { serviceDetails } = entry
  if (serviceDetails.some(({ id }) => id === service.id)) return entry
  return {
    ...entry,
    serviceDetails: serviceDetails.toSpliced(place ?? serviceDetails.length, 0, service),
  }
}

/** An entry goes with its last service (section 4.1). */
function withoutService(entry: BasketEntry, serviceId: string): BasketEntry {
  return { ...entry, serviceDetails: entry.serviceDetails.filter(({ id }) => id !== serviceId) }
}
