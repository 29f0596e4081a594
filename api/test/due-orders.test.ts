import type { DuePage, StorefrontOrder } from '@darnley/contract/storefront-orders'
import { addDays, dayAt } from '@darnley/domain/turnaround'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookUp, orderInShop, orderOnTheWeb, startShops } from './support/shop-orders.ts'
import type { TestEnvironment } from './support/test-environment.ts'
import { type Answer, visit, type Visitor } from './support/visitor.ts'

let environment: TestEnvironment
let maison: Visitor
let kirk: Visitor

beforeAll(async () => {
  ;({ environment, maison, kirk } = await startShops())
})
afterAll(() => environment.stop())

const today = dayAt(new Date())

/** Takes an order in the shop, due that many days from now; returns its token. */
async function take(staff: Visitor, due: { in: number; express?: boolean }): Promise<string> {
  const token = await orderInShop(staff, { express: due.express ?? false })
  const day = addDays(today, due.in)
  await environment.query(`update orders set due_on = $1 where token = $2`, [day, token])
  return token
}

const dueOf = (staff: Visitor, query = ''): Promise<Answer<DuePage>> =>
  staff.get(`/storefront/due_orders${query}`)

describe('[J32] the orders that are due', () => {
  it('are listed late first, express first in each day, with counts, page by page', async () => {
    const tokens = [
      await take(maison, { in: 2 }),
      await take(maison, { in: 0 }),
      await take(maison, { in: 0, express: true }),
      await take(maison, { in: -1 }),
      await take(maison, { in: -3 }),
    ]
    const ids = await Promise.all(
      tokens.map(async (token) => (await lookUp(maison, token)).body._id),
    )
    const [later, standard, express, late, latest] = ids
    const wanted = [latest, late, express, standard, later]
    const { body } = await dueOf(maison)
    expect(body.orders.map(({ _id }) => _id)).toEqual(wanted)
    expect(body.orders.map(({ due_day }) => due_day)).toEqual(
      [-3, -1, 0, 0, 2].map((days) => addDays(today, days)),
    )
    expect(body.counts).toEqual({ all: 5, late: 2, today: 2, express: 1 })

    const paged: (string | undefined)[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Answer<DuePage> = await dueOf(
        maison,
        `?limit=2${cursor ? `&cursor=${cursor}` : ''}`,
      )
      paged.push(...page.body.orders.map(({ _id }) => _id))
      cursor = page.body.next_cursor
    }
    expect(paged).toEqual(wanted)

    const part = async (name: string): Promise<string[]> =>
      (await dueOf(maison, `?part=${name}`)).body.orders.map(({ _id }) => _id)
    expect(await part('late')).toEqual([latest, late])
    expect(await part('today')).toEqual([express, standard])
    expect(await part('express')).toEqual([express])
  })

  it('[I7] are those of the storefront, with web orders at its drop-off point', async () => {
    const token = await orderOnTheWeb(environment, { collection_provider: 'WFStratford' })
    const { body: found } = await dueOf(kirk)
    expect(found.orders.map(({ customer_name }) => customer_name)).toEqual(['Amara Osei'])
    expect(found.orders[0]?.due_day).toBe((await lookUp(kirk, token)).body.due_day)
  })

  it('leave the list with their work, and are due anew from their arrival', async () => {
    const token = await take(kirk, { in: -5 })
    const { body: order } = await lookUp(kirk, token)
    const isListed = async (): Promise<boolean> =>
      (await dueOf(kirk)).body.orders.some(({ _id }) => _id === order._id)
    const move = async (to: string): Promise<StorefrontOrder> => {
      await environment.query(`update orders set status = $1 where token = $2`, [to, token])
      return (await lookUp(kirk, token)).body
    }
    await move('in_transit_to_darnley')
    const arrived = await kirk.post<StorefrontOrder>(
      `/storefront/update_order_status?order_id=${order._id}&order_status=arrived_at_darnley`,
    )
    expect(arrived.status).toBe(200)
    expect(arrived.body.due_day?.localeCompare(today)).toBe(1)
    expect(await isListed()).toBe(true)
    expect((await move('awaiting_delivery')).due_day).toBeNull()
    expect(await isListed()).toBe(false)
  })

  it('are asked for with a cursor of this list and a known part', async () => {
    for (const query of ['?cursor=abc', '?part=soon', '?limit=0'])
      expect((await dueOf(maison, query)).status).toBe(422)
    expect((await visit(environment.apiUrl).get('/storefront/due_orders')).status).toBe(401)
  })
})
