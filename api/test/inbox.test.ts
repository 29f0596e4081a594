import { randomUUID } from 'node:crypto'
import type { ConversationPage, ConversationSummary } from '@darnley/contract/workshop-messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, type InboxOfTest, newEmail, openInbox } from './support/inbox.ts'
import { placePaidOrder } from './support/paid-order.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import type { Answer } from './support/visitor.ts'

let environment: TestEnvironment
let inbox: InboxOfTest

beforeAll(async () => {
  environment = await startTestEnvironment()
  inbox = await openInbox(environment)
})
afterAll(() => environment.stop())

const list = async (query = ''): Promise<ConversationPage> =>
  (await inbox.manager.get<ConversationPage>(`/workshop/conversations?${query}`)).body

const idsOf = (found: readonly Pick<ConversationSummary, 'id'>[]): string[] =>
  found.map(({ id }) => id)

describe('the inbox', () => {
  it('has the latest message first, a page at a time, and is filtered', async () => {
    await environment.query('delete from conversations')
    const ids = [await inbox.contact(), await inbox.contact(), await inbox.contact()]
    await inbox.answer(ids[0] ?? '', { state: 'done' })
    const first = await list('limit=2')
    expect(idsOf(first.conversations)).toEqual([ids[0], ids[2]])
    const second = await list(`limit=2&cursor=${first.next_cursor}`)
    expect(idsOf(second.conversations)).toEqual([ids[1]])
    expect(second.next_cursor).toBeNull()
    expect(idsOf((await list('state=open')).conversations)).toEqual([ids[2], ids[1]])
    expect(idsOf((await list(`owner=${await inbox.maggie()}`)).conversations)).toEqual([ids[0]])
    expect(idsOf((await list('owner=none&kind=enquiry')).conversations)).toEqual([ids[2], ids[1]])
    expect(idsOf((await list('kind=claim')).conversations)).toEqual([])
    expect(await inbox.inbox()).toMatchObject({ open: 2, waiting: 0, unread: 2 })
    expect((await inbox.manager.get('/workshop/conversations?cursor=x')).status).toBe(422)
  })

  it('is searched by the beginnings of a name, an address or an order number', async () => {
    const email = newEmail()
    const id = await inbox.contact({ name: 'Åse Lindqvist', email })
    const find = async (words: string, state = 'open'): Promise<string[]> => {
      const body = { words, state }
      const found = await inbox.manager.post<ConversationPage>('/workshop/conversations/find', {
        body,
      })
      return idsOf(found.body.conversations)
    }
    expect(await find('åse LINDQ')).toEqual([id])
    expect(await find(email.slice(0, 10))).toEqual([id])
    expect(await find('lindqvist', 'done')).toEqual([])
    expect(await find(`' & | ! :* \\`)).toEqual([])
  })

  it('reads an index in its order for each filter', async () => {
    await environment.query('analyze conversations')
    const filters = [
      'true',
      `state = 'open'`,
      `kind = 'claim'`,
      `owner_id = '${await inbox.maggie()}'`,
    ]
    for (const filter of filters) {
      await environment.query('set enable_seqscan = off')
      const plan = await environment.query(
        `explain select id from conversations where ${filter}
         order by last_message_at desc, id desc limit 26`,
      )
      expect(JSON.stringify(plan)).not.toContain('Sort')
    }
  })

  it('has a message as unread until a colleague opens or closes it, and again when another one comes', async () => {
    const order = await placePaidOrder(environment)
    const id = await inbox.propose(order)
    await ask(order, { id, question: 'May I keep the strap?' })
    const mark = (version: number): Promise<Answer<null>> =>
      inbox.manager.post(`/workshop/conversations/${id}/read`, { body: { version } })
    expect((await mark(1)).status).toBe(204)
    expect(await inbox.read(id)).toMatchObject({ is_unread: false, version: 1 })
    await ask(order, { id, question: 'Or only the buckle?' })
    await mark(1)
    expect(await inbox.read(id)).toMatchObject({ is_unread: true, version: 2 })
    const body = { version: 2, state: 'done', owner_id: null, is_claim: false }
    await inbox.manager.post(`/workshop/conversations/${id}/change`, { body })
    expect(await inbox.read(id)).toMatchObject({ is_unread: false, version: 3 })
    expect(
      (
        await inbox.manager.post(`/workshop/conversations/${randomUUID()}/read`, {
          body: { version: 1 },
        })
      ).status,
    ).toBe(404)
  })
})
