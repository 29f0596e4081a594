import { longestBasket, type BasketEntry } from '@darnley/contract/basket'
import { calls } from '@darnley/contract/calls'
import type { RouteDefinition } from '@darnley/contract/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { someJeans } from './support/booking.ts'
import { visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment()
})
afterAll(() => environment.stop())

const routes: RouteDefinition[] = Object.values(calls)
const takeEntries = routes.filter(({ body }) => {
  if (!body) return false
  const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  return JSON.stringify(shape).includes('"serviceDetails"')
})

async function garments(count: number, lines: number): Promise<BasketEntry[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const one = await someJeans()
      const serviceDetails = Array.from({ length: lines }, () =>
        one.serviceDetails.map((line) => ({ ...line, id: crypto.randomUUID() })),
      ).flat()
      return { ...one, serviceDetails }
    }),
  )
}

/** Returns the longest entries that the contract allows, in characters with the most bytes. */
async function longest(): Promise<BasketEntry[]> {
  const basket = await garments(50, 4)
  let left = longestBasket - JSON.stringify(basket).length
  for (const entry of basket) {
    const length = Math.min(left, 2000 - entry.itemDescription.length)
    entry.itemDescription += '丈'.repeat(length)
    left -= length
    for (const line of entry.serviceDetails) {
      // null and the quotation marks
      const typed = Math.min(left, 1996)
      if (typed <= 0) break
      line.tailorNotes = '丈'.repeat(typed + 2)
      left -= typed
    }
  }
  expect(JSON.stringify(basket)).toHaveLength(longestBasket)
  return basket
}

describe('a basket', () => {
  it('[C34] of 30 garments with three services each is stored', async () => {
    const { basket } = await visit(environment.apiUrl).fill(await garments(30, 3))
    expect(basket).toHaveLength(30)
  })

  it('[C34] of the maximum length is stored, and one character more is refused with a message', async () => {
    const basket = await longest()
    const visitor = visit(environment.apiUrl)
    const path = '/public/update_basket'
    const stored = await visitor.post(path, { body: { version: 0, basket } })
    expect(stored.status).toBe(200)
    const [first] = basket
    if (first) first.item.name += 'x'
    expect(await visitor.post(path, { body: { version: 1, basket } })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'basket'], msg: 'The basket is too long' }] },
    })
  })

  it.each(takeEntries)('[C34] never exceeds the byte limit of POST $path', async ({ path }) => {
    const body = { basket: await longest() }
    expect((await visit(environment.apiUrl).post(path, { body })).status).not.toBe(413)
  })

  it('[C34] is accepted by three calls', () => {
    const paths = takeEntries.map(({ path }) => path.replace('/public/', ''))
    expect(paths.toSorted()).toEqual(['guest_checkout', 'guest_coupon_validation', 'update_basket'])
  })
})
