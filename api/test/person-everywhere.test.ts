import { randomInt, randomUUID } from 'node:crypto'
import type { Erasure, PersonalData } from '@darnley/contract/personal-data'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { conversationsOf, type Customer, customerOf } from './support/answers.ts'
import { ask, type InboxOfTest, openInbox } from './support/inbox.ts'
import { answerReport, finishOrder, report } from './support/guarantee.ts'
import { change, placePaidOrder } from './support/paid-order.ts'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import type { Visitor } from './support/visitor.ts'

let environment: TestEnvironment
let inbox: InboxOfTest
let customer: Customer
let owner: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment()
  inbox = await openInbox(environment)
  customer = customerOf(environment)
  owner = await signInToWorkshop(environment, 'owner')
})
afterAll(() => environment.stop())

/** The oracle: every table of the database of which a row holds one of these texts, whatever its columns are. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const tables = await environment.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await environment.query(
      `select 1 from "${name}" as each
       where exists (select from unnest($1::text[]) text where each::text ilike '%' || text || '%') limit 1`,
      [texts],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

const newWord = (): string => `w${randomUUID().slice(0, 12)}`

/** An order about which everything was written that can be; `words` are what was written, each once. */
async function live(): Promise<{ id: string; email: string; phone: string; words: string[] }> {
  const phone = `+44740${randomInt(1_000_000, 9_999_999)}`
  const order = await placePaidOrder(environment, { checkout: { phone } })
  const { id, email } = order
  const words = Array.from({ length: 12 }, newWord)
  const [reason, question, enquiry, letter, text, byMail, byText, goodwill, stray, note, fault] =
    words
  const refusal = words[11]
  const noted = { order_id_token: order.token, key: randomUUID(), words: `Mind ${note}` }
  expect((await order.visitor.post('/public/order_note', { body: noted })).status).toBe(200)
  const proposed = await change(inbox.manager, order, {
    action: 'proposals',
    body: {
      ...{ line_id: order.entries[0]?.serviceDetails[0]?.id, kind: 'more', new_price: 9000 },
      reason: `The strap ${reason}`,
    },
  })
  const proposal = proposed.body.proposals[0]?.id ?? ''
  await ask(order, { id: proposal, question: `Why ${question}?` })
  await change(inbox.manager, order, {
    action: 'refunds',
    body: {
      ...{ key: randomUUID(), what: { type: 'amount', amount: 100 } },
      reason: `Sorry ${goodwill}`,
    },
  })
  await inbox.contact({ email, message: `Hello ${enquiry}` })
  const write = (body: object) =>
    inbox.manager.post(`/workshop/orders/${id}/messages`, { body: { key: randomUUID(), ...body } })
  await write({ subject: 'Your jeans', words: `Which ${letter}` })
  await write({ channel: 'sms', words: `Which ${text}` })
  const mail = await customer.mail(email, `Which ${letter}`)
  expect(await customer.answerMail(mail, { words: `This ${byMail}` })).toBe(200)
  const [sent] = await customer.texts(phone, 1)
  if (!sent) throw new Error('There is no text message')
  expect(await customer.answerText(sent, `This ${byText}`)).toBe(204)
  expect(await customer.answerText(sent, 'STOP')).toBe(204)
  // From before the order: it belongs to none.
  await environment.query(
    `with begun as (insert into conversations (id, kind, came_as, is_unread, subject, phone, channel)
       values ($1, 'answer', 'answer', true, 'Hello', $2, 'sms') returning id)
     insert into conversation_entries (conversation_id, version, kind, actor, channel, words)
       select id, 1, 'received', 'customer', 'sms', $3 from begun`,
    [randomUUID(), phone, stray],
  )
  await finishOrder(environment, order)
  const reportId = randomUUID()
  await report(order, { id: reportId, words: `Crooked ${fault}` })
  const declined = { id, reportId, answer: 'decline', reason: `As marked ${refusal}` }
  expect((await answerReport(inbox.manager, declined)).status).toBe(200)
  return { id, email, phone, words }
}

it('[X9] [S32] everything of a person is exported from and erased in every table', async () => {
  const person = await live()
  const neighbour = await live()
  const traces = [person.email, person.phone, ...person.words]
  expect(await tablesWith(traces)).toEqual([
    'conversation_entries',
    'conversations',
    'enquiries',
    'fault_reports',
    'order_history',
    'orders',
    'price_proposals',
    'refunds',
  ])
  const kept = await owner.post<PersonalData>('/workshop/personal_data/export', {
    body: { email: person.email },
  })
  const exported = JSON.stringify(kept.body)
  expect(traces.filter((trace) => !exported.includes(trace))).toEqual([])
  expect(kept.body).toMatchObject({
    texts_stopped: true,
    orders: [
      {
        proposed_prices: [{ new_price: 9000 }],
        refunds: [{ amount: 100 }],
        reports: [{ garment: 1 }],
      },
    ],
  })
  expect(kept.body.messages.map(({ about }) => about)).toEqual(
    expect.arrayContaining(['price-proposed', 'conversation-text', 'conversation-message']),
  )
  const shown = await fetch(`${environment.apiUrl}/workshop/personal_data/export_page`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-host': 'workshop.localhost:3000',
      cookie: [...owner.cookies].map((pair) => pair.join('=')).join('; '),
    },
    body: JSON.stringify({ email: person.email }),
  })
  const page = await shown.text()
  expect(traces.filter((trace) => !page.includes(trace))).toEqual([])

  const others = await tablesWith([neighbour.email, neighbour.phone, ...neighbour.words])
  const { body } = await owner.post<Erasure>('/workshop/personal_data/erase', {
    body: { email: person.email },
  })
  expect(body).toMatchObject({ orders: 1, kept_until_finished: 0, enquiries: 1 })
  expect(await tablesWith(traces)).toEqual([])
  expect(await conversationsOf(inbox.manager, person.id)).toEqual([])
  expect(await tablesWith([neighbour.email, neighbour.phone, ...neighbour.words])).toEqual(others)
})

it('[S32] a stop outlives the erasure of its number', async () => {
  const { email, phone } = await live()
  await owner.post('/workshop/personal_data/erase', { body: { email } })
  const again = await placePaidOrder(environment, { checkout: { phone } })
  const refused = await inbox.manager.post(`/workshop/orders/${again.id}/messages`, {
    body: { key: randomUUID(), channel: 'sms', words: 'Hello again' },
  })
  expect(refused.status).toBe(409)
})
