import { Item, ItemCategory } from '@darnley/contract/content'
import { z } from 'zod'
import { unavailable } from '#src/lib/http-error.ts'
import type { CatalogueCopy } from './copy-repository.ts'

const CatalogueItem = Item.extend({ itemCategory: ItemCategory })
export type CatalogueItem = z.infer<typeof CatalogueItem>

/** The content service's answer, limited to what the api uses. */
const ItemList = z.object({ docs: z.array(CatalogueItem) })

export interface Catalogue {
  /** In display order. */
  readonly items: readonly CatalogueItem[]
  item(id: string): CatalogueItem | undefined
}

export interface CatalogueClient {
  /** Returns the catalogue, fresh while the content service works, otherwise its last good copy. */
  current(): Promise<Catalogue>
}

interface CatalogueOptions {
  readonly contentUrl: string
  readonly log: { warn(details: object, message: string): void }
  readonly freshMs: number
  readonly copy: CatalogueCopy
}

/** Depth for item > service > subservice > question > option; the graph is acyclic. */
const PATH = '/api/items?limit=0&depth=10'
const TIMEOUT_MS = 5000

/** Returns a stale-while-revalidate client: only the very first caller waits for the content service. */
export function catalogueClient(options: CatalogueOptions): CatalogueClient {
  const { contentUrl, log, freshMs, copy } = options
  let lastGood: Catalogue | null = null
  let lastText = ''
  let triedAt = 0
  let refreshing: Promise<void> | null = null

  async function refresh(): Promise<void> {
    triedAt = Date.now()
    try {
      const text = await fetchItems(contentUrl)
      if (text === lastText) return
      lastGood = read(text)
      await copy.write(text)
      lastText = text
    } catch (error) {
      log.warn({ reason: String(error) }, 'the catalogue could not be fetched')
      lastGood ??= await readCopy()
    } finally {
      refreshing = null
    }
  }

  async function readCopy(): Promise<Catalogue | null> {
    try {
      const text = await copy.read()
      return text === null ? null : read(text)
    } catch (error) {
      log.warn({ reason: String(error) }, 'the copy of the catalogue could not be read')
      return null
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

async function fetchItems(contentUrl: string): Promise<string> {
  const response = await fetch(contentUrl + PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.text()
}

/** @throws Error when the text is not a catalogue */
function read(text: string): Catalogue {
  const items: CatalogueItem[] = ItemList.parse(JSON.parse(text)).docs
  const byId = new Map(items.map((item) => [item.id, item]))
  return { items, item: (id) => byId.get(id) }
}
