import type { CollectionConfig } from 'payload'
import { changedByField, signChange } from '#src/fields/changed-by.ts'
import { announcements } from './announcements.ts'
import { deliveryAreas } from './delivery-areas.ts'
import { faq } from './faq.ts'
import { fees } from './fees.ts'
import { studios } from './studios.ts'

/** Collections that only the api may read, with its key: `/internal/<slug>`. */
export const apiSlugs = ['faq', 'fees', 'announcements', 'delivery-areas', 'studios'] as const

export type ApiSlug = (typeof apiSlugs)[number]

/** What an owner decides beside the catalogue, each with who changed it. */
export const decisions: readonly CollectionConfig[] = [
  faq,
  fees,
  announcements,
  deliveryAreas,
  studios,
].map((collection) => ({
  ...collection,
  hooks: { ...collection.hooks, beforeChange: [signChange] },
  fields: [...collection.fields, changedByField()],
}))
