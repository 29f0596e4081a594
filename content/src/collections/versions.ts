import type { CollectionConfig } from 'payload'

/** Enables drafts and keeps the last versions. */
export const drafts = {
  drafts: true,
  maxPerDoc: 5,
} satisfies CollectionConfig['versions']
