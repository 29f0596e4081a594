import { randomUUID } from 'node:crypto'
import { addDays, dayAt } from '@darnley/domain/turnaround'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  answerReport,
  detailsOf,
  finishOrder,
  report,
  reported,
  WORDS,
} from './support/guarantee.ts'
import { type PaidOrder, placePaidOrder } from './support/paid-order.ts'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { visit, type Visitor } from './support/visitor.ts'
import { workshopOrderOf } from './support/workshop.ts'

const DAYS = 10

let environment: TestEnvironment
let manager: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { GUARANTEE_DAYS: String(DAYS) } })
  manager = await signInToWorkshop(environment, 'manager')
})
afterAll(() => environment.stop())

async function finishedOrder({ garments = 1, daysAgo = 0 } = {}): Promise<PaidOrder> {
  const order = await placePaidOrder(environment, { garments })
  await finishOrder(environment, order, daysAgo)
  return order
}

const reportsOf = ({ id }: PaidOrder): Promise<unknown[]> =>
  environment.query('select id from fault_reports where order_id = $1', [id])

describe('the guarantee', () => {
  it('is named in the answers of the FAQ as the setting says', async () => {
    const answers = JSON.stringify((await visit(environment.apiUrl).get('/public/faq')).body)
    expect(answers).toContain(`within ${DAYS} days of getting it back`)
    expect(answers).not.toContain('{guarantee_days}')
  })

  it('is part of a finished order only, and lasts as long as the setting says', async () => {
    const order = await placePaidOrder(environment, { garments: 2 })
    expect((await detailsOf(order)).guarantee).toBeNull()
    expect((await report(order)).status).toBe(409)
    await finishOrder(environment, order)
    const until = addDays(dayAt(new Date()), DAYS)
    expect((await detailsOf(order)).guarantee).toEqual({
      ...{ until, is_over: false, reports: [], reportable: [1, 2] },
    })
  })

  it.each([
    ['the last day', DAYS, 200],
    ['the day after', DAYS + 1, 409],
  ])('on %s answers a report', async (_day, daysAgo, status) => {
    const order = await finishedOrder({ daysAgo })
    expect((await report(order)).status).toBe(status)
    const { guarantee } = await detailsOf(order)
    expect(guarantee).toMatchObject({ is_over: status === 409, reportable: [] })
  })

  it('does not hold for a cancelled order', async () => {
    const order = await finishedOrder()
    await environment.query(`update orders set status = 'cancelled' where id = $1`, [order.id])
    expect((await report(order)).status).toBe(409)
    expect((await detailsOf(order)).guarantee).toBeNull()
  })
})

describe('a customer who reports a garment', () => {
  it('is told by mail, and the workshop by mail, inbox, history and on the order', async () => {
    const order = await finishedOrder()
    const id = await reported(order)
    const mails = await environment.mailbox.mailsTo(order.email, 2)
    const mail = mails.find(({ subject }) => subject.startsWith('We have your report'))
    expect(mail?.text).toContain('Jeans: still too long')
    expect(mail?.text).toContain('within one working day')
    expect(mail?.text).toContain(`orderIdToken=${order.token}`)
    const { body: seen } = await workshopOrderOf(manager, order.id)
    expect(seen.reports).toMatchObject([{ id, garment: 1, state: 'open', words: WORDS }])
    expect(seen.history[0]).toMatchObject({
      ...{ kind: 'fault_reported', actor: seen.customer_name, words: 'Jeans: Still too long' },
    })
    const inbox = await manager.get<object>(`/workshop/conversations/${id}`)
    expect(inbox.body).toMatchObject({ kind: 'claim', state: 'open', last_words: WORDS })
    const told = await environment.mailbox.mailsTo('help@darnley.example', 1)
    expect(told.map(({ text }) => text).join()).toContain(`open=${id}`)
  })

  it('is refused a second report of the garment while one is open, but not of another', async () => {
    const order = await finishedOrder({ garments: 2 })
    const both = await Promise.all([report(order), report(order)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await report(order, { kind: 'seam' })).status).toBe(409)
    const { body } = await report(order, { garment: 2 })
    expect(body).toMatchObject({ reportable: [], reports: [{ garment: 1 }, { garment: 2 }] })
  })

  it('has sent a report once, when its answer was lost', async () => {
    const order = await finishedOrder()
    const id = randomUUID()
    const both = [await report(order, { id }), await report(order, { id })]
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await reportsOf(order)).toHaveLength(1)
    const other = await finishedOrder()
    expect((await report(other, { id })).status).toBe(409)
  })

  it('needs the token of the order', async () => {
    const order = await finishedOrder()
    expect((await report({ ...order, token: 'A'.repeat(43) })).status).toBe(404)
    const other = await finishedOrder()
    await report(other)
    expect(await reportsOf(order)).toEqual([])
  })

  it.each([
    ['a garment that is not there', { garment: 2 }],
    ['words that are too long', { words: 'a'.repeat(1001) }],
    ['no words', { words: ' ' }],
    ['another fault', { kind: 'ugly' }],
    ['a day of collection that has passed', { pickup_day: '2026-01-02' }],
    ['a day of collection that is too near', { pickup_day: dayAt(new Date()) }],
  ])('is told what is wrong: %s', async (_what, fields) => {
    const order = await finishedOrder()
    expect((await report(order, fields)).status).toBe(422)
    expect(await reportsOf(order)).toEqual([])
  })
})

describe('a report whose customer is erased', () => {
  it('is closed, without its words', async () => {
    const order = await finishedOrder()
    const reportId = await reported(order)
    const owner = await signInToWorkshop(environment, 'owner')
    const body = { email: order.email }
    expect((await owner.post('/workshop/personal_data/erase', { body })).status).toBe(200)
    const redo = { id: order.id, reportId, answer: 'redo' }
    expect((await answerReport(manager, redo)).status).toBe(409)
    const { body: seen } = await workshopOrderOf(manager, order.id)
    expect(seen.reports).toMatchObject([{ state: 'declined', words: 'Erased', answer: null }])
    expect((await detailsOf(order)).guarantee).toBeNull()
  })
})

describe('a report that is declined', () => {
  it('says why, to the customer too, and can be sent anew', async () => {
    const order = await finishedOrder()
    const reportId = await reported(order)
    const declined = { id: order.id, reportId, answer: 'decline', reason: 'As you marked it.' }
    const { body } = await answerReport(manager, declined)
    expect(body.reports).toMatchObject([
      { state: 'declined', answer: 'As you marked it.', answered_by: 'Maggie Thorne' },
    ])
    expect((await answerReport(manager, declined)).status).toBe(200)
    expect((await answerReport(manager, { ...declined, answer: 'redo' })).status).toBe(422)
    const redo = { id: order.id, reportId, answer: 'redo' }
    expect((await answerReport(manager, redo)).status).toBe(409)
    const mails = await environment.mailbox.mailsTo(order.email, 3)
    const mail = mails.find(({ subject }) => subject.startsWith('Our answer to your report'))
    expect(mail?.text).toContain('As you marked it.')
    const inbox = await manager.get<object>(`/workshop/conversations/${reportId}`)
    expect(inbox.body).toMatchObject({ state: 'done' })
    const { guarantee } = await detailsOf(order)
    expect(guarantee).toMatchObject({ reportable: [1], reports: [{ answer: 'As you marked it.' }] })
    expect((await report(order)).status).toBe(200)
  })

  it('needs a reason, a manager, and the order of the report', async () => {
    const order = await finishedOrder()
    const reportId = await reported(order)
    const wanted = { id: order.id, reportId, answer: 'decline' }
    expect((await answerReport(manager, wanted)).status).toBe(422)
    const reason = 'As you marked it.'
    const tailor = await signInToWorkshop(environment, 'tailor')
    expect((await answerReport(tailor, { ...wanted, reason })).status).toBe(403)
    const { id } = await finishedOrder()
    expect((await answerReport(manager, { ...wanted, id, reason })).status).toBe(404)
  })
})
