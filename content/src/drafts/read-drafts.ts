import { createPayloadRequest, findOperation, parseParams } from 'payload'
import { apiSlugs } from '#src/collections/decisions.ts'
import type { OpenPayload } from '#src/open-payload.ts'
import { isUnplaced } from './complete.ts'

/** Public collections whose drafts are seen on the site. */
const publicSlugs = [
  'item-categories',
  'items',
  'services',
  'fitting-guides',
  'reviews',
  'partners',
] as const
export const previewSlugs = [...publicSlugs, ...apiSlugs] as const

export type PreviewSlug = (typeof previewSlugs)[number]

export function hasPublicDrafts(slug: string): slug is (typeof publicSlugs)[number] {
  return (publicSlugs as readonly string[]).includes(slug)
}

type Find = Parameters<typeof findOperation>[0]
/** What a query may leave out is undefined. */
type Wish = Required<Pick<Find, 'depth' | 'limit' | 'page' | 'select' | 'sort' | 'where'>>
type Row = Readonly<Record<string, unknown>>

/**
 * Returns a list as the public call would, with the newest version of each document, published or not. What a draft
 * does not have yet is filled; one that belongs nowhere yet is left out.
 * @param search Of a query that the public may ask
 */
export async function readDrafts(
  { payload, config, key }: OpenPayload,
  { slug, search }: { readonly slug: PreviewSlug; readonly search: string },
): Promise<{ readonly docs: readonly Row[]; readonly totalDocs: number }> {
  const req = await createPayloadRequest({
    canSetHeaders: false,
    config,
    payloadInstanceCacheKey: key,
    request: new Request(`http://content.internal/api/${slug}?${search}`),
  })
  req.context['isPreview'] = true
  const { depth, limit, page, select, sort, where } = parseParams(req.query) as Wish
  const collection = payload.collections[slug]
  if (!collection) throw new Error(`There is no collection ${slug}`)
  const found = await findOperation({
    collection,
    ...{ depth, limit, page, select, sort, where, req },
    draft: true,
    overrideAccess: true,
  })
  const docs = (found.docs as Row[])
    .filter((row) => !isUnplaced(collection.config.fields, row))
    // Who changed it is for editors in the admin alone.
    .map(({ changedBy: _changedBy, ...row }) => row)
  return { ...found, docs, totalDocs: docs.length }
}
