import type { Basket } from '@darnley/contract/basket'
import { bookingOf, freshCopy } from '@darnley/testing/booking'
import { atFixedRate, type Latency } from './load.ts'
import type { Bench } from './system.ts'
import { table } from './table.ts'
import type { Target } from './targets.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const perSecond = 100

/** How long it takes to read and to update a basket of two garments, at 100 requests per second each. */
export const measureBaskets: Bench = async ({ apiUrl, contentUrl, seconds }) => {
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
  const targetOf = (call: keyof typeof rows, atMost: number): Target => ({
    what: `p99 of ${call}`,
    is: rows[call].p99Ms,
    limit: { atMost },
    unit: 'ms',
  })
  return {
    section: `## A basket of two garments

100 requests a second at equal intervals for ${seconds} s, each measured from its scheduled time.

${table(
  ['call', 'p50, ms', 'p99, ms'],
  Object.entries(rows).map(([name, { p50Ms, p99Ms }]) => [name, p50Ms, p99Ms]),
)}`,
    targets: [targetOf('read', 5), targetOf('update', 15)],
  }
}
