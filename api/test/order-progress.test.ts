import type { OrderDetails } from '@darnley/contract/orders'
import type { OrderProgress } from '@darnley/contract/order-progress'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { IN_STORE, signIn } from './support/staff.ts'
import { visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let maison: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { RATE_LIMIT_A_MINUTE: '0' } })
  maison = await signIn(environment, 'maison')
})
afterAll(() => environment.stop())

const progress = (token: string) =>
  visit(environment.apiUrl).get<OrderProgress>(`/public/order_progress?order_id_token=${token}`)

describe('the progress of an order', () => {
  it('shows its token’s holder each status with its time, but not the actor', async () => {
    await maison.fill([await someJeans()])
    const { body: ordered } = await maison.checkOut(IN_STORE)
    const token = ordered.order_id_token
    const { body: order } = await visit(environment.apiUrl).get<OrderDetails>(
      `/public/order_details?order_id_token=${token}`,
    )
    expect((await progress(token)).body.status).toBe('awaiting_store_dropoff')

    const change = `order_id=${order._id}&order_status=awaiting_pickup`
    await maison.post(`/storefront/update_order_status?${change}`)
    const { body } = await progress(token)
    expect(body.status).toBe('awaiting_pickup')
    expect(body.changes.map(({ status }) => status).slice(-2)).toEqual([
      'awaiting_store_dropoff',
      'awaiting_pickup',
    ])
    const times = body.changes.map(({ at }) => at)
    expect(times).toEqual(times.toSorted())
    expect(JSON.stringify(body)).not.toContain('staff')
  })

  it.each(['nobody', '', 'x'.repeat(43)])(
    '[S13] is not shown for the token "%s"',
    async (token) => {
      expect((await progress(token)).status).toBe(404)
    },
  )
})
