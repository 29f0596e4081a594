import { randomUUID } from 'node:crypto'
import type {
  Conversation,
  ConversationPage,
  OrderMessages,
} from '@darnley/contract/workshop-messages'
import type { Erasure, PersonalData } from '@darnley/contract/personal-data'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placePaidOrder } from './support/paid-order.ts'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { type Answer, placesOf, type Visitor } from './support/visitor.ts'

let environment: TestEnvironment
let manager: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { CLEAN_UP_EVERY_MS: '100' } })
  manager = await signInToWorkshop(environment, 'manager')
})
afterAll(() => environment.stop())

const write = (id: string, body: object = {}): Promise<Answer<Conversation>> =>
  manager.post(`/workshop/orders/${id}/messages`, {
    body: { key: randomUUID(), subject: 'Your jeans', words: 'Which hem is it?', ...body },
  })

const messagesOf = async (id: string): Promise<OrderMessages> =>
  (await manager.get<OrderMessages>(`/workshop/orders/${id}/messages`)).body

describe('a letter to the customer of an order', () => {
  it('is mailed once, begins a conversation that waits, and is listed with all that was sent', async () => {
    const order = await placePaidOrder(environment)
    const body = { key: randomUUID() }
    const written = await Promise.all([write(order.id, body), write(order.id, body)])
    expect(written.map(({ status }) => status)).toEqual([200, 200])
    expect(written[0]?.body).toMatchObject({
      ...{ kind: 'written', state: 'waiting', version: 1, is_unread: false },
      ...{ subject: 'Your jeans', owner: { name: 'Maggie Thorne' }, order: { id: order.id } },
    })
    const mails = await environment.mailbox.mailsTo(order.email, 2)
    const letters = mails.filter(({ text }) => text.includes('Which hem is it?'))
    expect(letters.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your jeans: your Darnley order DN-\d+$/),
    ])
    await expect
      .poll(async () => (await messagesOf(order.id)).sent)
      .toMatchObject([
        {
          ...{ name: 'Your jeans', words: 'Which hem is it?', actor: 'Maggie Thorne' },
          ...{ channel: 'mail', delivery: 'sent', conversation_id: body.key },
        },
        { name: 'Order confirmation', words: null, actor: null, delivery: 'sent' },
      ])
    expect((await messagesOf(order.id)).conversations).toMatchObject([{ id: body.key }])
  })

  it('is refused with its faults, for another key of a conversation, and for an unknown order', async () => {
    const [one, other] = [await placePaidOrder(environment), await placePaidOrder(environment)]
    const wrong = await write(one.id, { subject: ' ', words: '' })
    expect(placesOf(wrong).toSorted()).toEqual(['body.subject', 'body.words'])
    const body = { key: randomUUID() }
    await write(one.id, body)
    expect((await write(other.id, body)).status).toBe(409)
    expect((await write(randomUUID())).status).toBe(404)
  })
})

describe('[X9] conversations as personal data', () => {
  const personal = async <Body>(call: 'export' | 'erase', email: string): Promise<Body> => {
    const owner = await signInToWorkshop(environment, 'owner')
    const body = { email }
    return (await owner.post<Body>(`/workshop/personal_data/${call}`, { body })).body
  }

  const rowsWith = async (text: string): Promise<number> => {
    const rows = await environment.query(
      `select 1 from conversations as each where each::text like '%' || $1 || '%'
       union all select 1 from conversation_entries as each where each::text like '%' || $1 || '%'`,
      [text],
    )
    return rows.length
  }

  it('[S32] are exported, and erased with their order once it is closed', async () => {
    const secret = randomUUID()
    const { id, email, visitor } = await placePaidOrder(environment)
    await write(id, { words: `Ring ${secret}` })
    const enquiry = { name: 'Amara Osei', email, message: `Call ${secret}` }
    await visitor.post('/public/contact_us', { body: enquiry })
    const kept = await personal<PersonalData>('export', email)
    expect(kept.conversations.map(({ about, messages }) => [about, messages[0]])).toEqual([
      [
        'Your jeans',
        { from: 'us', at: expect.any(String), channel: 'mail', words: `Ring ${secret}` },
      ],
      [
        `Call ${secret}`,
        { from: 'person', at: expect.any(String), channel: 'site', words: `Call ${secret}` },
      ],
    ])
    const first = await personal<Erasure>('erase', email)
    expect(first).toMatchObject({ kept_until_finished: 1, conversations: 1 })
    expect(await rowsWith(secret)).toBe(1)
    await environment.query(`update orders set status = 'finished' where id = $1`, [id])
    await personal('erase', email)
    expect(await rowsWith(secret)).toBe(0)
    expect((await write(id)).status).toBe(409)
  })

  it('are deleted two years after the last message', async () => {
    const { id } = await placePaidOrder(environment)
    const [old, young] = [randomUUID(), randomUUID()]
    for (const key of [old, young]) await write(id, { key })
    await environment.query(
      `update conversations set last_message_at = now() - interval '25 months' where id = $1`,
      [old],
    )
    await environment.query(`delete from settings where key = 'cleaned-up-on'`)
    const ids = async (): Promise<string[]> => {
      const { body } = await manager.get<ConversationPage>('/workshop/conversations?limit=100')
      return body.conversations.map((one) => one.id)
    }
    await expect.poll(ids).not.toContain(old)
    expect(await ids()).toContain(young)
  })
})
