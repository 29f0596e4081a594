import type { BasketEntry, ServiceDetails } from '@darnley/contract/basket'
import { browserStorage, parseStored } from '#src/storage/storage.ts'

/** A change to a basket as data: applies to any state, can be sent late, and is idempotent. */
export type BasketChange =
  /** A garment with its services; merged into the entry of that id if it exists, else a new entry. */
  | { readonly type: 'add-entry'; readonly entry: BasketEntry }
  | { readonly type: 'remove-service'; readonly entryId: string; readonly serviceId: string }
  | {
      readonly type: 'restore-service'
      /** The entry before the service was removed, and its place in the basket. */
      readonly entry: BasketEntry
      readonly entryIndex: number
      readonly serviceId: string
    }
  /**
   * A line that was changed, in its place, with the description of its garment. Nothing when the line has left the
   * basket meanwhile: it may have been paid.
   */
  | {
      readonly type: 'replace-service'
      readonly entryId: string
      readonly itemDescription: string
      readonly service: ServiceDetails
    }
  /** Accepts the current prices of the same lines; the api writes them into every basket it stores (F27). */
  | { readonly type: 'accept-prices' }

const types = {
  'add-entry': true,
  'remove-service': true,
  'restore-service': true,
  'replace-service': true,
  'accept-prices': true,
} satisfies Record<BasketChange['type'], true>

function isBasketChange(value: unknown): value is BasketChange {
  const { type } = value as { readonly type?: unknown }
  return typeof type === 'string' && Object.hasOwn(types, type)
}

/** Applies a change; applying it again returns the same entries. */
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
    case 'replace-service':
      return entries.map((entry) => (entry.id === change.entryId ? replaced(entry, change) : entry))
    case 'accept-prices':
      return [...entries]
  }
}

/** Restores the position relative to the entries that are still there, so that indexes in URLs stay valid. */
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

function replaced(
  entry: BasketEntry,
  { service, itemDescription }: Extract<BasketChange, { type: 'replace-service' }>,
): BasketEntry {
  const { serviceDetails } = entry
  if (!serviceDetails.some(({ id }) => id === service.id)) return entry
  return {
    ...entry,
    itemDescription,
    serviceDetails: serviceDetails.map((line) => (line.id === service.id ? service : line)),
  }
}

function merged(entry: BasketEntry, { serviceDetails }: BasketEntry): BasketEntry {
  return serviceDetails.reduce((into, service) => withService(into, service), entry)
}

/** Inserts the service at a place, by default at the end. */
function withService(entry: BasketEntry, service: ServiceDetails, place?: number): BasketEntry {
  const { serviceDetails } = entry
  if (serviceDetails.some(({ id }) => id === service.id)) return entry
  return {
    ...entry,
    serviceDetails: serviceDetails.toSpliced(place ?? serviceDetails.length, 0, service),
  }
}

/** Removes a service, and its entry with the last one (section 4.1). */
function withoutService(entry: BasketEntry, serviceId: string): BasketEntry {
  return { ...entry, serviceDetails: entry.serviceDetails.filter(({ id }) => id !== serviceId) }
}

/** A change that the server has not confirmed yet. */
export interface Waiting {
  readonly key: string
  readonly change: BasketChange
}

const prefix = 'basket-change:'
let count = 0

/** Stores a change, so that a reload, a crash or a closed tab does not lose it. */
export function keep(change: BasketChange): Waiting {
  // Sorts by time and count, so that changes are sent in the order in which they were made.
  count += 1
  const order = [Date.now(), count].map((number) => String(number).padStart(15, '0')).join(':')
  const key = `${prefix}${order}:${crypto.randomUUID()}`
  browserStorage.write(key, JSON.stringify(change))
  return { key, change }
}

export function forget({ key }: Waiting): void {
  browserStorage.remove(key)
}

/** Returns the changes that an earlier page did not send, oldest first. */
export function keptBefore(): Waiting[] {
  return browserStorage.keys(prefix).flatMap((key) => {
    // Another release may have stored a change that this one does not know.
    const change = parseStored(browserStorage.read(key), isBasketChange)
    return change ? [{ key, change }] : []
  })
}
