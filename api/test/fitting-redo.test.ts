import type { DeskPage } from '@darnley/contract/workshop-desk'
import { addWorkingDays, type Day, dayAt } from '@darnley/domain/turnaround'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fitted, hold, PLACE, type Time, twoTimes } from './support/fittings.ts'
import { answerReport, detailsOf, finishOrder, report, reported } from './support/guarantee.ts'
import { type PaidOrder, placePaidOrder } from './support/paid-order.ts'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { placesOf, visit, type Visitor } from './support/visitor.ts'
import { checkIn, workshopOrderOf } from './support/workshop.ts'

let environment: TestEnvironment
let manager: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment()
  manager = await signInToWorkshop(environment, 'manager')
})
afterAll(() => environment.stop())

const TO_FITTING = { collection_provider: 'WFLondon', brought_to_fitting: true } as const

/** An order that was brought to its fitting and is back with its customer. */
async function finished(time: Time): Promise<PaidOrder> {
  const booked = [await fitted()]
  const visitor = visit(environment.apiUrl)
  await visitor.fill(booked)
  await hold(visitor, time)
  const order = await placePaidOrder(environment, { visitor, booked, checkout: TO_FITTING })
  await finishOrder(environment, order)
  return order
}

async function doneAgain(time: Time): Promise<PaidOrder> {
  const first = await finished(time)
  const reportId = await reported(first)
  const answer = await answerReport(manager, { id: first.id, reportId, answer: 'redo' })
  expect(answer.status).toBe(200)
  const [row] = await environment.query<{ id: string; token: string }>(
    'select id, token from orders where redo_of = $1',
    [first.id],
  )
  if (!row) throw new Error('There is no order that does it again')
  return { ...first, ...row, intent: null }
}

function choose(
  { token, visitor }: PaidOrder,
  { date, starts_at }: Time,
): Promise<{ status: number }> {
  const body = { order_id_token: token, place_id: PLACE, date, starts_at }
  return visitor.post('/public/move_fitting', { body })
}

describe('a garment that is done again after it was brought to its fitting', () => {
  it('is brought to a fitting again, at a time that its customer chooses', async () => {
    const [first, second] = await twoTimes(environment)
    const redo = await doneAgain(first)
    expect(await detailsOf(redo)).toMatchObject({
      ...{ status: 'awaiting_store_dropoff', total_price: 0, fitting: null, can_fit: true },
      ...{ packing_card_url: null, royal_mail_label_url: null, can_cancel: true },
      inbound: { brought_to_fitting: true, delivery_provider: { display_name: 'At your fitting' } },
    })
    const { body: before } = await workshopOrderOf(manager, redo.id)
    const date = addWorkingDays(second.date as Day, 5)
    expect((await choose(redo, { ...second, date })).status).toBe(200)
    expect(await detailsOf(redo)).toMatchObject({
      can_fit: true,
      fitting: { date, starts_at: second.starts_at, state: 'booked' },
      inbound: { delivery_provider: { point: { name: 'Fitting space London' } } },
    })
    const { body: after } = await workshopOrderOf(manager, redo.id)
    expect(after.due_day?.localeCompare(before.due_day ?? '')).toBe(1)
    const jobs = await environment.query('select 1 from courier_jobs where order_id = $1', [
      redo.id,
    ])
    expect(jobs).toEqual([])
  })

  it('is mailed with the fitting as what to do, and nothing that carries it there', async () => {
    const [time] = await twoTimes(environment)
    const redo = await doneAgain(time)
    const { collection_ref: number } = await detailsOf(redo)
    const mails = await environment.mailbox.mailsTo(redo.email, 3)
    const mail = mails.find(({ subject }) => subject.includes(number))
    expect(mail?.text).toContain('We do it again')
    expect(mail?.text).toMatch(/is done again free of charge, delivery included\./)
    expect(mail?.text).toMatch(/Choose a time for your fitting/i)
    expect(mail?.text).toContain('there is nothing to post')
    expect(mail?.text).not.toMatch(/parcel|packing card|drop-off code|both ways|Maison/i)
    // No day is known before a time is chosen.
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([])
    expect(mail?.text).toContain(`orderIdToken=${redo.token}`)
  })

  it('stands on the desk under fittings, is pinned, handed over and checked in', async () => {
    const [first, second] = await twoTimes(environment)
    const redo = await doneAgain(first)
    const cardOf = async () => {
      const path = '/workshop/desk?view=list&way=fitting&limit=100'
      const { body } = await manager.get<DeskPage>(path)
      return body.cards.find(({ id }) => id === redo.id)
    }
    expect(await cardOf()).toMatchObject({ stage: 'coming', fitting: null, shop: null })
    await choose(redo, second)
    expect(await cardOf()).toMatchObject({ fitting: { starts_at: second.starts_at } })
    await environment.query('update fittings set date = $1 where order_id = $2', [
      dayAt(new Date()),
      redo.id,
    ])
    const { version } = (await workshopOrderOf(manager, redo.id)).body
    const path = `/workshop/orders/${redo.id}/fitting/mark`
    expect((await manager.post(path, { body: { version, mark: 'done' } })).status).toBe(200)
    expect((await detailsOf(redo)).status).toBe('awaiting_pickup')
    expect((await detailsOf(redo)).packing_card_url).toBeNull()
    expect((await checkIn(manager, { id: redo.id })).status).toBe(200)
    expect((await detailsOf(redo)).status).toBe('arrived_at_darnley')
  })

  it('is not reported with a day for a postie, nor given a time once it is cancelled', async () => {
    const [first, second] = await twoTimes(environment)
    const order = await finished(first)
    const refused = await report(order, { pickup_day: second.date })
    expect([refused.status, placesOf(refused)]).toEqual([422, ['body.pickup_day']])
    const redo = await doneAgain(second)
    const body = { order_id_token: redo.token }
    expect((await redo.visitor.post('/public/cancel_order', { body })).status).toBe(200)
    expect((await choose(redo, first)).status).toBe(409)
    expect(await detailsOf(redo)).toMatchObject({ fitting: null, can_fit: false })
  })
})
