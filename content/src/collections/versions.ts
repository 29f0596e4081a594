import type { CollectionConfig } from 'payload'

/** Enables drafts and keeps the last versions. */
export const drafts = {
  drafts: true,
  maxPerDoc: 50,
} satisfies CollectionConfig['versions']
