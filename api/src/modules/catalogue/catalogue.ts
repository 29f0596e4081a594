import { unavailable } from '#src/lib/http-error.ts'
import { type CatalogueItem, readItems } from './schema.ts'

export interface Catalogue {
  /** In the order in which they are shown. */
  readonly items: readonly CatalogueItem[]
  item(id: string): CatalogueItem | undefined
}

export interface CatalogueClient {
  /** The catalogue as it was a moment ago while the content service works, else its last good copy. */
  current(): Promise<Catalogue>
}

interface CatalogueOptions {
  readonly contentUrl: string
  readonly log: { warn(details: object, message: string): void }
  readonly freshMs: number
}

/** Deep enough for item > service > subservice > question > option; the graph is acyclic. */
const PATH = '/api/items?limit=0&depth=10'
const TIMEOUT_MS = 5000

/** Stale-while-revalidate: nobody waits for the content service but the very first caller. */
export function catalogueClient(options: CatalogueOptions): CatalogueClient {
  const { contentUrl, log, freshMs } = options
  let lastGood: Catalogue | null = null
  let triedAt = 0
  let refreshing: Promise<void> | null = null

  async function refresh(): Promise<void> {
    triedAt = Date.now()
    try {
      lastGood = index(readItems(await fetchItems(contentUrl)))
    } catch (error) {
      log.warn({ reason: String(error) }, 'the content service gave no catalogue')
    } finally {
      refreshing = null
    }
  }

  async function current(): Promise<Catalogue> {
    if (Date.now() - triedAt > freshMs || !lastGood) refreshing ??= refresh()
    if (!lastGood) await refreshing
    if (!lastGood) throw unavailable('The catalogue is not available at the moment')
    return lastGood
  }

  return { current }
}

async function fetchItems(contentUrl: string): Promise<unknown> {
  const response = await fetch(contentUrl + PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.json()
}

function index(items: CatalogueItem[]): Catalogue {
  const byId = new Map(items.map((item) => [item.id, item]))
  return { items, item: (id) => byId.get(id) }
}
