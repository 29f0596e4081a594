import type { FigureRow, Figures } from '@darnley/contract/workshop-figures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { londonDay, type Sums, sumUp } from './support/figures-oracle.ts'
import {
  type BookedFacts,
  randomOrders,
  totalOf,
  untilEntered,
  writeBooks,
} from './support/random-books.ts'
import { signInToWorkshop } from './support/staff.ts'
import { placesOf, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let owner: Visitor
let orders: BookedFacts[]

/** Over the change of the clock in October, so that days have 23, 24 and 25 hours. */
const PERIOD = { from: new Date('2026-10-10T00:00:00Z'), to: new Date('2026-11-10T00:00:00Z') }
const QUERY = 'from=2026-10-15&to=2026-11-08'
const SEED = Number(process.env['SEED'] ?? 15)

beforeAll(async () => {
  environment = await startTestEnvironment({
    env: { LEDGER_EVERY_MS: '100', VAT_NUMBER: 'GB 123 4567 89' },
  })
  owner = await signInToWorkshop(environment, 'owner')
  orders = randomOrders(SEED, { count: 230, ...PERIOD })
  await writeBooks(environment, orders)
  // What was settled long ago is entered once, as after an upgrade.
  await environment.query(`delete from settings where key = 'ledger-entered-until'`)
  const due = orders.reduce((all, { refunds, rises }) => all + 1 + refunds.length + rises.length, 0)
  await untilEntered(environment, due)
})
afterAll(() => environment.stop())

async function figures(query = QUERY): Promise<Figures> {
  const { status, body } = await owner.get<Figures>(`/workshop/figures?${query}`)
  expect(status).toBe(200)
  return body
}

const isInPeriod = (day: string): boolean => day >= '2026-10-15' && day <= '2026-11-08'

const sumsOf = ({ key: _key, name: _name, ...sums }: FigureRow): Sums => sums

const byKey = (rows: readonly FigureRow[]): Record<string, Sums> =>
  Object.fromEntries(
    rows
      .filter((row) => Object.values(sumsOf(row)).some(Boolean))
      .map((row) => [row.key, sumsOf(row)]),
  )

const expected = (keyOf: Parameters<typeof sumUp>[1]): Record<string, Sums> =>
  Object.fromEntries(sumUp(orders, (place) => (isInPeriod(place.day) ? keyOf(place) : null)))

describe('figures', () => {
  it('[O8] equal, to the penny, what was booked: in all, by day and by shop', async () => {
    const { total, days, shops, vat } = await figures()
    expect(sumsOf(total)).toEqual(expected(() => 'all')['all'])
    expect(byKey(days)).toEqual(expected(({ day }) => day))
    expect(byKey(shops)).toEqual(expected(({ shop }) => shop))
    expect(days).toHaveLength(25)
    expect(vat).toEqual({ rate: 20, number: 'GB 123 4567 89' })
  })

  it('[O8] by service add up to the same money, and each service to its own prices', async () => {
    const { total, services } = await figures()
    const sumOf = (field: keyof Sums): number => services.reduce((all, row) => all + row[field], 0)
    for (const field of ['services', 'discounts', 'delivery', 'express', 'given_back'] as const)
      expect([field, sumOf(field)]).toEqual([field, total[field]])
    expect([sumOf('revenue'), sumOf('vat')]).toEqual([total.revenue, total.vat])
    const hem = orders
      .filter(({ at }) => isInPeriod(londonDay(at)))
      .flatMap(({ garments }) =>
        garments.flatMap(({ services: lines }) =>
          lines.filter(({ serviceId }) => serviceId === 'shorten-hem').map(({ price }) => price),
        ),
      )
    const rises = orders.flatMap(({ rises: all, garments }) =>
      all
        .filter(
          ({ at, lineId }) =>
            isInPeriod(londonDay(at)) &&
            garments.some(({ services: lines }) =>
              lines.some((line) => line.lineId === lineId && line.serviceId === 'shorten-hem'),
            ),
        )
        .map(({ old, to }) => to - old),
    )
    const prices = [...hem, ...rises].reduce((all, price) => all + price, 0)
    expect(services.find(({ key }) => key === 'shorten-hem')?.services).toBe(prices)
  })

  it('[O8] of one shop and of one service are those rows of the whole', async () => {
    const all = await figures()
    const shop = await figures(`${QUERY}&shop=maison-vale`)
    expect(sumsOf(shop.total)).toEqual(byKey(all.shops)['maison-vale'])
    const service = await figures(`${QUERY}&service=patch`)
    expect(sumsOf(service.total)).toEqual(byKey(all.services)['patch'])
    expect(all.shop_options.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['online', 'maison-vale', 'kirk-and-daughters']),
    )
  })

  it('[O8] are the same in CSV', async () => {
    const { shops } = await figures()
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${environment.apiUrl}/workshop/figures_csv?${QUERY}&by=shop`, {
      headers: { cookie, 'x-forwarded-host': 'workshop.localhost:3000' },
    })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toContain('figures-by-shop-2026-10-15')
    const rows = (await response.text()).trimEnd().split('\r\n')
    expect(rows[0]).toBe(
      'Shop,Name,Orders,Garments,Services,Discounts,Delivery,Express,Given back,Revenue,VAT,Kept,Late',
    )
    const online = shops.find(({ key }) => key === 'online')
    const cells = rows.find((row) => row.startsWith('online,'))
    expect(cells).toContain('"Darnley, online"')
    expect(cells).toContain(`,${((online?.revenue ?? 0) / 100).toFixed(2)},`)
    expect(rows.at(-1)).toMatch(/^Total,Total,/)
  })

  it('[U8] of a wrong period return all faults at once', async () => {
    const wrong = await owner.get('/workshop/figures?from=2026-10-01&to=2026-02-30&shop=')
    expect(placesOf(wrong)).toEqual(['query.to', 'query.shop'])
    const long = await owner.get('/workshop/figures?from=2025-01-01&to=2026-12-31')
    expect(placesOf(long)).toEqual(['query.to'])
  })
})

describe('the ledger', () => {
  it('of a shop that is none are refused, and not zero', async () => {
    const wrong = await owner.get(`/workshop/figures?${QUERY}&shop=no-such-shop`)
    expect(placesOf(wrong)).toEqual(['query.shop'])
  })

  it('[O8] numbers receipts without gaps', async () => {
    const rows = await environment.query<{ number: number }>(
      'select receipt_number as number from ledger_entries order by 1',
    )
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
  })

  it('[O8] enters lines that add up to each order', async () => {
    const rows = await environment.query<{ id: string; total: number; sum: number }>(
      `select e.id, e.total, sum(l.amount - l.discount)::int as sum from ledger_entries e
       left join ledger_lines l on l.entry_id = e.id group by e.id`,
    )
    const sums = new Map(rows.map(({ id, total, sum }) => [id, [total, sum]]))
    for (const order of orders) {
      const { total } = totalOf(order)
      expect(sums.get(order.id)).toEqual([total, total])
    }
  })
})
