import type { Mode } from '@darnley/node/mode'
import { announcements } from '#seed/decisions/announcements.ts'
import { deliveryAreas } from '#seed/decisions/delivery-areas.ts'
import { faq } from '#seed/decisions/faq.ts'
import { fees } from '#seed/decisions/fees.ts'
import { studios } from '#seed/decisions/studios.ts'
import type { ApiSlug } from '#src/collections/decisions.ts'
import { slugOf } from '#src/rules/slug.ts'
import type { SeedDocument } from './seed-document.ts'

/** Returns the owner's decisions to begin with. Announcements and places of a demonstration are made up. */
export function decisionDocuments(mode: Mode): SeedDocument[] {
  const wanted = [
    ...inOrder('faq', faq),
    ...inOrder(
      'fees',
      fees.map((fee) => ({ ...fee, id: slugOf(fee.key) })),
    ),
    ...inOrder('delivery-areas', deliveryAreas),
  ]
  if (mode === 'production') return wanted
  return [...wanted, ...inOrder('announcements', announcements), ...byName('studios', studios)]
}

function inOrder(collection: ApiSlug, seeds: readonly { id: string }[]): SeedDocument[] {
  return seeds.map((seed, sortOrder) => ({
    collection,
    id: seed.id,
    data: { ...seed, sortOrder },
  }))
}

function byName(collection: ApiSlug, seeds: readonly { id: string }[]): SeedDocument[] {
  return seeds.map((seed) => ({ collection, id: seed.id, data: { ...seed } }))
}
