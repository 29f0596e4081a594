import type { Fitting, FittingConflict, FittingPlace } from '@darnley/contract/fittings'
import type { Shift } from '@darnley/contract/locations'
import type { OrderDetails } from '@darnley/contract/orders'
import type { PersonalData } from '@darnley/contract/personal-data'
import type { FittingDay } from '@darnley/contract/workshop-fittings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inLondon, londonMoment } from '#src/modules/locations/rules.ts'
import {
  bookFitting,
  fitted,
  fittingEvent,
  hold,
  ownDay,
  PLACE,
  type Time,
  timesOn as timesOf,
} from './support/fittings.ts'
import { type PaidOrder, placePaidOrder } from './support/paid-order.ts'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { type Answer, visit, type Visitor } from './support/visitor.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { RATE_LIMIT_A_MINUTE: '0' } })
})
afterAll(() => environment.stop())

const shopper = async (): Promise<Visitor> => {
  const visitor = visit(environment.apiUrl)
  await visitor.fill([await fitted()])
  return visitor
}

function move<Body = Fitting>(order: PaidOrder, time: Time): Promise<Answer<Body>> {
  const { date, starts_at } = time
  const body = { order_id_token: order.token, place_id: PLACE, date, starts_at }
  return order.visitor.post<Body>('/public/move_fitting', { body })
}

const timesOn = (date: string): Promise<Shift[]> => timesOf(environment, date)
const booked = (time: Time): Promise<PaidOrder> => bookFitting(environment, time)

const freeAt = async ({ date, starts_at: startsAt }: Time): Promise<number> =>
  (await timesOn(date)).find((shift) => shift.starts_at === startsAt)?.free ?? 0

async function detailsOf({ visitor, token }: PaidOrder): Promise<OrderDetails> {
  return (await visitor.get<OrderDetails>(`/public/order_details?order_id_token=${token}`)).body
}

const utc = ({ date, starts_at: time }: Time): string =>
  londonMoment(date, time)
    .toISOString()
    .replaceAll(/[-:]|\.000/g, '')

async function mailsAbout({ token }: PaidOrder): Promise<number> {
  const rows = await environment.query(
    `select 1 from outbox where template = 'fitting-moved'
       and payload->>'orderId' = (select id::text from orders where token = $1)`,
    [token],
  )
  return rows.length
}

const endHolds = (): Promise<unknown> =>
  environment.query(`update fittings set held_until = now() where held_until is not null`, [])

describe('The times of a fitting place', () => {
  it('[J3] are those that its owner published, each with how many are free', async () => {
    const places = await visit(environment.apiUrl).get<FittingPlace[]>('/public/fitting_places')
    expect(places.body).toMatchObject([{ id: PLACE, name: 'Fitting space London', minutes: 20 }])
    const near = '/public/fitting_places?address=E8%204QS'
    const [place] = (await visit(environment.apiUrl).get<FittingPlace[]>(near)).body
    expect(place?.miles).toBeGreaterThan(0)
    const times = await timesOn(ownDay())
    expect(times[0]).toMatchObject({ area_code: PLACE, free: 2 })
    expect(times.at(-1)?.ends_at).toMatch(/^(20|18):00$/)
  })

  it('are not those of an unknown place, and courier shifts have none', async () => {
    const visitor = visit(environment.apiUrl)
    expect((await visitor.get('/public/shifts?place_id=clerkenwell-workshop')).status).toBe(404)
    const { body } = await visitor.get<Shift[]>('/public/shifts')
    expect(body.some((shift) => 'free' in shift)).toBe(false)
  })
})

describe('A time that is held', () => {
  it('is kept for 15 minutes for one basket, which has one at a time', async () => {
    const [first, second] = await timesOn(ownDay())
    if (!first || !second) throw new Error('The day has no times')
    const visitor = await shopper()
    const { body } = await hold(visitor, first)
    expect(body).toMatchObject({ place: { id: PLACE }, starts_at: first.starts_at, state: 'held' })
    const left = Date.parse(body.held_until ?? '') - Date.now()
    expect(left).toBeGreaterThan(14 * 60_000)
    expect(left).toBeLessThanOrEqual(15 * 60_000 + 1000)
    expect(await freeAt(first)).toBe(1)
    expect((await hold(visitor, first)).status).toBe(200)
    expect(await freeAt(first)).toBe(1)
    await hold(visitor, second)
    expect([await freeAt(first), await freeAt(second)]).toEqual([2, 1])
    expect((await visitor.get<Fitting>('/public/held_fitting')).body.starts_at).toBe(
      second.starts_at,
    )
    await visitor.post('/public/release_fitting', { body: undefined })
    expect((await visitor.get('/public/held_fitting')).body).toBeNull()
    expect(await freeAt(second)).toBe(2)
  })

  it('needs a basket, and a time that is offered', async () => {
    const [time] = await timesOn(ownDay())
    if (!time) throw new Error('The day has no times')
    expect((await hold(visit(environment.apiUrl), time)).status).toBe(409)
    const visitor = await shopper()
    const past = { date: '2020-01-06', starts_at: '10:00' }
    for (const wrong of [{ ...time, starts_at: '10:07' }, { ...time, starts_at: '03:00' }, past]) {
      const { status, body } = await hold<FittingConflict>(visitor, wrong)
      expect(status).toBe(409)
      expect(body.next).not.toBeNull()
    }
    expect((await hold(visitor, { ...time, starts_at: '25:00' })).status).toBe(422)
  })

  it('[J3] is the last one: of 50 customers at once one gets it, and 49 are shown the next', async () => {
    const [last, next] = await timesOn(ownDay())
    if (!last || !next) throw new Error('The day has no times')
    expect((await hold(await shopper(), last)).status).toBe(200)
    const visitors = await Promise.all(Array.from({ length: 50 }, shopper))
    const answers = await Promise.all(
      visitors.map((visitor) => hold<Fitting & FittingConflict>(visitor, last)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = answers.filter(({ status }) => status === 409)
    expect(others).toHaveLength(49)
    for (const { body } of others) expect(body.next).toMatchObject({ ...next, free: 2 })
    expect(await freeAt(last)).toBe(0)
  })
})

describe('A fitting', () => {
  it('is booked with the payment of its order, for customer and workshop', async () => {
    const [time] = await timesOn(ownDay())
    if (!time) throw new Error('The day has no times')
    const order = await booked(time)
    const { fitting, can_fit: canFit } = await detailsOf(order)
    expect(fitting).toMatchObject({ date: time.date, state: 'booked', moves: 0, held_until: null })
    expect(canFit).toBe(true)
    expect((await order.visitor.get('/public/held_fitting')).body).toBeNull()
    const tailor = await signInToWorkshop(environment, 'tailor')
    const day = await tailor.get<FittingDay>(`/workshop/fittings?date=${time.date}`)
    expect(day.body).toMatchObject({ place_id: PLACE, seats: 2 })
    expect(day.body.fittings).toMatchObject([
      {
        ...{ seat: 1, starts_at: time.starts_at, held_until: null },
        order: { id: order.id, garments: [{ number: 1, services: [expect.any(String)] }] },
      },
    ])
    expect(day.body.times[0]).toMatchObject({ starts_at: time.starts_at, free: 1 })
  })

  it('moves, and gives its time back; it keeps it when the other is taken', async () => {
    const [first, second] = await timesOn(ownDay())
    if (!first || !second) throw new Error('The day has no times')
    const order = await booked(first)
    expect((await move(order, second)).body).toMatchObject({
      ...{ starts_at: second.starts_at, moves: 1, state: 'booked' },
    })
    expect((await move(order, second)).body.moves).toBe(1)
    expect([await freeAt(first), await freeAt(second)]).toEqual([2, 1])
    for (const visitor of [await shopper(), await shopper()]) await hold(visitor, first)
    const refused = await move<FittingConflict>(order, first)
    expect(refused.status).toBe(409)
    expect(refused.body.next?.starts_at).toBe(second.starts_at)
    expect((await detailsOf(order)).fitting?.starts_at).toBe(second.starts_at)
  })

  it('is in the calendar file and the confirmation, and moves there too', async () => {
    const [first, second] = await timesOn(ownDay())
    if (!first || !second) throw new Error('The day has no times')
    const order = await booked(first)
    const calendar = async (): Promise<string> => {
      const url = `${environment.apiUrl}/public/order_calendar?order_id_token=${order.token}`
      return (await fetch(url)).text()
    }
    const before = fittingEvent(await calendar())
    expect(before['DTSTART']).toBe(utc(first))
    await move(order, second)
    const after = fittingEvent(await calendar())
    expect(after['UID']).toBe(before['UID'])
    expect(Number(after['SEQUENCE'])).toBeGreaterThan(Number(before['SEQUENCE']))
    expect(after['DTSTART']).toBe(utc(second))
    const mails = await environment.mailbox.mailsTo(order.email, 2)
    const confirmation = mails.find(({ text }) => text.includes('Thank you for your order'))
    expect(confirmation?.text).toContain('Come to your fitting at')
    expect(confirmation?.text).toContain('400 Oxford Street')
  })

  it('that moves is mailed with its calendar file, and once however often it moves at once', async () => {
    const [first, second] = await timesOn(ownDay())
    if (!first || !second) throw new Error('The day has no times')
    const order = await booked(first)
    await move(order, second)
    await move(order, second)
    const mails = await environment.mailbox.mailsTo(order.email, 2)
    const moved = mails.find(({ subject }) => subject.includes('Your fitting has another time'))
    expect(moved?.text).toContain(`at ${second.starts_at}.`)
    expect(moved?.attachments.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^days-.*\.ics$/),
    ])
    expect(await mailsAbout(order)).toBe(1)
  })

  it('of today moves no more', async () => {
    const [time, other] = await timesOn(ownDay())
    if (!time || !other) throw new Error('The day has no times')
    const order = await booked(time)
    const today = inLondon(new Date()).date
    await environment.query('update fittings set date = $1 where order_id = $2', [today, order.id])
    const { status, body } = await move<{ detail: string }>(order, other)
    expect([status, body.detail]).toEqual([
      409,
      'A fitting can be moved until the day before. Please call us.',
    ])
    expect((await detailsOf(order)).can_fit).toBe(false)
  })

  it('is chosen later by an order that has none, and not by one that is not fitted', async () => {
    const [time] = await timesOn(ownDay())
    if (!time) throw new Error('The day has no times')
    const order = await placePaidOrder(environment, { booked: [await fitted()] })
    expect(await detailsOf(order)).toMatchObject({ fitting: null, can_fit: true })
    expect((await move(order, time)).body).toMatchObject({ state: 'booked', moves: 0 })
    const other = await placePaidOrder(environment, { booked: [await fitted('pin')] })
    expect(await detailsOf(other)).toMatchObject({ fitting: null, can_fit: false })
    expect((await move(other, time)).status).toBe(409)
  })

  it('whose hold ended before the payment is booked when it was not taken', async () => {
    const [time] = await timesOn(ownDay())
    if (!time) throw new Error('The day has no times')
    const visitor = visit(environment.apiUrl)
    const jeans = await fitted()
    await visitor.fill([jeans])
    await hold(visitor, time)
    await endHolds()
    expect((await visitor.get<Fitting>('/public/held_fitting')).body.state).toBe('ended')
    const order = await placePaidOrder(environment, { visitor, booked: [jeans] })
    expect((await detailsOf(order)).fitting).toMatchObject({ state: 'booked' })
  })

  it('whose time was taken is refused before the payment, and chosen anew after', async () => {
    const [time, other] = await timesOn(ownDay())
    if (!time || !other) throw new Error('The day has no times')
    const visitor = await shopper()
    await hold(visitor, time)
    const { body } = await visitor.checkOut()
    await endHolds()
    for (const each of [await shopper(), await shopper()]) await hold(each, time)
    expect((await visitor.get<Fitting>('/public/held_fitting')).body.state).toBe('lost')
    const again = await visitor.checkOut()
    expect(again.status).toBe(409)
    const intent = body.client_secret?.split('_secret_')[0] ?? ''
    await environment.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
    const token = body.order_id_token
    const order: PaidOrder = { id: '', email: '', intent, entries: [], visitor, token }
    await expect.poll(async () => (await detailsOf(order)).fitting?.state).toBe('lost')
    expect((await detailsOf(order)).can_fit).toBe(true)
    expect((await move(order, other)).body).toMatchObject({ state: 'booked' })
  })

  it('of a cancelled order is free again', async () => {
    const [time] = await timesOn(ownDay())
    if (!time) throw new Error('The day has no times')
    const order = await booked(time)
    expect(await freeAt(time)).toBe(1)
    const body = { order_id_token: order.token }
    expect((await order.visitor.post('/public/cancel_order', { body })).status).toBe(200)
    expect(await freeAt(time)).toBe(2)
    expect(await detailsOf(order)).toMatchObject({ fitting: null, can_fit: false })
  })

  it('[S32] is part of what is kept about its customer', async () => {
    const [time] = await timesOn(ownDay())
    if (!time) throw new Error('The day has no times')
    const order = await booked(time)
    const owner = await signInToWorkshop(environment, 'owner')
    const asked = { body: { email: order.email } }
    const kept = await owner.post<PersonalData>('/workshop/personal_data/export', asked)
    expect(kept.body.orders).toMatchObject([
      { fitting: { place: PLACE, date: time.date, starts_at: time.starts_at } },
    ])
  })
})
