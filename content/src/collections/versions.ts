import type { CollectionConfig } from 'payload'

/** Enables drafts and keeps the last versions. */
export const drafts = {
  drafts: true,
  maxPerDoc: 50,
} satisfies CollectionConfig['versions']

/** The same, for decisions whose history is read. */
export const history = {
  drafts: true,
  maxPerDoc: 50,
} satisfies CollectionConfig['versions']
