import { randomUUID } from 'node:crypto'
import type { CustomerMessages } from '@darnley/contract/customer-messages'
import type { Conversation, ConversationPage, Inbox } from '@darnley/contract/workshop-messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { type Answer, placesOf, visit, type Visitor } from './support/visitor.ts'
import { checkIn, placeForWorkshop } from './support/workshop.ts'

const WORDS = 'Is the lining to stay?'

let environment: TestEnvironment
let tailor: Visitor
let manager: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment()
  tailor = await signInToWorkshop(environment, 'tailor')
  manager = await signInToWorkshop(environment, 'manager')
})
afterAll(() => environment.stop())

interface Here {
  readonly orderId: string
  readonly garment: string
}

async function aGarmentHere(email?: string): Promise<Here> {
  const orderId = await placeForWorkshop(environment, email === undefined ? {} : { email })
  const { body } = await checkIn(tailor, { id: orderId })
  return { orderId, garment: body.order.garments[0]?.id ?? '' }
}

function suggest(garment: string, change: object = {}): Promise<Answer<unknown>> {
  const body = { key: randomUUID(), kind: 'question', words: WORDS, ...change }
  return tailor.post(`/workshop/garments/${garment}/suggestions`, { body })
}

it('a tailor’s suggestion is one open conversation of managers, however often it is sent', async () => {
  const { orderId, garment } = await aGarmentHere()
  const { body: before } = await manager.get<Inbox>('/workshop/inbox')
  const key = randomUUID()
  const sent = await Promise.all([suggest(garment, { key }), suggest(garment, { key })])
  expect(sent.map(({ status }) => status)).toEqual([204, 204])
  const { body: inbox } = await manager.get<Inbox>('/workshop/inbox')
  expect([inbox.open, inbox.unread]).toEqual([before.open + 1, before.unread + 1])
  const { body: page } = await manager.get<ConversationPage>(
    '/workshop/conversations?kind=suggested',
  )
  expect(page.conversations[0]).toMatchObject({
    ...{ id: key, kind: 'suggested', state: 'open', is_unread: true, order: { id: orderId } },
    ...{ subject: expect.stringMatching(/^A question about Jeans, DN-\d+-1$/) },
    ...{ last_words: WORDS, last_from: 'us' },
  })
  const { body } = await manager.get<Conversation>(`/workshop/conversations/${key}`)
  expect(body.entries).toMatchObject([{ kind: 'suggested', words: WORDS, channel: null }])
  expect(body.entries[0]?.actor).not.toBe(body.customer_name)
})

it('no customer sees what was suggested, and a manager’s answer goes by mail', async () => {
  const email = 'asked-at-garment@example.com'
  const { orderId, garment } = await aGarmentHere(email)
  const key = randomUUID()
  await suggest(garment, { key, kind: 'price', words: 'The zip is broken as well.' })
  const [order] = await environment.query<{ token: string }>(
    'select token from orders where id = $1',
    [orderId],
  )
  const ofCustomer = async (): Promise<CustomerMessages> =>
    (
      await visit(environment.apiUrl).get<CustomerMessages>(
        `/public/order_messages?order_id_token=${order?.token}`,
      )
    ).body
  expect((await ofCustomer()).messages).toEqual([])
  const body = { version: 1, key: randomUUID(), words: 'Shall we mend the zip as well?' }
  await manager.post(`/workshop/conversations/${key}/answer`, { body })
  await expect
    .poll(async () => (await environment.mailbox.mailsTo(email, 1)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^About your order/))
  const mails = await environment.mailbox.mailsTo(email, 1)
  expect(mails.map(({ text }) => text).join()).not.toContain('The zip is broken')
  expect((await ofCustomer()).messages.map(({ words }) => words)).toEqual([body.words])
})

it('is refused for unknown garments, closed orders, wrong bodies and keys that were used', async () => {
  const { orderId, garment } = await aGarmentHere()
  const key = randomUUID()
  await suggest(garment, { key })
  expect((await suggest(garment, { key, words: 'Other words' })).status).toBe(409)
  expect((await suggest(randomUUID())).status).toBe(404)
  const wrong = await suggest(garment, { kind: 'refund', words: '  ' })
  expect([wrong.status, placesOf(wrong).toSorted()]).toEqual([422, ['body.kind', 'body.words']])
  await environment.query("update orders set status = 'finished' where id = $1", [orderId])
  const closed = await suggest(garment)
  expect([closed.status, closed.body]).toMatchObject([409, { detail: 'This order is closed' }])
})
