import type { CollectionConfig } from 'payload'
import { siteOfDraft } from '../../src/drafts/site-of-draft.ts'
import { draftLink, hasDraftLink } from '../../src/rules/draft-link.ts'
import type { Environment } from '../environment.ts'

/** Adds the button "Preview" to what the site shows: it opens the site with all drafts for a quarter of an hour. */
export function withPreview(
  collection: CollectionConfig,
  previews: Environment['previews'],
): CollectionConfig {
  const { slug, admin } = collection
  if (!previews || !hasDraftLink(slug)) return collection
  // The server calls it, so that the secret stays there.
  return {
    ...collection,
    admin: {
      ...admin,
      preview: async (draft, { req }) => {
        const siteUrl = await siteOfDraft(req.payload, { slug, draft, ...previews })
        return draftLink({ slug, draft, ...previews, siteUrl })
      },
    },
  }
}
