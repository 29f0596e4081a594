/**
 * Measures how long it takes to read and to update a basket of two garments, at 100 requests per second each. Usage:
 * API_URL=... CONTENT_URL=... node bench/basket-pace.ts [seconds]. Prints one line of JSON.
 */
import type { Basket } from '@darnley/contract/basket'
import { bookingOf, freshCopy } from './booking.ts'
import { atFixedRate } from './fixed-rate.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const { API_URL = 'http://127.0.0.1:3100', CONTENT_URL = 'http://127.0.0.1:3200' } = process.env
const seconds = Number(process.argv[2] ?? 10)
const perSecond = 100

const entry = await bookingOf(CONTENT_URL)
/** One update per visitor and second, so that no visitor's updates overlap. */
const shoppers = await Promise.all(Array.from({ length: perSecond }, filledBasket))

const read = (index: number): Promise<unknown> => shopperOf(index).get('/public/get_basket')
const update = (index: number): Promise<unknown> => shopperOf(index).change()

await atFixedRate({ perSecond, seconds: 2 }, update)
await atFixedRate({ perSecond, seconds: 2 }, read)
console.log(
  JSON.stringify({
    read: await atFixedRate({ perSecond, seconds }, read),
    update: await atFixedRate({ perSecond, seconds }, update),
  }),
)
process.exit(0)

interface Shopper extends Visitor {
  change(): Promise<void>
}

async function filledBasket(): Promise<Shopper> {
  const visitor = createVisitor(API_URL)
  let version = 0
  const change = async (): Promise<void> => {
    const basket = [freshCopy(entry), freshCopy(entry)]
    const stored = await visitor.post<Basket>('/public/update_basket', { version, basket })
    version = stored.version
  }
  await change()
  return { ...visitor, change }
}

function shopperOf(index: number): Shopper {
  const shopper = shoppers[index % shoppers.length]
  if (!shopper) throw new Error('There are no shoppers')
  return shopper
}
