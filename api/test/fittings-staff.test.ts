import type { FittingDay, StaffFittingConflict } from '@darnley/contract/workshop-fittings'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inLondon } from '#src/modules/locations/rules.ts'
import { bookFitting, fitted, hold, PLACE, type Time, twoTimes } from './support/fittings.ts'
import type { PaidOrder } from './support/paid-order.ts'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { type Answer, visit, type Visitor } from './support/visitor.ts'

let environment: TestEnvironment
let tailor: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { RATE_LIMIT_A_MINUTE: '0' } })
  tailor = await signInToWorkshop(environment, 'tailor')
})
afterAll(() => environment.stop())

async function seen({ id }: PaidOrder): Promise<WorkshopOrder> {
  return (await tailor.get<WorkshopOrder>(`/workshop/orders/${id}`)).body
}

function mark<Body = FittingDay>(
  { id }: PaidOrder,
  body: { readonly version: number; readonly mark: string | null },
): Promise<Answer<Body>> {
  return tailor.post<Body>(`/workshop/orders/${id}/fitting/mark`, { body })
}

async function moveTo<Body = FittingDay>(order: PaidOrder, time: Time): Promise<Answer<Body>> {
  const { version } = await seen(order)
  const body = { version, place_id: PLACE, date: time.date, starts_at: time.starts_at }
  return tailor.post<Body>(`/workshop/orders/${order.id}/fitting/move`, { body })
}

/** Returns an order whose fitting is today: no time of today may be free. */
async function fittedToday(): Promise<PaidOrder> {
  const [time] = await twoTimes(environment)
  const order = await bookFitting(environment, time)
  const today = inLondon(new Date()).date
  const sql = 'update fittings set date = $1, starts_at = $3, ends_at = $4 where order_id = $2'
  await environment.query(sql, [today, order.id, ...quarter()])
  return order
}

let quarters = 0
/** Returns a time that no other test of the file has. */
function quarter(): [string, string] {
  const hour = String((quarters += 1)).padStart(2, '0')
  return [`${hour}:00`, `${hour}:20`]
}

describe('[J3] A fitting of today', () => {
  it('is marked by staff, and the mark is taken back', async () => {
    const order = await fittedToday()
    const { version } = await seen(order)
    const here = await mark(order, { version, mark: 'here' })
    const ofOrder = ({ body }: Answer<FittingDay>): FittingDay['fittings'][number] | undefined =>
      body.fittings.find((each) => each.order?.id === order.id)
    expect(ofOrder(here)).toMatchObject({ mark: 'here', marked_at: expect.any(String) })
    const back = await mark(order, { version: version + 1, mark: null })
    expect(ofOrder(back)).toMatchObject({
      ...{ mark: null, marked_at: null, order: { version: version + 2 } },
    })
    const { history } = await seen(order)
    expect(history.slice(0, 2)).toMatchObject([
      { kind: 'fitting_marked', words: 'Booked', actor: 'Tom Ashworth' },
      { kind: 'fitting_marked', words: 'Here' },
    ])
  })

  it('is not marked on an older version, and the answer says what changed', async () => {
    const order = await fittedToday()
    const { version } = await seen(order)
    await mark(order, { version, mark: 'absent' })
    const late = await mark<StaffFittingConflict>(order, { version, mark: 'here' })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      ...{ detail: 'Tom Ashworth changed this in the meantime', version: version + 1 },
      changes: [{ kind: 'fitting_marked', words: 'Did not come' }],
    })
  })

  it('is moved to another day by staff, which takes its mark away', async () => {
    const order = await fittedToday()
    const { version } = await seen(order)
    await mark(order, { version, mark: 'absent' })
    const [time] = await twoTimes(environment)
    const moved = await moveTo(order, time)
    expect(moved.body).toMatchObject({
      ...{ date: time.date, place_id: PLACE },
      fittings: [{ starts_at: time.starts_at, mark: null, moves: 1, order: { id: order.id } }],
    })
    const mails = await environment.mailbox.mailsTo(order.email, 2)
    expect(mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Your fitting has another time'),
    )
  })
})

describe('A fitting of another day', () => {
  it('is not marked before it', async () => {
    const [time] = await twoTimes(environment)
    const order = await bookFitting(environment, time)
    const { version } = await seen(order)
    const early = await mark<{ detail: string }>(order, { version, mark: 'here' })
    expect([early.status, early.body.detail]).toEqual([409, 'A fitting is marked on its day'])
  })

  it('is not moved to a time that was taken: the next one is shown', async () => {
    const [first, second] = await twoTimes(environment)
    const order = await bookFitting(environment, second)
    for (let seat = 0; seat < 2; seat += 1) {
      const visitor = visit(environment.apiUrl)
      await visitor.fill([await fitted()])
      await hold(visitor, first)
    }
    const refused = await moveTo<StaffFittingConflict>(order, first)
    expect(refused.status).toBe(409)
    expect(refused.body.next).toMatchObject({ starts_at: second.starts_at })
  })

  it('is changed by staff of the workshop alone', async () => {
    const [time] = await twoTimes(environment)
    const order = await bookFitting(environment, time)
    const body = { version: 0, mark: 'here' }
    const path = `/workshop/orders/${order.id}/fitting/mark`
    expect((await order.visitor.post(path, { body })).status).toBe(401)
  })
})
