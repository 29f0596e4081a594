import type { ContentList } from '@darnley/contract/content'
import { siteFetch, siteUrl } from '#site'
import { tellPage } from './connection.ts'
import { fromRejection, fromResponse } from './errors.ts'

export interface ContentQuery {
  /** 0 means no limit. */
  readonly limit?: number
  readonly depth?: number
  /** Field path > value, compared by Payload's `equals`. */
  readonly where?: Readonly<Record<string, string>>
  readonly sort?: string
  /** Returns only these fields and the id. */
  readonly select?: readonly string[]
  readonly signal?: AbortSignal
}

/** Milliseconds before a service that does not answer counts as unavailable. */
const timeoutMs = 8000

/**
 * Lists the documents of a collection (section 7.3; section 9's defaults: limit 0, depth 100).
 * @throws ApiError like every client call
 */
export async function listContent<Document>(
  slug: string,
  query: ContentQuery = {},
): Promise<ContentList<Document>> {
  const { limit = 0, depth = 100, where = {}, select = [], sort, signal } = query
  const search = new URLSearchParams({ limit: String(limit), depth: String(depth) })
  for (const [field, value] of Object.entries(where)) search.set(`where[${field}][equals]`, value)
  for (const field of select) search.set(`select[${field}]`, 'true')
  if (sort) search.set('sort', sort)
  const response = await siteFetch(`/content/api/${slug}?${search}`, {
    // Chromium reuses the edge's preload only in this mode. The edge forwards no cookie to the content service.
    credentials: 'same-origin',
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
  }).catch(unanswered)
  tellPage('answered')
  if (!response.ok) throw fromResponse(response, await response.text().catch(rejected))
  const list: unknown = await response.json().catch(rejected)
  if (!isList(list)) throw fromResponse(response, list)
  return list as ContentList<Document>
}

function unanswered(reason: unknown): never {
  if (fromRejection(reason).code === 'Network Error') tellPage('lost')
  return rejected(reason)
}

function rejected(reason: unknown): never {
  throw fromRejection(reason)
}

/** A wrong address or a service that is still starting returns something else, which no page can render. */
function isList(answer: unknown): boolean {
  const docs = (answer as { docs?: unknown } | null)?.docs
  return Array.isArray(docs) && docs.every((document) => typeof document?.id === 'string')
}

/** Returns the address at which a site serves an image of the content service. */
export function contentUrl(path: string): string {
  return siteUrl(`/content${path}`)
}
