import type { CollectionConfig, SharpDependency } from 'payload'
import { completeDraft } from '#src/drafts/complete.ts'
import type { PictureStore } from '#src/pictures/picture-store.ts'
import { brandCustomisation } from './brand-customisation.ts'
import { decisions } from './decisions.ts'
import { fittingGuides } from './fitting-guides.ts'
import { itemCategories } from './item-categories.ts'
import { items } from './items.ts'
import { media } from './media.ts'
import { partners } from './partners.ts'
import { reviews } from './reviews.ts'
import { services } from './services.ts'
import { users } from './users.ts'

export interface CollectionOptions {
  readonly mediaFolder: string
  /** A bucket of pictures; null: they are kept in the folder. */
  readonly pictures: PictureStore | null
  /** Encodes pictures; each process has its own installation of it. */
  readonly sharp: SharpDependency
  /** Called after a document is written or deleted. */
  readonly onChange: () => void
}

/** Collections that the public may read. */
export const publicSlugs = [
  'item-categories',
  'items',
  'services',
  'fitting-guides',
  'brandCustomisation',
  'media',
  'partners',
  'reviews',
] as const

export type PublicSlug = (typeof publicSlugs)[number]

export function collections({
  mediaFolder,
  pictures,
  sharp,
  onChange,
}: CollectionOptions): CollectionConfig[] {
  const catalogue = [
    itemCategories,
    items,
    services,
    fittingGuides,
    brandCustomisation,
    media({ folder: mediaFolder, store: pictures, sharp }),
    partners,
    reviews,
  ]
  return [
    ...[...catalogue, ...decisions].map((collection) => reporting(collection, onChange)),
    users,
  ]
}

/** Adds what each collection does: it reports changes, and fills its drafts for a preview. */
function reporting(collection: CollectionConfig, onChange: () => void): CollectionConfig {
  const report = (): void => onChange()
  const hooks = collection.hooks ?? {}
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterRead: [completeDraft, ...(hooks.afterRead ?? [])],
      afterChange: [...(hooks.afterChange ?? []), report],
      afterDelete: [...(hooks.afterDelete ?? []), report],
    },
  }
}
