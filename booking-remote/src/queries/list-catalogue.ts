import { listContent, type ContentQuery } from '@darnley/web/content-client'
import type { ContentList } from '@darnley/contract/content'

/**
 * Reads a list of the catalogue. Logs a failure (section 8), unless the request was cancelled.
 * @throws ApiError like every client call
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
