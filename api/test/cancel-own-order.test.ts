import type { OrderDetails } from '@darnley/contract/orders'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PaidOrder, placePaidOrder, refundedAtProvider } from './support/paid-order.ts'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import type { Answer, Visitor } from './support/visitor.ts'

let environment: TestEnvironment
let manager: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment()
  manager = await signInToWorkshop(environment, 'manager')
})
afterAll(() => environment.stop())

function cancel({ token, visitor }: PaidOrder): Promise<Answer<{ status?: string }>> {
  return visitor.post('/public/cancel_order', { body: { order_id_token: token } })
}

async function detailsOf({ token, visitor }: PaidOrder): Promise<OrderDetails> {
  const path = `/public/order_details?order_id_token=${token}`
  return (await visitor.get<OrderDetails>(path)).body
}

async function changesOf({ id }: PaidOrder): Promise<unknown[]> {
  return environment.query(
    `select "to", actor from order_status_changes where order_id = $1 order by id`,
    [id],
  )
}

const move = (order: PaidOrder, status: string): Promise<unknown> =>
  environment.query('update orders set status = $2 where id = $1', [order.id, status])

describe('a customer who cancels', () => {
  it('gets all of it back, once, however often it is pressed', async () => {
    const order = await placePaidOrder(environment)
    const { total_price: total, can_cancel: canCancel } = await detailsOf(order)
    expect(canCancel).toBe(true)
    const answers = await Promise.all([cancel(order), cancel(order), cancel(order)])
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(
      answers.map(() => [200, 'cancelled']),
    )
    expect((await changesOf(order)).slice(1)).toEqual([{ to: 'cancelled', actor: 'customer' }])
    await expect.poll(() => refundedAtProvider(environment, order.intent)).toEqual([total])
    expect(await detailsOf(order)).toMatchObject({ status: 'cancelled', can_cancel: false })
  })

  it('is told by mail, and the workshop sees who it was', async () => {
    const order = await placePaidOrder(environment)
    await cancel(order)
    // The confirmation is left out when the order was cancelled before it was made.
    const subjects = async (): Promise<string> =>
      (await environment.mailbox.mailsTo(order.email, 2)).map(({ subject }) => subject).join('\n')
    await expect.poll(subjects).toMatch(/We have refunded/)
    expect(await subjects()).toContain('Your order was cancelled')
    const seen = await manager.get<WorkshopOrder>(`/workshop/orders/${order.id}`)
    const { customer_name: name, history } = seen.body
    expect(history.some(({ actor }) => actor === name)).toBe(true)
    expect(seen.body.status).toBe('cancelled')
  })

  it.each(['in_transit_to_darnley', 'arrived_at_darnley', 'attention_required', 'finished'])(
    'is refused when the order is %s',
    async (status) => {
      const order = await placePaidOrder(environment)
      await move(order, status)
      expect((await cancel(order)).status).toBe(409)
      expect((await detailsOf(order)).can_cancel).toBe(false)
    },
  )

  it('needs the token of the order', async () => {
    const order = await placePaidOrder(environment)
    expect((await cancel({ ...order, token: 'A'.repeat(43) })).status).toBe(404)
  })
})
