/** Rules for basket entries: only what the booking flow can produce, at the catalogue's prices. */
import type { BasketEntry, ServiceDetails } from '@darnley/contract/basket'
import { checkServiceDetails, isBlank } from '@darnley/domain/flow'
import type { Rate } from '@darnley/domain/pricing'
import type { Catalogue } from '#src/modules/catalogue/catalogue.ts'
import type { CatalogueItem } from '#src/modules/catalogue/schema.ts'
import { hasSameChoices } from './choices.ts'
import { rewriteDetails } from './rewrite.ts'

export interface EntryFault {
  readonly path: (string | number)[]
  readonly message: string
}

export interface Derivation {
  readonly entries: readonly BasketEntry[]
  readonly catalogue: Catalogue
  readonly rate: Rate
}

export interface Derived {
  readonly entries: BasketEntry[]
  readonly faults: EntryFault[]
}

/** Checks every entry and rewrites it from the catalogue. Entries with faults are returned unchanged. */
export function deriveEntries({ entries, catalogue, rate }: Derivation): Derived {
  const faults: EntryFault[] = duplicates(entries)
  const derived = entries.map((entry, index) => {
    const result = deriveEntry({ entry, item: catalogue.item(entry.item.id), rate })
    faults.push(...result.faults.map((fault) => ({ ...fault, path: [index, ...fault.path] })))
    return result.entry
  })
  return { entries: derived, faults }
}

/**
 * Like deriveEntries, but keeps a stored line that the catalogue has withdrawn: it must not block other changes to
 * the basket. Checkout refuses it.
 */
export function deriveUpdate({
  stored,
  ...derivation
}: Derivation & { readonly stored: readonly BasketEntry[] }): Derived {
  const { entries, faults } = deriveEntries(derivation)
  const lines = new Map(
    stored.flatMap((entry) => entry.serviceDetails.map((line) => [line.id, { entry, line }])),
  )
  const left = faults.filter(({ path: [index, field, line] }) => {
    if (typeof index !== 'number') return true
    const entry = entries[index]
    if (!entry) return true
    if (field === 'item') return !keepAll(entry)
    return field !== 'serviceDetails' || typeof line !== 'number' || !keepLine(entry, line)
  })
  return { entries, faults: left }

  function keepLine(entry: BasketEntry, index: number): boolean {
    const sent = entry.serviceDetails[index]
    const kept = sent && lines.get(sent.id)
    if (!kept || kept.entry.id !== entry.id || kept.entry.item.id !== entry.item.id) return false
    if (!hasSameChoices(kept.line, sent)) return false
    entry.serviceDetails[index] = kept.line
    return true
  }

  function keepAll(entry: BasketEntry): boolean {
    const before = stored.find(({ id }) => id === entry.id)
    if (!before || !entry.serviceDetails.every((_line, index) => keepLine(entry, index)))
      return false
    entry.item = before.item
    entry.itemCategory = before.itemCategory
    return true
  }
}

interface EntryToDerive {
  readonly entry: BasketEntry
  readonly item: CatalogueItem | undefined
  readonly rate: Rate
}

interface DerivedEntry {
  readonly entry: BasketEntry
  readonly faults: EntryFault[]
}

function deriveEntry({ entry, item, rate }: EntryToDerive): DerivedEntry {
  const faults: EntryFault[] = []
  if (isBlank(entry.itemDescription))
    faults.push({ path: ['itemDescription'], message: 'The description is empty' })
  if (!item) {
    faults.push({ path: ['item', 'id'], message: 'This item is not in the catalogue' })
    return { entry: { ...entry, serviceDetails: [...entry.serviceDetails] }, faults }
  }
  const serviceDetails = entry.serviceDetails.map((details, index) => {
    const line = deriveLine({ item, details, rate })
    const path = ['serviceDetails', index]
    faults.push(...line.faults.map((fault) => ({ ...fault, path: [...path, ...fault.path] })))
    return line.details
  })
  const { itemCategory: category } = item
  return {
    entry: {
      id: entry.id,
      itemCategory: { id: category.id, name: category.name },
      item: { id: item.id, name: item.name, coverImage: item.coverImage.url },
      itemDescription: entry.itemDescription.trim(),
      serviceDetails,
    },
    faults,
  }
}

interface LineToDerive {
  readonly item: CatalogueItem
  readonly details: ServiceDetails
  readonly rate: Rate
}

function deriveLine({ item, details, rate }: LineToDerive): {
  details: ServiceDetails
  faults: EntryFault[]
} {
  const service = item.services.find(({ id }) => id === details.service.id)
  if (!service) {
    const fault = { path: ['service', 'id'], message: 'This service is not offered for this item' }
    return { details, faults: [fault] }
  }
  const faults = checkServiceDetails({ item, service, details })
  return {
    details: faults.length > 0 ? details : rewriteDetails({ service, details, rate }),
    faults,
  }
}

/** Returns a fault for each repeated line id: removing one line would otherwise remove two. */
function duplicates(entries: readonly BasketEntry[]): EntryFault[] {
  const seen = new Set<string>()
  const check = (id: string, path: (string | number)[]): EntryFault[] => {
    if (seen.has(id)) return [{ path: [...path, 'id'], message: 'This id is used twice' }]
    seen.add(id)
    return []
  }
  return entries.flatMap((entry, index) => [
    ...check(entry.id, [index]),
    ...entry.serviceDetails.flatMap((line, at) => check(line.id, [index, 'serviceDetails', at])),
  ])
}
