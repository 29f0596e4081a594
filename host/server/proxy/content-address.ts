import { publicQuery } from 'shared/node/content-query'

/** Which part of the cache an answer may fill. */
export type Shelf = 'pages' | 'pictures' | 'others'

/** What is asked of the content service, written in one way. */
export interface ContentAddress {
  /** Path and query to ask for. */
  readonly path: string
  /** What an answer is kept under: for a picture its name, since any version can be made up. */
  readonly key: string
  readonly shelf: Shelf
}

const id = '[a-z0-9-]+'

/** What pages ask of lists, to the letter; a question of another shape is answered and kept too, on a shelf of its own. */
const askedByPages = [
  '/api/item-categories?depth=1&limit=0&sort=sortOrder',
  '/api/items?depth=3&limit=0&sort=sortOrder&where[itemCategory][equals]=ID',
  '/api/items?depth=3&limit=0&where[id][equals]=ID',
  '/api/fitting-guides?depth=1&limit=0&where[service][equals]=ID',
  '/api/items?depth=0&limit=0&select[itemCategory]=true&select[name]=true&select[services]=true&sort=sortOrder',
  '/api/services?depth=0&limit=0&select[description]=true&select[name]=true&sort=sortOrder',
].map((shape) => new RegExp(`^${escape(shape).replace('ID', id)}$`))

/** Returns null for a query that the content service refuses. */
export function contentAddress(url: string): ContentAddress | null {
  const [pathname = '', query = ''] = url.split('?', 2)
  if (pathname.startsWith('/api/media/file/')) return pictureAddress(pathname, query)
  const asked = publicQuery(query)
  if (asked.type === 'error') return null
  const path = asked.search ? `${pathname}?${asked.search}` : pathname
  const legible = `${pathname}?${decodeURIComponent(asked.search)}`
  const isAskedByPages = askedByPages.some((shape) => shape.test(legible))
  return { path, key: path, shelf: isAskedByPages ? 'pages' : 'others' }
}

function pictureAddress(pathname: string, query: string): ContentAddress {
  const version = new URLSearchParams(query).get('v')
  const path = version && /^\w{1,20}$/.test(version) ? `${pathname}?v=${version}` : pathname
  return { path, key: pathname, shelf: 'pictures' }
}

function escape(text: string): string {
  return text.replaceAll(/[[\]?]/g, String.raw`\$&`)
}
