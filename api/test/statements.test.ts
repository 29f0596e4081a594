import { randomUUID } from 'node:crypto'
import type { OwnerActions } from '@darnley/contract/workshop-people'
import type {
  NewSettlement,
  SettlementRefusal,
  Statement,
  Statements,
} from '@darnley/contract/workshop-statements'
import { minor } from '@darnley/domain/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { londonDay } from './support/figures-oracle.ts'
import {
  type BookedFacts,
  changeOf,
  randomOrders,
  totalOf,
  untilEntered,
  writeBooks,
} from './support/random-books.ts'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { type Answer, placesOf, type Visitor } from './support/visitor.ts'

const PERIOD = { from: new Date('2026-09-20T00:00:00Z'), to: new Date('2026-11-10T00:00:00Z') }
const SEED = Number(process.env['SEED'] ?? 23)
const MONTH = '2026-10'

let environment: TestEnvironment
let owner: Visitor
let orders: BookedFacts[]

async function start(seller: 'company' | 'partner'): Promise<void> {
  environment = await startTestEnvironment({
    env: { LEDGER_EVERY_MS: '100', STORE_SELLER: seller },
  })
  owner = await signInToWorkshop(environment, 'owner')
  orders = randomOrders(SEED, { count: 120, ...PERIOD })
  await writeBooks(environment, orders)
  await environment.query(`delete from settings where key = 'ledger-entered-until'`)
  const due = orders.reduce((all, { refunds, rises }) => all + 1 + refunds.length + rises.length, 0)
  await untilEntered(environment, due)
}

async function statementOf(shop: string, month = MONTH): Promise<Statement> {
  const { status, body } = await owner.get<Statements>(`/workshop/statements?month=${month}`)
  expect(status).toBe(200)
  const found = body.statements.find((each) => each.shop.id === shop)
  if (!found) throw new Error(`${shop} has no statement`)
  return found
}

/** Sums of a shop, added up one by one from the facts. */
function addUp(shop: string, isDay: (day: string) => boolean) {
  const sums = { till: 0, tillBack: 0, card: 0 }
  for (const order of orders) {
    if (order.shop !== shop) continue
    if (isDay(londonDay(order.at))) sums.till += totalOf(order).total
    for (const { at, amount } of order.refunds) if (isDay(londonDay(at))) sums.tillBack += amount
    for (const rise of order.rises)
      if (isDay(londonDay(rise.at))) sums.card += changeOf(order, rise)
  }
  return sums
}

const isInMonth = (day: string): boolean => day.startsWith(MONTH)
const isBefore = (day: string): boolean => day < `${MONTH}-01`
const always = (): boolean => true

function settlement(change: Partial<NewSettlement> = {}): NewSettlement {
  return {
    ...{ id: randomUUID(), shop: 'maison-vale', day: '2026-10-20', direction: 'from_shop' },
    ...{ amount: minor(12_345), reference: 'BACS 1187', accept_more: false },
    ...change,
  }
}

const record = (body: object): Promise<Answer<{ owed_now: number } & SettlementRefusal>> =>
  owner.post('/workshop/settlements', { body })

async function csvOf(shop: string): Promise<string[][]> {
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const path = `/workshop/statement_csv?month=${MONTH}&shop=${shop}`
  const response = await fetch(environment.apiUrl + path, { headers: { cookie } })
  expect(response.headers.get('content-disposition')).toContain(`statement-${shop}-${MONTH}.csv`)
  return (await response.text())
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
}

describe('where the company is the seller', () => {
  beforeAll(() => start('company'))
  afterAll(() => environment.stop())

  it.each(['maison-vale', 'kirk-and-daughters'])(
    '[O9] %s owes what its till took, less what it gave back',
    async (shop) => {
      const month = addUp(shop, isInMonth)
      const before = addUp(shop, isBefore)
      const all = addUp(shop, always)
      expect(await statementOf(shop)).toMatchObject({
        opening: before.till - before.tillBack,
        ...{ collected: month.till, returned: month.tillBack, held: 0, held_returned: 0 },
        closing: before.till - before.tillBack + month.till - month.tillBack,
        ...{ own_takings: 0, owed_now: all.till - all.tillBack },
      })
    },
  )

  it('[O9] a settlement lowers what is owed, once, and is logged', async () => {
    const before = await statementOf('maison-vale')
    const wanted = settlement()
    const answers = await Promise.all([record(wanted), record(wanted), record(wanted)])
    const owed = before.owed_now - 12_345
    expect(answers.map(({ status, body }) => [status, body.owed_now])).toEqual([
      ...[
        [200, owed],
        [200, owed],
        [200, owed],
      ],
    ])
    const after = await statementOf('maison-vale')
    expect(after).toMatchObject({
      ...{ paid_in: 12_345, closing: before.closing - 12_345, owed_now: owed },
      settlements: [{ id: wanted.id, amount: 12_345, direction: 'from_shop' }],
    })
    const { body } = await owner.get<OwnerActions>('/workshop/owner_actions')
    const logged = body.actions.filter(({ action }) => action === 'settlement_recorded')
    expect(logged.map(({ subject, details }) => [subject, details[0]?.to])).toEqual([
      ['Maison Vale', 'Paid by the shop: £123.45'],
    ])
    // Known under this id, with another amount.
    const other = await record({ ...wanted, amount: 1 })
    expect([other.status, other.body.owed]).toEqual([409, null])
  })

  it('[O9] more than is owed is refused until it is accepted, however many are sent at once', async () => {
    const { owed_now: owed } = await statementOf('kirk-and-daughters')
    const whole = (): NewSettlement =>
      settlement({ shop: 'kirk-and-daughters', amount: minor(owed) })
    const answers = await Promise.all(Array.from({ length: 5 }, () => record(whole())))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)?.body
    expect(refused).toEqual({ detail: 'Only £0.00 is owed', owed: 0 })
    const back = settlement({
      shop: 'kirk-and-daughters',
      direction: 'to_shop',
      amount: minor(100),
    })
    expect((await record(back)).body).toMatchObject({ owed: 0 })
    const accepted = await record({ ...back, accept_more: true })
    expect(accepted.body).toEqual({ owed_now: 100 })
    expect(await statementOf('kirk-and-daughters')).toMatchObject({ paid_out: 100, owed_now: 100 })
  })

  it('[O9] the file has each receipt and settlement, and ends at the closing balance', async () => {
    const { opening, closing } = await statementOf('maison-vale')
    const [head, first, ...rows] = await csvOf('maison-vale')
    expect(head?.at(-1)).toBe('Balance owed by the shop')
    expect(first?.at(-1)).toBe((opening / 100).toFixed(2))
    expect(rows.at(-1)).toEqual(['', 'Closing balance', '', '', '', '', (closing / 100).toFixed(2)])
    expect(rows.filter(([, what]) => what === 'Paid by the shop')).toHaveLength(1)
    const changes = rows.slice(0, -1).map((row) => Math.round(Number(row[5]) * 100))
    expect(opening + changes.reduce((all, each) => all + each, 0)).toBe(closing)
  })

  it('[U8] of a wrong settlement returns all faults at once', async () => {
    const wrong = await record({
      ...{ id: 'x', shop: '', day: '2026-02-30', direction: 'sideways', amount: 0 },
      ...{ reference: ' ', accept_more: 1 },
    })
    expect(placesOf(wrong)).toEqual(
      ['id', 'shop', 'day', 'direction', 'amount', 'reference', 'accept_more'].map(
        (field) => `body.${field}`,
      ),
    )
    expect(placesOf(await record(settlement({ day: '2090-01-01' })))).toEqual(['body.day'])
    expect((await record(settlement({ shop: 'workshop' }))).status).toBe(404)
    expect((await owner.get('/workshop/statements?month=2026-13')).status).toBe(422)
    expect((await owner.get(`/workshop/statement_csv?month=${MONTH}&shop=x`)).status).toBe(404)
  })
})

describe('where the shop is the seller', () => {
  beforeAll(() => start('partner'))
  afterAll(() => environment.stop())

  it.each(['maison-vale', 'kirk-and-daughters'])(
    '[O9] the company owes %s what it took by card, and the till is the shop’s own',
    async (shop) => {
      const month = addUp(shop, isInMonth)
      const before = addUp(shop, isBefore)
      const found = await statementOf(shop)
      expect(found).toMatchObject({
        ...{ opening: 0 - before.card, collected: 0, returned: 0, held: month.card },
        ...{ closing: 0 - before.card - month.card, own_takings: month.till - month.tillBack },
      })
      expect(found.owed_now).toBe(0 - addUp(shop, always).card)
    },
  )

  it('[O9] the company settles what it owes', async () => {
    const { owed_now: owed } = await statementOf('maison-vale')
    const direction = 'to_shop'
    const more = await record(settlement({ direction, amount: minor(1 - owed) }))
    expect([more.status, more.body.owed]).toEqual([409, -owed])
    const { body } = await record(settlement({ direction, amount: minor(-owed) }))
    expect(body.owed_now).toBe(0)
  })
})
