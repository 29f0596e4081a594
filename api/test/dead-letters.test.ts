import { randomUUID } from 'node:crypto'
import type { DeadLetter, DeadLetters } from '@darnley/contract/workshop-dead-letters'
import type {
  Conversation,
  Inbox,
  OrderMessages,
  SentMessage,
} from '@darnley/contract/workshop-messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tcpProxy, type TcpProxy } from './support/fault-proxy.ts'
import { type PaidOrder, placePaidOrder } from './support/paid-order.ts'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import type { Answer, Visitor } from './support/visitor.ts'

let smtp = 0
let smtpProxy: TcpProxy
let environment: TestEnvironment
let manager: Visitor

beforeAll(async () => {
  smtpProxy = await tcpProxy(() => ({ host: '127.0.0.1', port: smtp }))
  environment = await startTestEnvironment({
    overrideEnv: ({ SMTP_URL = '' }) => {
      smtp = Number(new URL(SMTP_URL).port)
      return { SMTP_URL: `smtp://127.0.0.1:${smtpProxy.port}` }
    },
  })
  manager = await signInToWorkshop(environment, 'manager')
})
afterAll(async () => {
  await environment.stop()
  smtpProxy.stop()
})

const list = async (): Promise<DeadLetter[]> =>
  (await manager.get<DeadLetters>('/workshop/dead_letters')).body.letters

const act = (
  { queue, id }: Pick<DeadLetter, 'queue' | 'id'>,
  action: 'again' | 'drop',
): Promise<Answer<DeadLetters>> => manager.post(`/workshop/dead_letters/${queue}/${id}/${action}`)

const write = async ({ id }: PaidOrder, words: string): Promise<void> => {
  const body = { key: randomUUID(), subject: 'Your jeans', words }
  expect((await manager.post(`/workshop/orders/${id}/messages`, { body })).status).toBe(200)
}

/** Whether no try is in hand: the next one is an hour away. */
const isPutOff = ({ next_try_at: next }: DeadLetter): boolean =>
  Date.parse(next) > Date.now() + 1_000_000

/** Returns the dead letter of an order, once it is one and its last try is over: "again" during a try adds none. */
async function deadLetterOf(order: PaidOrder): Promise<DeadLetter> {
  const found = async (): Promise<DeadLetter | undefined> =>
    (await list()).find((one) => one.order?.id === order.id && isPutOff(one))
  await expect.poll(found).toBeDefined()
  const letter = await found()
  if (!letter) throw new Error('It was no dead letter any more')
  return letter
}

const lastSentTo = async ({ id }: PaidOrder): Promise<SentMessage | undefined> =>
  (await manager.get<OrderMessages>(`/workshop/orders/${id}/messages`)).body.sent[0]

describe('a mail that failed for hours', () => {
  it('is listed with reason, tries and order, and is sent again once', async () => {
    const order = await placePaidOrder(environment)
    await environment.mailbox.mailsTo(order.email, 1)
    smtpProxy.cut()
    await write(order, 'Which hem is it?')
    const unsent = `update outbox set attempts = 19, next_attempt_at = now() where sent_at is null`
    await environment.query(unsent)
    const letter = await deadLetterOf(order)
    expect(letter).toMatchObject({
      ...{ queue: 'mail', name: 'Message of a colleague', can_be_dropped: true },
      ...{ reason: expect.any(String), conversation_id: expect.any(String) },
    })
    expect(letter.attempts).toBeGreaterThanOrEqual(20)
    expect((await lastSentTo(order))?.delivery).toBe('failed')
    expect((await manager.get<Inbox>('/workshop/inbox')).body.undelivered).toBe(1)
    const path = `/workshop/conversations/${letter.conversation_id}`
    const conversation = async (): Promise<Conversation> =>
      (await manager.get<Conversation>(path)).body
    await expect.poll(conversation).toMatchObject({ state: 'open', is_unread: true })
    expect((await conversation()).entries.map(({ kind }) => kind)).toEqual(['sent', 'undelivered'])
    expect((await conversation()).entries.at(-1)?.words).toBe(letter.reason)

    expect((await act(letter, 'again')).body.letters).toMatchObject([{ id: letter.id }])
    const triedAgain = async (): Promise<boolean> => {
      const now = (await list()).find(({ id }) => id === letter.id)
      return now !== undefined && isPutOff(now) && now.attempts > letter.attempts
    }
    await expect.poll(triedAgain).toBe(true)
    smtpProxy.mend()
    await Promise.all([act(letter, 'again'), act(letter, 'again')])
    await expect.poll(list).toEqual([])
    const mails = await environment.mailbox.mailsTo(order.email, 2)
    expect(mails.filter(({ text }) => text.includes('Which hem is it?'))).toHaveLength(1)
    expect((await act(letter, 'again')).status).toBe(404)
  })
})

describe('a mail that the other side refuses for good', () => {
  it('is a dead letter at once, can be dropped, and is not tried any more', async () => {
    const email = `amara.${randomUUID()}@undeliverable.example`
    const order = await placePaidOrder(environment, { checkout: { email } })
    const letter = await deadLetterOf(order)
    expect(letter).toMatchObject({ name: 'Order confirmation', attempts: 20 })
    expect(letter.reason).toContain('There is no such mailbox')
    expect((await act(letter, 'drop')).body.letters).toEqual([])
    expect((await lastSentTo(order))?.delivery).toBe('dropped')
    await environment.query('update outbox set next_attempt_at = now() where id = $1', [letter.id])
    await write(order, 'This one is refused, too.')
    await deadLetterOf(order)
    const [row] = await environment.query(
      'select attempts, dropped_by as by from outbox where id = $1',
      [letter.id],
    )
    expect(row).toEqual({ attempts: 20, by: expect.stringMatching(/^staff:/) })
    expect((await act(letter, 'drop')).status).toBe(404)
  })
})

describe('other jobs', () => {
  it('of a courier can be dropped, but nothing that money depends on', async () => {
    const order = await placePaidOrder(environment)
    const dead = { attempts: 25, due: '1 hour' }
    await environment.query(
      `insert into courier_jobs (key, kind, order_id, attempts, next_attempt_at, last_error)
       values ('test', 'track', $1, $2, now() + $3::interval, 'Unknown parcel')`,
      [order.id, dead.attempts, dead.due],
    )
    await environment.query(
      `insert into refunds (order_id, payment_intent_id, amount, attempts, next_attempt_at)
       values ($1, $2, 1, $3, now() + $4::interval)`,
      [order.id, `pi_${randomUUID()}`, dead.attempts, dead.due],
    )
    const letters = (await list()).filter(({ queue }) => queue !== 'mail')
    expect(letters.map(({ name, can_be_dropped: can }) => [name, can])).toEqual([
      ['Tracking of a parcel', true],
      ['Refund', false],
    ])
    const [parcel, refund] = letters
    if (!parcel || !refund) throw new Error('Both are listed')
    expect((await act(refund, 'drop')).status).toBe(409)
    expect((await act(parcel, 'drop')).status).toBe(200)
    const left = (await list()).filter(({ queue }) => queue !== 'mail')
    expect(left.map(({ queue }) => queue)).toEqual(['refund'])
    expect((await act({ queue: 'look_up', id: 'evt_unknown' }, 'again')).status).toBe(404)
  })
})
