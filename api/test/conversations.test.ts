import { randomUUID } from 'node:crypto'
import type { ConversationConflict } from '@darnley/contract/workshop-messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { ask, type InboxOfTest, newEmail, openInbox } from './support/inbox.ts'
import { placePaidOrder } from './support/paid-order.ts'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { placesOf, visit, type Visitor } from './support/visitor.ts'

let environment: TestEnvironment
let inbox: InboxOfTest
let owner: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment()
  inbox = await openInbox(environment)
  owner = await signInToWorkshop(environment, 'owner')
})
afterAll(() => environment.stop())

describe('an enquiry', () => {
  it('is a conversation, open, unread and of no colleague', async () => {
    const email = newEmail()
    const id = await inbox.contact({ email, phone: '07700 900123', order_number: 'DN-1' })
    expect(await inbox.read(id)).toMatchObject({
      ...{ version: 1, kind: 'enquiry', state: 'open', owner: null, is_unread: true, order: null },
      ...{ subject: 'Do you mend waxed jackets?', customer_name: 'Ida Holm' },
      ...{ customer_email: email, customer_phone: '07700 900123', last_from: 'customer' },
      entries: [
        {
          ...{ kind: 'received', actor: 'Ida Holm', channel: 'site', delivery: null },
          words: 'Do you mend waxed jackets?\n\nOrder: DN-1',
        },
      ],
    })
  })

  it.each([
    ['new_item', { item_name: 'Sari', description: 'Silk' }, 'A new item: Sari', 'Silk'],
    [
      'services',
      {
        item_id: 'jeans',
        services: [{ name: 'Embroider', service_type: 'repair', description: 'A swallow' }],
      },
      'New services: Jeans',
      'Embroider (repair): A swallow',
    ],
    ['service_request', { item_name: 'Kite', service_request: 'A tear' }, 'Kite', 'A tear'],
  ])('of the kind %s has its item and words', async (path, body, subject, words) => {
    const kind = path === 'service_request' ? 'service_request' : 'enquiry'
    const found = await inbox.read(await inbox.enquire(path, body))
    expect(found).toMatchObject({ kind, subject, customer_email: null, last_words: words })
  })

  it('belongs to an order whose number and address it has', async () => {
    const order = await placePaidOrder(environment)
    const [row] = await environment.query<{ ref: string }>(
      'select collection_ref as ref from orders where id = $1',
      [order.id],
    )
    const number = { order_number: row?.ref.toLowerCase() }
    const own = await inbox.read(
      await inbox.contact({ email: order.email.toUpperCase(), ...number }),
    )
    expect(own.order).toEqual({ id: order.id, collection_ref: row?.ref })
    expect((await inbox.read(await inbox.contact(number))).order).toBeNull()
  })

  it('has the address that the visitor gave for the basket, but not on the site of a shop', async () => {
    const email = newEmail()
    const body = { item_name: 'Kite', service_request: 'A tear' }
    const visitor = visit(environment.apiUrl)
    await visitor.fill([await someJeans()])
    await visitor.post('/public/abandoned_basket', { body: { email } })
    const known = await inbox.read(await inbox.enquire('service_request', body, visitor))
    expect(known.customer_email).toBe(email)
    const till = visit(environment.apiUrl, { 'x-forwarded-host': 'maison.localhost:3000' })
    for (const [name, value] of visitor.cookies) till.cookies.set(name, value)
    const taken = await inbox.read(await inbox.enquire('service_request', body, till))
    expect(taken).toMatchObject({ customer_email: null, site: 'maison.localhost' })
  })
})

describe('an answer', () => {
  it('is mailed once, however often it is pressed, and makes the colleague the owner', async () => {
    const email = newEmail()
    const id = await inbox.contact({ email })
    const body = { key: randomUUID(), words: 'Yes.\nBring it <b>dry</b>.' }
    const answers = await Promise.all([
      inbox.answer(id, body),
      inbox.answer(id, body),
      inbox.answer(id, body),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await inbox.read(id)).toMatchObject({
      ...{ version: 2, state: 'waiting', is_unread: false, last_from: 'us' },
      owner: { name: 'Maggie Thorne' },
      entries: [{ kind: 'received' }, { kind: 'sent', actor: 'Maggie Thorne', channel: 'mail' }],
    })
    const [mail] = await environment.mailbox.mailsTo(email, 1)
    expect(mail?.subject).toBe('Our answer to your message to Darnley')
    expect(mail?.text).toContain('Dear Ida Holm,\n\nYes.\nBring it <b>dry</b>.\n\nMaggie Thorne')
    expect(mail?.html).not.toContain('<b>dry')
    await expect.poll(async () => (await inbox.read(id)).entries.at(-1)?.delivery).toBe('sent')
    expect(await environment.mailbox.mailsTo(email, 1)).toHaveLength(1)
  })

  it('[S31] repeats nothing that the visitor wrote', async () => {
    const email = newEmail()
    const id = await inbox.contact({ email, message: 'Buy cheap pills at pills.example' })
    await inbox.answer(id, {})
    const [mail] = await environment.mailbox.mailsTo(email, 1)
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('pills')
  })

  it('to an older version is refused with what a colleague did', async () => {
    const email = newEmail()
    const id = await inbox.contact({ email })
    await inbox.answer(id, { words: 'We do.' }, owner)
    const late = await inbox.answer<ConversationConflict>(id, { words: 'No.' })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      detail: 'Olive Darnley was faster',
      current: { version: 2, owner: { name: 'Olive Darnley' } },
      changes: [{ kind: 'sent', actor: 'Olive Darnley', words: 'We do.' }],
    })
    expect(await environment.mailbox.mailsTo(email, 1)).toHaveLength(1)
  })

  it('to a person without an address is refused and changes nothing', async () => {
    const id = await inbox.enquire('service_request', { service_request: 'A kite' })
    const refused = await inbox.answer<ConversationConflict>(id, {})
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'No e-mail address of this person is known',
    ])
    expect((await inbox.read(id)).version).toBe(1)
  })

  it('[U8] with faults is refused with all of them, and an unknown conversation is not found', async () => {
    const id = await inbox.contact()
    const wrong = await inbox.answer(id, { key: 'x', words: ' ', state: 'lost' })
    expect(placesOf(wrong).toSorted()).toEqual(['body.key', 'body.state', 'body.words'])
    expect((await inbox.answer(randomUUID(), {})).status).toBe(404)
  })
})

describe('a change', () => {
  it('sets state, owner and claim, and each is in the history', async () => {
    const id = await inbox.contact()
    const mine = { owner_id: await inbox.maggie(), state: 'done', is_claim: true }
    expect((await inbox.change(id, mine)).body).toMatchObject({ kind: 'claim', state: 'done' })
    const { body } = await inbox.change(id, { version: 2 })
    expect(body).toMatchObject({ version: 3, kind: 'enquiry', state: 'open', owner: null })
    expect(body.entries.map(({ kind, words }) => [kind, words])).toEqual([
      ['received', 'Do you mend waxed jackets?'],
      ['owner', 'Maggie Thorne'],
      ['claim', null],
      ['state', 'done'],
      ['owner', null],
      ['no_claim', null],
      ['state', 'open'],
    ])
  })

  it('of an older version is refused with what changed and who did it', async () => {
    const id = await inbox.contact()
    await inbox.change(id, { state: 'done' })
    const late = await inbox.change<ConversationConflict>(id, { state: 'waiting' })
    expect([late.status, late.body.detail]).toEqual([409, 'Maggie Thorne was faster'])
    expect(late.body.changes).toMatchObject([{ kind: 'state', words: 'done' }])
  })

  it('cannot give it to a tailor or to a colleague who left', async () => {
    const id = await inbox.contact()
    const [tailor] = await environment.query<{ id: string }>(
      `select id from staff where role = 'tailor'`,
    )
    const [gone] = await environment.query<{ id: string }>(
      `insert into staff (storefront_id, email, password_hash, role, name, removed_at)
       values ('workshop', 'gone@invalid', 'x', 'manager', 'Gus Gone', now()) returning id`,
    )
    for (const one of [tailor, gone])
      expect(placesOf(await inbox.change(id, { owner_id: one?.id }))).toEqual(['body.owner_id'])
    expect((await inbox.inbox()).colleagues.map(({ name }) => name)).toEqual([
      'Maggie Thorne',
      'Olive Darnley',
    ])
    const { body } = await inbox.manager.get('/workshop/colleagues')
    expect(JSON.stringify(body)).not.toContain('Gus Gone')
  })
})

describe('a question about a proposed price', () => {
  it('is a conversation of its order, which a further question opens again', async () => {
    const order = await placePaidOrder(environment)
    const id = await inbox.propose(order)
    await ask(order, { id, question: 'May I keep the strap?' })
    await ask(order, { id, question: 'May I keep the strap?' })
    const { body } = await inbox.answer(id, { words: 'You may.', state: 'done' })
    expect(body).toMatchObject({
      ...{ kind: 'price_question', state: 'done', version: 2, order: { id: order.id } },
      subject: 'New price: Shorten hem, Jeans',
    })
    const mails = async (): Promise<string> =>
      JSON.stringify(await environment.mailbox.mailsTo(order.email, 3))
    await expect.poll(mails).toContain('You may.')
    expect(await mails()).toContain('Our answer about the new price: your Darnley order')
    await ask(order, { id, question: 'Or only the buckle?' })
    expect(await inbox.read(id)).toMatchObject({
      ...{ state: 'open', version: 3, is_unread: true },
      entries: [{ kind: 'received' }, { kind: 'sent' }, { words: 'Or only the buckle?' }],
    })
  })
})

describe('news of conversations', () => {
  it('is told to managers as it happens, and to no tailor', async () => {
    const tailor = await signInToWorkshop(environment, 'tailor')
    const since = (Date.now() - 1000) * 1000
    const id = await inbox.contact()
    const newsFor = async (staff: Visitor): Promise<string> => {
      const cookie = [...staff.cookies].map((pair) => pair.join('=')).join('; ')
      const response = await fetch(
        `${environment.apiUrl}/workshop/events?since=${since}&seconds=0`,
        { headers: { cookie, 'x-forwarded-host': 'workshop.localhost:3000' } },
      )
      return response.text()
    }
    const told = `event: conversation_changed\ndata: {"conversation_id":"${id}","version":1}`
    expect(await newsFor(inbox.manager)).toContain(told)
    expect(await newsFor(tailor)).not.toContain(id)
  })
})
