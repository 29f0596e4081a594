import { publicQuery } from '@darnley/node/content-query'

/** The part of the cache that a response is stored in. */
export type Shelf = 'pages' | 'pictures' | 'others'

/** A request to the content service in normalised form. */
export interface ContentAddress {
  /** Path and query of the request. */
  readonly path: string
  /** Cache key: for a picture its name, because versions can be made up. */
  readonly key: string
  readonly shelf: Shelf
}

const id = '[a-z0-9-]+'

/** The exact list queries of pages; other queries are answered and cached in a separate partition. */
const pageQueries = [
  '/api/item-categories?depth=1&limit=0&sort=sortOrder',
  '/api/items?depth=3&limit=0&sort=sortOrder&where[itemCategory][equals]=ID',
  '/api/items?depth=3&limit=0&where[id][equals]=ID',
  '/api/fitting-guides?depth=1&limit=0&where[service][equals]=ID',
  '/api/items?depth=0&limit=0&select[itemCategory]=true&select[name]=true&select[services]=true&sort=sortOrder',
  '/api/items?depth=1&limit=0&select[coverImage]=true&sort=sortOrder',
  '/api/reviews?depth=0&limit=12&sort=sortOrder',
  '/api/services?depth=0&limit=0&select[deadEnd]=true&select[description]=true&select[name]=true&select[price]=true&sort=sortOrder',
].map((shape) => new RegExp(`^${escape(shape).replace('ID', id)}$`))

/** Returns null for a query that the content service refuses. */
export function contentAddress(url: string): ContentAddress | null {
  const [pathname = '', query = ''] = url.split('?', 2)
  if (pathname.startsWith('/api/media/file/')) return pictureAddress(pathname, query)
  const parsed = publicQuery(query)
  if (parsed.type === 'error') return null
  const path = parsed.search ? `${pathname}?${parsed.search}` : pathname
  const legible = `${pathname}?${decodeURIComponent(parsed.search)}`
  const isPageQuery = pageQueries.some((shape) => shape.test(legible))
  return { path, key: path, shelf: isPageQuery ? 'pages' : 'others' }
}

function pictureAddress(pathname: string, query: string): ContentAddress {
  const version = new URLSearchParams(query).get('v')
  const path = version && /^\w{1,20}$/.test(version) ? `${pathname}?v=${version}` : pathname
  return { path, key: pathname, shelf: 'pictures' }
}

function escape(text: string): string {
  return text.replaceAll(/[[\]?]/g, String.raw`\$&`)
}
