import type { Basket } from '@darnley/contract/basket'
import { bookingOf, freshCopy } from '@darnley/testing/booking'
import pg from 'pg'
import { atFixedRate, type Latency } from './load.ts'
import type { Bench } from './system.ts'
import { table } from './table.ts'
import type { Target } from './targets.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const perSecond = 100

/** The least that an update costs. */
const bareUpdate = {
  name: 'bare_update',
  text: `update baskets set version = version + 1, entries = entries, updated_at = now()
    where id = $1 returning version, entries`,
}

/** How long it takes to read and to update a basket of two garments, at 100 requests per second each. */
export const measureBaskets: Bench = async ({ apiUrl, apiDatabaseUrl, contentUrl, seconds }) => {
  const entry = await bookingOf(contentUrl)

  async function createShopper(): Promise<Visitor & { change(): Promise<void> }> {
    const visitor = createVisitor(apiUrl)
    let version = 0
    const change = async (): Promise<void> => {
      const basket = [freshCopy(entry), freshCopy(entry)]
      const stored = await visitor.post<Basket>('/public/update_basket', { version, basket })
      version = stored.version
    }
    await change()
    return { ...visitor, change }
  }

  /** One update per shopper and second, so that no shopper's updates overlap. */
  const shoppers = await Promise.all(Array.from({ length: perSecond }, createShopper))
  const read = async (index: number): Promise<unknown> =>
    shoppers[index % perSecond]?.get('/public/get_basket')
  const update = async (index: number): Promise<unknown> => shoppers[index % perSecond]?.change()
  const measure = async (call: (index: number) => Promise<unknown>): Promise<Latency> => {
    await atFixedRate({ perSecond, seconds: 2 }, call)
    return atFixedRate({ perSecond, seconds }, call)
  }
  const rows = { read: await measure(read), update: await measure(update) }
  // As many connections as the api has.
  const pool = new pg.Pool({ connectionString: apiDatabaseUrl, max: 10 })
  const { rows: baskets } = await pool.query<{ id: string }>(
    'select id from baskets order by updated_at desc limit $1',
    [perSecond],
  )
  const bare = await measure((index) =>
    pool.query({ ...bareUpdate, values: [baskets[index % perSecond]?.id] }),
  )
  await pool.end()
  const targetOf = (call: keyof typeof rows, atMost: number): Target => ({
    what: `p99 of ${call}`,
    is: rows[call].p99Ms,
    limit: { atMost },
    unit: 'ms',
  })
  return {
    section: `## A basket of two garments

100 requests a second at equal intervals for ${seconds} s, each measured from its scheduled time. The bare update is a prepared \`update baskets ... returning\` of the same rows through a pool of the same size.

${table(
  ['call', 'p50, ms', 'p99, ms'],
  Object.entries({ ...rows, 'bare update': bare }).map(([name, { p50Ms, p99Ms }]) => [
    name,
    p50Ms,
    p99Ms,
  ]),
)}`,
    targets: [
      targetOf('read', 5),
      targetOf('update', 15),
      {
        what: 'p99 of update, as a multiple of the bare update',
        is: rows.update.p99Ms / bare.p99Ms,
        limit: { atMost: 3 },
        unit: '',
      },
    ],
  }
}
