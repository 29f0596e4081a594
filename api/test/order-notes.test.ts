import type { CustomerMessages } from '@darnley/contract/customer-messages'
import type { Conversation, OrderMessages } from '@darnley/contract/workshop-messages'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PaidOrder, placePaidOrder } from './support/paid-order.ts'
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

const note = (
  { visitor, token }: PaidOrder,
  words: string,
  key = randomUUID(),
): Promise<Answer<CustomerMessages>> =>
  visitor.post('/public/order_note', { body: { order_id_token: token, key, words } })

const messagesOf = async ({ visitor, token }: PaidOrder): Promise<CustomerMessages> =>
  (await visitor.get<CustomerMessages>(`/public/order_messages?order_id_token=${token}`)).body

const move = (order: PaidOrder, status: string): Promise<unknown> =>
  environment.query('update orders set status = $2 where id = $1', [order.id, status])

describe('a note about an order', () => {
  it('is added once for its key, and reaches the inbox of the workshop', async () => {
    const order = await placePaidOrder(environment)
    const key = randomUUID()
    expect((await note(order, 'The left leg is longer.', key)).status).toBe(200)
    const { body } = await note(order, 'The left leg is longer.', key)
    expect(body.messages.map(({ from, words }) => [from, words])).toEqual([
      ['person', 'The left leg is longer.'],
    ])
    await note(order, 'And the belt is in the bag.')
    const { conversations } = (
      await manager.get<OrderMessages>(`/workshop/orders/${order.id}/messages`)
    ).body
    expect(conversations).toMatchObject([
      { state: 'open', is_unread: true, last_words: 'And the belt is in the bag.' },
    ])
  })

  it('stands beside what a colleague wrote, without the name of the colleague', async () => {
    const order = await placePaidOrder(environment)
    await note(order, 'The left leg is longer.')
    const letter = { key: randomUUID(), subject: 'Your jeans', words: 'Thank you, we look at it.' }
    await manager.post<Conversation>(`/workshop/orders/${order.id}/messages`, { body: letter })
    const shown = await messagesOf(order)
    expect(shown.messages.map(({ from }) => from)).toEqual(['person', 'us'])
    expect(JSON.stringify(shown)).not.toContain('Maggie')
  })

  it.each(['arrived_at_darnley', 'finished', 'cancelled'])(
    'is refused once it is %s',
    async (at) => {
      const order = await placePaidOrder(environment)
      await move(order, at)
      expect((await note(order, 'Too late')).status).toBe(409)
      expect(await messagesOf(order)).toEqual({ messages: [], can_add_note: false })
    },
  )

  it('[S31] is possible twenty times a day, and for no unknown order', async () => {
    const order = await placePaidOrder(environment)
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1) statuses.push((await note(order, 'Hello')).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    expect((await note({ ...order, token: 'A'.repeat(43) }, 'Hello')).status).toBe(404)
  })
})
