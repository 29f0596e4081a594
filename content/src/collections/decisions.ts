import type { CollectionConfig } from 'payload'
import { announcements } from './announcements.ts'
import { deliveryAreas } from './delivery-areas.ts'
import { faq } from './faq.ts'
import { fees } from './fees.ts'
import { studios } from './studios.ts'

/** Collections that only the api may read, with its key: `/internal/<slug>`. */
export const apiSlugs = ['faq', 'fees', 'announcements', 'delivery-areas', 'studios'] as const

export type ApiSlug = (typeof apiSlugs)[number]

/** What an owner decides beside the catalogue. */
export const decisions: readonly CollectionConfig[] = [
  faq,
  fees,
  announcements,
  deliveryAreas,
  studios,
]
