import type { BasketEntry, ServiceDetails } from '#src/contract/basket.ts'

/** One change to a basket, as data: it can be applied to any state, sent late, and applied twice without harm. */
export type BasketChange =
  | { readonly type: 'add-entry'; readonly entry: BasketEntry }
  | { readonly type: 'add-service'; readonly entryId: string; readonly service: ServiceDetails }
  | { readonly type: 'remove-service'; readonly entryId: string; readonly serviceId: string }

/** Applies a change; applying it again gives the same entries. */
export function applyChange(entries: readonly BasketEntry[], change: BasketChange): BasketEntry[] {
  switch (change.type) {
    case 'add-entry':
      return entries.some(({ id }) => id === change.entry.id)
        ? [...entries]
        : [...entries, change.entry]
    case 'add-service':
      return entries.map((entry) =>
        entry.id === change.entryId ? withService(entry, change.service) : entry,
      )
    case 'remove-service':
      return entries
        .map((entry) =>
          entry.id === change.entryId ? withoutService(entry, change.serviceId) : entry,
        )
        .filter(({ serviceDetails }) => serviceDetails.length > 0)
  }
}

function withService(entry: BasketEntry, service: ServiceDetails): BasketEntry {
  if (entry.serviceDetails.some(({ id }) => id === service.id)) return entry
  return { ...entry, serviceDetails: [...entry.serviceDetails, service] }
}

/** An entry goes with its last service (section 4.1). */
function withoutService(entry: BasketEntry, serviceId: string): BasketEntry {
  return { ...entry, serviceDetails: entry.serviceDetails.filter(({ id }) => id !== serviceId) }
}
