import { addLargeCatalogue, size } from './large-catalogue.ts'
import { createHttpClient } from './http-client.ts'
import { keepBusy, oneByOne, type Load } from './load.ts'
import type { Bench } from './system.ts'
import { table } from './table.ts'
import type { Target } from './targets.ts'

const CATEGORIES = '/api/item-categories?limit=0&depth=1&sort=sortOrder'

/** How fast the catalogue is read: cached through the edge and from the content service, then large and uncached. */
export const measureCatalogue: Bench = async ({
  siteUrl,
  contentUrl,
  contentDatabaseUrl,
  seconds,
}) => {
  const content = await measureCached(contentUrl + CATEGORIES, seconds)
  const edge = await measureCached(`${siteUrl}/content${CATEGORIES}`, seconds)
  await addLargeCatalogue(contentDatabaseUrl)
  // Each category is requested once, so that nothing comes from a cache.
  const warmUp = 20
  const uncached = await oneByOne({ warmUp, count: size.categories - warmUp }, (index) =>
    readCategory(contentUrl, index + 1),
  )
  const row = (title: string, { perSecond, p50Ms, p99Ms }: Load): (string | number)[] => [
    ...[title, perSecond, p50Ms, p99Ms],
  ]
  return {
    section: `## The catalogue

50 connections for the cached list of categories; then a catalogue of ${size.items.toLocaleString('en')} items in ${size.categories} categories with ${size.links.toLocaleString('en')} links to services, whose categories are requested one after another, each for the first time.

${table(
  ['request', 'requests/s', 'p50, ms', 'p99, ms'],
  [
    row('cached list through the edge', edge),
    row('cached list from the content service', content),
    ["a category's items, uncached", '-', uncached.p50Ms, uncached.p99Ms],
  ],
)}`,
    targets: [
      ...Object.entries({ 'through the edge': edge, 'from the content service': content }).flatMap(
        ([where, { perSecond, p99Ms }]): Target[] => [
          {
            what: `requests a second of the cached list ${where}`,
            is: perSecond,
            limit: { atLeast: 5000 },
            unit: '',
          },
          {
            what: `p99 of the cached list ${where}`,
            is: p99Ms,
            limit: { atMost: 10 },
            unit: 'ms',
          },
        ],
      ),
      { what: 'p50 uncached', is: uncached.p50Ms, limit: { atMost: 50 }, unit: 'ms' },
    ],
  }
}

async function measureCached(url: string, seconds: number): Promise<Load> {
  const client = createHttpClient(url)
  const path = url.slice(new URL(url).origin.length)
  const read = async (): Promise<void> => {
    const headers = { 'accept-encoding': 'gzip, br' }
    const { status } = await client({ method: 'GET', path, headers })
    if (status !== 200) throw new Error(`${url} answered ${status}`)
  }
  await keepBusy({ clients: 50, seconds: 3 }, read)
  return keepBusy({ clients: 50, seconds }, read)
}

async function readCategory(contentUrl: string, category: number): Promise<void> {
  const query = `limit=0&depth=3&where[itemCategory][equals]=bench-${category}&sort=sortOrder`
  const response = await fetch(`${contentUrl}/api/items?${query}`)
  const { docs } = (await response.json()) as { docs: { services: object[] }[] }
  const complete = docs.every(({ services }) => services.length === size.links / size.items)
  if (docs.length !== size.items / size.categories || !complete)
    throw new Error(`Category ${category} is not complete`)
}
