import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conversationsOf, type Customer, customerOf } from './support/answers.ts'
import { type InboxOfTest, newEmail, openInbox } from './support/inbox.ts'
import { type PaidOrder, placePaidOrder } from './support/paid-order.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let inbox: InboxOfTest
let customer: Customer

beforeAll(async () => {
  environment = await startTestEnvironment()
  inbox = await openInbox(environment)
  customer = customerOf(environment)
})
afterAll(() => environment.stop())

const confirmation = (order: PaidOrder): ReturnType<Customer['mail']> =>
  customer.mail(order.email, 'was placed successfully')

/** Hands over a mail as the provider would, to an address with any token. */
async function handOver(
  change: object,
  secret = 'inbound_mail_sandbox',
): Promise<{ status: number; body: unknown }> {
  const credentials = Buffer.from(`postmark:${secret}`).toString('base64')
  const response = await fetch(`${environment.apiUrl}/public/inbound_mail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${credentials}` },
    body: JSON.stringify({
      ...{ MessageID: randomUUID(), MailboxHash: '', Subject: 'Hello', TextBody: 'A question' },
      FromFull: { Email: newEmail(), Name: 'Ida Holm' },
      ...change,
    }),
  })
  return { status: response.status, body: await response.json() }
}

const countOf = async (): Promise<number> =>
  (await environment.query('select 1 from conversations')).length

describe('an answer to a mail about an order', () => {
  it('is a conversation about it, without what it quotes, and a further one follows', async () => {
    const order = await placePaidOrder(environment)
    const mail = await confirmation(order)
    expect(await customer.answerMail(mail, { words: 'May I bring it on Friday?' })).toBe(200)
    expect(await customer.answerMail(mail, { words: 'Or on Monday?' })).toBe(200)
    expect(await conversationsOf(inbox.manager, order.id)).toMatchObject([
      {
        ...{ kind: 'answer', state: 'open', is_unread: true, channel: 'mail', version: 2 },
        ...{ customer_name: 'Amara Osei', customer_email: order.email, owner: null },
        subject: expect.stringMatching(/^Your Darnley order DN-/),
        entries: [
          { kind: 'received', channel: 'mail', words: 'May I bring it on Friday?' },
          { kind: 'received', channel: 'mail', words: 'Or on Monday?' },
        ],
      },
    ])
  })

  it('is answered by mail to the customer, and can be a claim', async () => {
    const order = await placePaidOrder(environment)
    await customer.answerMail(await confirmation(order), { words: 'The hem came apart.' })
    const [found] = await conversationsOf(inbox.manager, order.id)
    const id = found?.id ?? ''
    expect((await inbox.change(id, { is_claim: true })).body).toMatchObject({ kind: 'claim' })
    await inbox.answer(id, { version: 2, words: 'We mend it for nothing.' })
    const answer = await customer.mail(order.email, 'We mend it for nothing.')
    await customer.answerMail(answer, { words: 'Thank you!' })
    expect(await inbox.read(id)).toMatchObject({
      ...{ kind: 'claim', state: 'open', is_unread: true, last_words: 'Thank you!' },
    })
    expect(await conversationsOf(inbox.manager, order.id)).toHaveLength(1)
  })

  it('that is handed over twice is stored once', async () => {
    const order = await placePaidOrder(environment)
    const mail = await confirmation(order)
    const answer = { words: 'Once', message_id: `<${randomUUID()}@mail.example>` }
    const statuses = await Promise.all([
      customer.answerMail(mail, answer),
      customer.answerMail(mail, answer),
      customer.answerMail(mail, answer),
    ])
    expect(statuses).toEqual([200, 200, 200])
    const found = await conversationsOf(inbox.manager, order.id)
    expect(found.map(({ entries }) => entries.length)).toEqual([1])
  })

  it('in HTML alone becomes plain text, and files are named and not taken', async () => {
    const order = await placePaidOrder(environment)
    const html = `<p>See <b>here</b> &amp; there</p><script>alert(1)</script>
      <div class="gmail_quote">On Monday you wrote: <blockquote>Your order</blockquote></div>`
    const attachments = ['IMG_1.jpg', 'note.pdf']
    await customer.answerMail(await confirmation(order), { html, attachments })
    const [found] = await conversationsOf(inbox.manager, order.id)
    expect(found?.entries[0]?.words).toBe(
      'See here & there\n\n[2 files were not taken: IMG_1.jpg, note.pdf]',
    )
  })

  it('that a program wrote is not kept', async () => {
    const order = await placePaidOrder(environment)
    const mail = await confirmation(order)
    for (const header of [
      { Name: 'Auto-Submitted', Value: 'auto-replied' },
      { Name: 'Precedence', Value: 'bulk' },
      { Name: 'Return-Path', Value: '<>' },
    ])
      expect(await customer.answerMail(mail, { words: 'Away', headers: [header] })).toBe(200)
    expect(await conversationsOf(inbox.manager, order.id)).toEqual([])
  })

  it('[S31] from another address is marked, and is answered to the customer alone', async () => {
    const order = await placePaidOrder(environment)
    const from = newEmail()
    await customer.answerMail(await confirmation(order), { words: 'For my mother', from })
    const [found] = await conversationsOf(inbox.manager, order.id)
    expect(found?.entries[0]?.words).toBe(`For my mother\n\n[Sent from ${from}]`)
    await inbox.answer(found?.id ?? '', { words: 'Gladly.' })
    await customer.mail(order.email, 'Gladly.')
    expect(await environment.mailbox.mailsTo(from, 0)).toEqual([])
  })
})

describe('an answer to the answer of an enquiry', () => {
  it('goes on in its conversation and opens it again', async () => {
    const email = newEmail()
    const id = await inbox.contact({ email })
    await inbox.answer(id, { words: 'Yes, we do.', state: 'done' })
    await customer.answerMail(await customer.mail(email, 'Yes, we do.'), { words: 'And a zip?' })
    expect(await inbox.read(id)).toMatchObject({
      ...{ kind: 'enquiry', state: 'open', channel: 'mail', version: 3 },
      entries: [{ channel: 'site' }, { kind: 'sent' }, { channel: 'mail', words: 'And a zip?' }],
    })
  })
})

describe('[S31] a mail with a token that was not made here', () => {
  it('joins no conversation of another: it begins its own, and nothing is mailed', async () => {
    const order = await placePaidOrder(environment)
    const token = /\+(.*)@/.exec((await confirmation(order)).replyTo ?? '')?.[1] ?? ''
    const forged = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0')
    const Email = newEmail()
    const taken = await handOver({ MailboxHash: forged, FromFull: { Email, Name: 'Mallory' } })
    expect(taken).toEqual({ status: 200, body: { received: true, kept: true } })
    expect(await conversationsOf(inbox.manager, order.id)).toEqual([])
    const [row] = await environment.query(
      'select came_as, order_id, customer_name from conversations where email = $1',
      [Email],
    )
    expect(row).toEqual({ came_as: 'answer', order_id: null, customer_name: 'Mallory' })
    expect(await environment.mailbox.mailsTo(Email, 0)).toEqual([])
  })

  it('is taken at most ten times a day from one sender', async () => {
    const FromFull = { Email: newEmail(), Name: '' }
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) statuses.push((await handOver({ FromFull })).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('the webhook of mail', () => {
  it('refuses a caller without the secret, before it reads', async () => {
    const before = await countOf()
    expect((await handOver({}, 'wrong')).status).toBe(401)
    expect((await handOver({ TextBody: 'x'.repeat(1_000_000) }, '')).status).toBe(401)
    const bare = await fetch(`${environment.apiUrl}/public/inbound_mail`, { method: 'POST' })
    expect(bare.status).toBe(401)
    expect(await countOf()).toBe(before)
  })

  it('refuses what is no mail, and takes one with a NUL and of any length', async () => {
    expect((await handOver({ FromFull: null })).status).toBe(422)
    const Email = newEmail()
    const long = { Email, Name: 'I\u0000da' }
    const TextBody = `A\u0000 ${'long story '.repeat(20_000)}`
    expect((await handOver({ FromFull: long, TextBody })).status).toBe(200)
    const [row] = await environment.query<{ words: string; name: string }>(
      `select words, customer_name as name from conversation_entries
       join conversations on conversations.id = conversation_id where email = $1`,
      [Email],
    )
    expect(row?.name).toBe('Ida')
    expect(row?.words.length).toBeLessThan(11_000)
    expect(row?.words).toContain('[The rest was cut]')
  })
})
