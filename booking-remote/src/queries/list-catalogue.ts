import { listContent, type ContentQuery } from 'shared/content-client'
import type { ContentList } from 'shared/contract/content'

/**
 * A list of the catalogue. A failure is logged (section 8), unless nobody waits for the answer any more.
 * @throws ApiError as every client does
 */
export async function listCatalogue<Document>(
  slug: string,
  query: ContentQuery,
): Promise<ContentList<Document>> {
  try {
    return await listContent<Document>(slug, query)
  } catch (error) {
    if (!query.signal?.aborted) console.error(`Failed to load resource: ${slug}.`, error)
    throw error
  }
}
