import { randomInt, randomUUID } from 'node:crypto'
import type { Conversation, OrderMessages } from '@darnley/contract/workshop-messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conversationsOf, type Customer, customerOf } from './support/answers.ts'
import { type InboxOfTest, openInbox } from './support/inbox.ts'
import { type PaidOrder, placePaidOrder } from './support/paid-order.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { type Answer, placesOf } from './support/visitor.ts'

let environment: TestEnvironment
let inbox: InboxOfTest
let customer: Customer

beforeAll(async () => {
  environment = await startTestEnvironment()
  inbox = await openInbox(environment)
  customer = customerOf(environment)
})
afterAll(() => environment.stop())

/** Numbers that reach no phone, each used by one test. */
const newPhone = (): string => `+44740${randomInt(1_000_000, 9_999_999)}`

const place = (phone = newPhone()): Promise<PaidOrder & { phone: string }> =>
  placePaidOrder(environment, { checkout: { phone } }).then((order) => ({ ...order, phone }))

const text = <Body = Conversation>(id: string, change: object = {}): Promise<Answer<Body>> =>
  inbox.manager.post(`/workshop/orders/${id}/messages`, {
    body: { key: randomUUID(), channel: 'sms', words: 'Which hem is it?', ...change },
  })

const messagesOf = async (id: string): Promise<OrderMessages> =>
  (await inbox.manager.get<OrderMessages>(`/workshop/orders/${id}/messages`)).body

describe('a text message to the customer of an order', () => {
  it('is sent once, says who writes and how to stop, and is listed until it has arrived', async () => {
    const order = await place()
    const body = { key: randomUUID() }
    const written = await Promise.all([text(order.id, body), text(order.id, body)])
    expect(written.map(({ status }) => status)).toEqual([200, 200])
    expect(written[0]?.body).toMatchObject({
      ...{ kind: 'written', channel: 'sms', subject: 'Which hem is it?', version: 1 },
      ...{ text_number: order.phone, is_text_stopped: false },
    })
    const [sent] = await customer.texts(order.phone, 1)
    expect(sent?.body).toMatch(
      /^Darnley, order DN-\d+: Which hem is it\?\nTo stop these texts, answer STOP\.$/,
    )
    await expect
      .poll(async () => (await messagesOf(order.id)).sent[0])
      .toMatchObject({ channel: 'sms', delivery: 'delivered', words: 'Which hem is it?' })
    await customer.texts(order.phone, 1)
  })

  it('that did not arrive opens its conversation again and says why', async () => {
    const order = await place('+447700900404')
    const { body } = await text(order.id)
    await expect.poll(async () => (await inbox.read(body.id)).state).toBe('open')
    expect(await inbox.read(body.id)).toMatchObject({
      ...{ version: 2, is_unread: true },
      entries: [
        { kind: 'sent', delivery: 'undelivered' },
        {
          ...{ kind: 'undelivered', actor: 'The phone company' },
          words: 'the phone was switched off or out of reach',
        },
      ],
    })
  })

  it('is refused when it is too long or there is no mobile number, and a mail without a subject', async () => {
    const order = await place()
    const long = await text(order.id, { words: 'a'.repeat(600) })
    expect([long.status, placesOf(long)]).toEqual([422, ['body.words']])
    const bare = await text(order.id, { channel: 'mail' })
    expect(placesOf(bare)).toEqual(['body.subject'])
    expect(placesOf(await text(order.id, { channel: 'mail', words: ' ' })).toSorted()).toEqual([
      'body.subject',
      'body.words',
    ])
    await environment.query(`update orders set phone = '+442079460018' where id = $1`, [order.id])
    const refused = await text<{ detail: string }>(order.id)
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'No mobile number of this customer is known',
    ])
    expect(await messagesOf(order.id)).toMatchObject({ text_number: null, conversations: [] })
  })

  it('whose answer was lost is not sent again', async () => {
    const order = await place()
    const { body } = await text(order.id)
    await customer.texts(order.phone, 1)
    const entryId = body.entries[0]?.id
    await environment.query(
      `update outbox set sent_at = null, next_attempt_at = now() where key = $1`,
      [`conversation-message:${entryId}`],
    )
    await text(order.id, { words: 'Another one' })
    await expect
      .poll(() => environment.query('select 1 from outbox where sent_at is null'))
      .toEqual([])
    expect((await customer.texts(order.phone, 2)).map((one) => one.body)).toEqual([
      expect.stringContaining('Another one'),
      expect.stringContaining('Which hem is it?'),
    ])
  })
})

describe('an answer by text message', () => {
  it('goes on in the conversation, and is answered by text message', async () => {
    const order = await place()
    const { body } = await text(order.id)
    const [sent] = await customer.texts(order.phone, 1)
    if (sent) expect(await customer.answerText(sent, 'The left one')).toBe(204)
    const answered = await inbox.read(body.id)
    expect(answered).toMatchObject({
      ...{ version: 2, state: 'open', channel: 'sms', last_words: 'The left one' },
      entries: [{ kind: 'sent' }, { kind: 'received', channel: 'sms', actor: 'Amara Osei' }],
    })
    const again = await inbox.answer(body.id, { version: 2, channel: 'sms', words: 'Thank you' })
    expect(again.status).toBe(200)
    expect((await customer.texts(order.phone, 2))[0]?.body).toContain(': Thank you\n')
  })

  it('STOP ends text messages to the number, and START begins them again', async () => {
    const order = await place()
    const { body } = await text(order.id)
    const [sent] = await customer.texts(order.phone, 1)
    if (sent) await customer.answerText(sent, 'Stop')
    expect(await inbox.read(body.id)).toMatchObject({ is_text_stopped: true, version: 2 })
    const refused = await text<{ detail: string }>(order.id, { words: 'One more' })
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'This customer has stopped text messages',
    ])
    expect((await inbox.answer(body.id, { version: 2, words: 'By mail.' })).status).toBe(200)
    if (sent) await customer.answerText(sent, 'START')
    expect((await text(order.id, { words: 'Back again' })).status).toBe(200)
    await customer.texts(order.phone, 2)
  })
})

describe('[S31] a number that a visitor typed', () => {
  it('is not texted', async () => {
    const id = await inbox.contact({ phone: newPhone() })
    const refused = await inbox.answer<{ detail: string }>(id, { channel: 'sms' })
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'No mobile number of this customer is known',
    ])
  })
})

describe('the webhooks of text messages', () => {
  it('refuse what Twilio did not sign, and what it signed for another address', async () => {
    const order = await place()
    for (const path of ['inbound_text', 'text_status?message=1'])
      for (const signature of ['', 'bm9uZQ==']) {
        const response = await fetch(`${environment.apiUrl}/public/${path}`, {
          method: 'POST',
          headers: { 'x-twilio-signature': signature },
          body: new URLSearchParams({ MessageSid: 'SM1', From: order.phone, Body: 'STOP' }),
        })
        expect(response.status).toBe(401)
      }
    expect(await conversationsOf(inbox.manager, order.id)).toEqual([])
    expect((await messagesOf(order.id)).is_text_stopped).toBe(false)
  })
})
