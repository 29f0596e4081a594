import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createDatabase, databaseUrl, dropDatabase } from '../test/support/databases.ts'
import { crowd, quantile, type CrowdResult } from './crowd.ts'
import { addLargeCatalogue, size } from './large-catalogue.ts'
import { startContent, startEdge, type Server } from './servers.ts'

/**
 * Measures how fast the catalogue is read, in a separate database on the server of TEST_DATABASE_URL: the cached list
 * of categories through the edge and from the content service itself, and a category's items of a catalogue of 10,000
 * items, uncached. The last line is JSON.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '8' } } })
const categories = '/api/item-categories?limit=0&depth=1&sort=sortOrder'
const load = Math.round((loadavg()[0] ?? 0) * 100) / 100

const database = await createDatabase()
const servers: Server[] = []
try {
  console.log(JSON.stringify(await measure()))
} finally {
  for (const server of servers.reverse()) await server.stop()
  await dropDatabase(database)
}

async function measure(): Promise<object> {
  const content = await started(startContent(databaseUrl(database)))
  const edge = await started(startEdge(content))
  const direct = await measureCached(content, categories)
  const cached = await measureCached(edge, `/content${categories}`)
  await addLargeCatalogue(databaseUrl(database))
  const uncached = await measureUncached(content)
  return {
    load,
    cachedListThroughEdge: cached,
    cachedListFromContent: direct,
    itemsOfACategoryUncached: uncached,
    catalogue: size,
    marks: {
      'cached list >= 5000 requests/s': cached.requestsPerSecond >= 5000,
      'cached list p99 <= 10 ms': cached.p99 <= 10,
      'uncached items p50 <= 50 ms': uncached.p50 <= 50,
    },
  }
}

async function started(starting: Promise<Server>): Promise<Server> {
  const server = await starting
  servers.push(server)
  return server
}

async function measureCached(server: Server, path: string): Promise<CrowdResult> {
  const asking = { port: server.port, path, headers: { 'accept-encoding': 'gzip, br' } }
  await crowd({ ...asking, connections: 50, seconds: 3 })
  await sleep(500)
  return crowd({ ...asking, connections: 50, seconds: Number(values.seconds) })
}

interface Uncached {
  readonly p50: number
  readonly p99: number
  readonly bytes: number
}

/** Requests every category once, so that nothing comes from a cache. */
async function measureUncached({ port }: Server): Promise<Uncached> {
  const times: number[] = []
  let bytes = 0
  for (let category = 1; category <= size.categories; category += 1) {
    const query = `limit=0&depth=3&where[itemCategory][equals]=bench-${category}&sort=sortOrder`
    const asked = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}/api/items?${query}`)
    const { docs } = (await response.json()) as { docs: { services: object[] }[] }
    if (category > 20) times.push(performance.now() - asked)
    const complete = docs.every(({ services }) => services.length === size.links / size.items)
    if (docs.length !== size.items / size.categories || !complete)
      throw new Error(`Category ${category} is not complete`)
    bytes = JSON.stringify(docs).length
  }
  times.sort((one, other) => one - other)
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), bytes }
}
