import type { CollectionConfig } from 'payload'

/** Editors prepare a change as a draft; a few versions back are kept. */
export const drafts = {
  drafts: true,
  maxPerDoc: 5,
} satisfies CollectionConfig['versions']
