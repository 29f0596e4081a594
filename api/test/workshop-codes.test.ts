import type { GuestCheckoutResponse } from '@darnley/contract/checkout'
import type { DiscountResponse } from '@darnley/contract/discounts'
import type { Discount, DiscountConflict, Discounts } from '@darnley/contract/workshop-codes'
import type { OwnerActions } from '@darnley/contract/workshop-people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { signInToWorkshop } from './support/staff.ts'
import { type Answer, placesOf, visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let owner: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment()
  owner = await signInToWorkshop(environment, 'owner')
})
afterAll(() => environment.stop())

const newCode = (): string => `T-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
const newEmail = (): string => `amara.${crypto.randomUUID().slice(0, 8)}@example.com`

const terms = {
  ...{ name: 'Autumn letter', percentage: 25, starts_on: null, ends_on: null },
  ...{ max_uses: null, max_uses_per_customer: null },
}

async function make(change: object = {}): Promise<Discount> {
  const body = { code: newCode(), ...terms, ...change }
  const { status, body: made } = await owner.post<Discount>('/workshop/codes/make', { body })
  expect(status).toBe(200)
  return made
}

const change = <Body = Discount>(
  { code, version }: Pick<Discount, 'code' | 'version'>,
  body: object,
): Promise<Answer<Body>> =>
  owner.post(`/workshop/codes/${code}/change`, {
    body: { version, ...terms, is_enabled: true, ...body },
  })

const find = async (code: string): Promise<Discount | undefined> =>
  (await owner.get<Discounts>('/workshop/codes')).body.codes.find((each) => each.code === code)

let homes = 0
async function shopper(): Promise<Visitor> {
  homes += 1
  const visitor = visit(environment.apiUrl, { 'x-forwarded-for': `192.0.2.${homes}` })
  await visitor.fill([await someJeans()])
  return visitor
}

/** Whether a basket takes the code. */
async function isValid(code: string): Promise<boolean> {
  const path = `/public/payload_basket_discount?discount_code=${code}`
  return (await (await shopper()).post<DiscountResponse>(path)).body.coupon_valid
}

const order = async (code: string, email = newEmail()): Promise<Answer<GuestCheckoutResponse>> =>
  (await shopper()).checkOut({ coupon_code: code, email })

const day = (fromToday: number): string =>
  new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10)

describe('a discount code', () => {
  it('[O2] made by an owner takes its percentage off at once', async () => {
    const { code, state } = await make()
    expect(state).toBe('runs')
    const paid = await order(code)
    expect(paid.status).toBe(200)
    const rows = await environment.query(
      'select 1 from orders where coupon_code = $1 and discount = subtotal * 25 / 100',
      [code],
    )
    expect(rows).toHaveLength(1)
  })

  it.each([
    [{ starts_on: day(3) }, 'not_yet', false],
    [{ starts_on: day(-9), ends_on: day(-4) }, 'ended', false],
    [{ starts_on: day(-9), ends_on: day(4) }, 'runs', true],
  ] as const)('[O2] of the period %j is %s', async (period, state, isUsable) => {
    const made = await make(period)
    expect(made).toMatchObject({ ...period, state })
    expect(await isValid(made.code)).toBe(isUsable)
  })

  it('[O2] begins and ends at midnight in London, in winter and in summer', async () => {
    const { code } = await make({ starts_on: '2026-03-29', ends_on: '2026-10-25' })
    const rows = await environment.query(
      `select starts_at at time zone 'UTC' as start, ends_at at time zone 'UTC' as end,
         starts_at = '2026-03-29T00:00:00Z' and ends_at = '2026-10-26T00:00:00Z' as right
       from discounts where code = $1`,
      [code],
    )
    expect(rows).toMatchObject([{ right: true }])
    const summer = await make({ starts_on: '2026-07-01', ends_on: '2026-07-01' })
    const lasting = await environment.query(
      `select ends_at - starts_at = interval '1 day' and starts_at = '2026-06-30T23:00:00Z' as right
       from discounts where code = $1`,
      [summer.code],
    )
    expect(lasting).toMatchObject([{ right: true }])
  })

  it('[O2] with a limit for each customer is refused to one who used it, in any basket', async () => {
    const { code } = await make({ max_uses_per_customer: 1 })
    const email = newEmail()
    expect((await order(code, email)).status).toBe(200)
    const again = await order(code, email.toUpperCase())
    expect([again.status, placesOf(again)]).toEqual([422, ['body.coupon_code']])
    expect((await order(code)).status).toBe(200)
  })

  it('[F29] gives one customer no second use, also when two baskets ask at once', async () => {
    const { code } = await make({ max_uses_per_customer: 1 })
    const email = newEmail()
    const answers = await Promise.all([order(code, email), order(code, email), order(code, email)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  })

  it('[O2] keeps its price for the unpaid order of one basket that is sent again', async () => {
    const { code } = await make({ max_uses_per_customer: 1 })
    const visitor = await shopper()
    const details = { coupon_code: code, email: newEmail() }
    expect((await visitor.checkOut(details)).status).toBe(200)
    expect((await visitor.checkOut(details)).status).toBe(200)
  })

  it('[S32] forgets a customer whose order is erased', async () => {
    const { code } = await make({ max_uses_per_customer: 1 })
    const email = newEmail()
    await order(code, email)
    await environment.query(`update orders set status = 'cancelled' where email = $1`, [email])
    const body = { email }
    expect((await owner.post('/workshop/personal_data/erase', { body })).status).toBe(200)
    const kept = 'select 1 from discount_uses where code = $1 and customer is not null'
    expect(await environment.query(kept, [code])).toEqual([])
  })

  it('[O2] shows its uses and the money given by orders that were placed', async () => {
    const { code } = await make({ percentage: 100, max_uses: 2 })
    expect((await order(code)).status).toBe(200)
    const free = await (
      await shopper()
    ).checkOut({
      coupon_code: code,
      ...{ collection_provider: 'WFLondon', dropoff_provider: 'WFLondon' },
    })
    expect(free.body.free_order).toBe(true)
    const [row] = await environment.query<{ given: number }>(
      'select discount as given from orders where coupon_code = $1 and settled_basket_version is not null',
      [code],
    )
    expect(await find(code)).toMatchObject({ uses: 2, given: row?.given, state: 'used_up' })
  })

  it('[O2] is changed, switched off and ended, and each change is recorded', async () => {
    const made = await make()
    const changed = await change(made, { percentage: 50, max_uses: 9 })
    expect(changed.body).toMatchObject({ percentage: 50, max_uses: 9, version: 2 })
    const off = await change(changed.body, { percentage: 50, max_uses: 9, is_enabled: false })
    expect([off.body.state, await isValid(made.code)]).toEqual(['off', false])
    const on = await change(off.body, { percentage: 50, max_uses: 9 })
    expect([on.body.state, await isValid(made.code)]).toEqual(['runs', true])
    const end = (version: number): Promise<Answer<Discount>> =>
      owner.post(`/workshop/codes/${made.code}/end`, { body: { version } })
    expect((await end(on.body.version)).body.state).toBe('ended')
    expect((await end(on.body.version)).status).toBe(200)
    expect(await isValid(made.code)).toBe(false)
    const { actions } = (await owner.get<OwnerActions>('/workshop/owner_actions')).body
    const mine = actions.filter(({ subject }) => subject === made.code)
    expect(mine.map(({ action }) => action)).toEqual([
      ...['code_ended', 'code_changed', 'code_changed', 'code_changed', 'code_made'],
    ])
    expect(mine.at(-2)?.details).toEqual([
      { field: 'percentage', from: '25', to: '50' },
      { field: 'max_uses', from: null, to: '9' },
    ])
  })

  it('[O2] changed by two owners at once keeps the first change and shows it to the second', async () => {
    const made = await make()
    const answers = await Promise.all([
      change<DiscountConflict>(made, { percentage: 30 }),
      change<DiscountConflict>(made, { percentage: 40 }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    const kept = await find(made.code)
    expect(refused?.body.current.percentage).toBe(kept?.percentage)
    expect(refused?.body.last_change?.actor).toBe('Olive Darnley')
  })

  it('[U8] returns all faults at once, and the code that exists', async () => {
    const wrong = { ...terms, code: 'a b', percentage: 0, starts_on: day(2), ends_on: day(1) }
    const refused = await owner.post('/workshop/codes/make', { body: wrong })
    expect(placesOf(refused).toSorted()).toEqual(['body.code', 'body.ends_on', 'body.percentage'])
    const known = { ...terms, code: 'welcome10' }
    const conflict = await owner.post<DiscountConflict>('/workshop/codes/make', { body: known })
    expect([conflict.status, conflict.body.current.code]).toEqual([409, 'WELCOME10'])
    expect((await change({ code: 'NONE-SUCH', version: 1 }, {})).status).toBe(404)
    const outside = { ...terms, code: newCode(), starts_on: '0000-01-01' }
    expect(placesOf(await owner.post('/workshop/codes/make', { body: outside }))).toEqual([
      'body.starts_on',
    ])
  })
})
