import type { Receipt, Receipts } from '@darnley/contract/receipts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { londonDay } from './support/figures-oracle.ts'
import { textsOf } from './support/pdf-text.ts'
import {
  type BookedFacts,
  changeOf,
  randomOrders,
  totalOf,
  untilEntered,
  writeBooks,
} from './support/random-books.ts'
import { signIn, signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { visit, type Visitor } from './support/visitor.ts'

const PERIOD = { from: new Date('2026-10-10T00:00:00Z'), to: new Date('2026-11-10T00:00:00Z') }
const SEED = Number(process.env['SEED'] ?? 31)
const SETTINGS = {
  ...{ LEDGER_EVERY_MS: '100', VAT_NUMBER: 'GB 123 4567 89' },
  COMPANY_ADDRESS: '1 Needle Lane, Leeds, LS1 4AB',
}

let environment: TestEnvironment
let manager: Visitor
let orders: BookedFacts[]

beforeAll(async () => {
  environment = await startTestEnvironment({ env: SETTINGS })
  manager = await signInToWorkshop(environment, 'manager')
  orders = randomOrders(SEED, { count: 60, ...PERIOD })
  await writeBooks(environment, orders)
  await environment.query(`delete from settings where key = 'ledger-entered-until'`)
  await untilEntered(environment, entriesOf(orders))
})
afterAll(() => environment.stop())

function entriesOf(all: readonly BookedFacts[]): number {
  return all.reduce((sum, { refunds, rises }) => sum + 1 + refunds.length + rises.length, 0)
}

async function receiptsOf({ id }: BookedFacts): Promise<Receipt[]> {
  const { status, body } = await manager.get<Receipts>(`/workshop/orders/${id}/receipts`)
  expect(status).toBe(200)
  return body.receipts
}

interface File {
  readonly status: number
  readonly type: string | null
  readonly name: string | null
  readonly bytes: Buffer
}

async function fileOf(path: string, { cookies }: Visitor = manager): Promise<File> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(environment.apiUrl + path, { headers: { cookie } })
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    name: response.headers.get('content-disposition'),
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

const pdfOf = ({ id }: BookedFacts, receipt: string): Promise<File> =>
  fileOf(`/workshop/orders/${id}/receipts/${receipt}`)

/** Reads an amount as it is written: −£1,234.56. */
function pence(text: string): number {
  const [, minus = '', pounds = '', rest = ''] = /^(−?)£([\d,]+)\.(\d\d)$/.exec(text) ?? []
  const amount = Number(pounds.replaceAll(',', '')) * 100 + Number(rest)
  return minus ? -amount : amount
}

/** Reads the rows of a receipt with VAT: a name, then amounts; only the discount may be left out. */
function rowsOf(texts: readonly string[]): { name: string; amounts: number[] }[] {
  const table = texts.slice(texts.indexOf('Total') + 1)
  const rows: { name: string; amounts: number[] }[] = []
  for (const text of table) {
    const isAmount = /^−?£[\d,]+\.\d\d$/.test(text)
    if (isAmount) rows.at(-1)?.amounts.push(pence(text))
    else rows.push({ name: text, amounts: [] })
    if (rows.at(-1)?.name === 'Total' && rows.at(-1)?.amounts.length === 5) break
  }
  return rows.filter(({ amounts }) => amounts.length > 0)
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)

describe('a receipt', () => {
  it('[O9] is there for each order, higher price and refund, with what was booked', async () => {
    for (const order of orders.slice(0, 25)) {
      const receipts = await receiptsOf(order)
      const expected = [
        [order.id, 'receipt', totalOf(order).total, londonDay(order.at)],
        ...order.rises.map((rise) => [
          ...[rise.id, 'receipt', changeOf(order, rise), londonDay(rise.at)],
        ]),
        ...order.refunds.map(({ id, amount, at }) => [id, 'credit_note', -amount, londonDay(at)]),
      ]
      expect(receipts.map(({ id, kind, total, day }) => [id, kind, total, day]).toSorted()).toEqual(
        expected.toSorted(),
      )
    }
  })

  it('[O9] adds up to the penny: rows to total, net and VAT to gross', async () => {
    for (const order of orders
      .filter(({ refunds, rises }) => refunds.length + rises.length > 0)
      .slice(0, 12)) {
      for (const receipt of await receiptsOf(order)) {
        const { bytes } = await pdfOf(order, receipt.id)
        const texts = textsOf(bytes)
        const rows = rowsOf(texts)
        const lines = rows.slice(0, -1).map(({ amounts }) => amounts)
        const total = rows.at(-1)?.amounts ?? []
        const [vat = 0, gross = 0] = total.slice(-2)
        expect(gross).toBe(receipt.total)
        // 20 % of the net is a sixth of the gross, truncated.
        expect(vat).toBe(Math.trunc(gross / 6) + 0)
        for (const column of [-3, -2, -1])
          expect(sumOf(lines.map((amounts) => amounts.at(column) ?? 0))).toBe(total.at(column))
        for (const amounts of [...lines, total])
          expect((amounts.at(-3) ?? 0) + (amounts.at(-2) ?? 0)).toBe(amounts.at(-1))
      }
    }
  })

  it('[O9] names seller, number, day and order, and what a credit note belongs to', async () => {
    const order = orders.find(({ shop, refunds }) => shop === null && refunds.length > 0)
    if (!order) throw new Error('No order was refunded')
    const receipts = await receiptsOf(order)
    const first = receipts.find(({ id }) => id === order.id)
    const note = receipts.find(({ kind }) => kind === 'credit_note')
    const { bytes, type, name } = await pdfOf(order, order.id)
    expect([type, name]).toEqual([
      'application/pdf',
      `inline; filename="receipt-${first?.number}.pdf"`,
    ])
    expect(textsOf(bytes)).toEqual(
      expect.arrayContaining([
        ...['Darnley', '1 Needle Lane', 'Leeds', 'LS1 4AB', 'VAT number GB 123 4567 89'],
        ...[`Receipt ${first?.number}`, `Order ${order.ref}`, 'VAT at 20% is in all prices.'],
      ]),
    )
    expect(textsOf(bytes).join('\n')).not.toMatch(/Amara/)
    const { bytes: other } = await pdfOf(order, note?.id ?? '')
    expect(textsOf(other)).toEqual(
      expect.arrayContaining([
        `Credit note ${note?.number}`,
        `Order ${order.ref}, receipt ${first?.number}`,
      ]),
    )
  })

  it('[O9] has the same bytes whenever it is read, also once its customer is erased', async () => {
    const order = orders[0] as BookedFacts
    const { bytes: before } = await pdfOf(order, order.id)
    await environment.query(
      `update orders set customer_name = 'erased', email = '', phone = '', address = null where id = $1`,
      [order.id],
    )
    const { bytes: after } = await pdfOf(order, order.id)
    expect(after.equals(before)).toBe(true)
  })
})

describe('who may read a receipt', () => {
  it('[S14] the holder of the token of its order', async () => {
    const [order, other] = orders as [BookedFacts, BookedFacts]
    const customer = visit(environment.apiUrl)
    const token = `token-${order.id}`
    const { body } = await customer.get<Receipts>(`/public/receipts?order_id_token=${token}`)
    expect(body.receipts).toEqual(await receiptsOf(order))
    const path = `/public/receipt?order_id_token=${token}&receipt=`
    const { status, bytes } = await fileOf(path + order.id, customer)
    expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    // The receipt of another order, and an unknown token.
    expect((await fileOf(path + other.id, customer)).status).toBe(404)
    expect((await customer.get('/public/receipts?order_id_token=unknown')).status).toBe(404)
    expect((await customer.get(`${path}1`)).status).toBe(422)
  })

  it('[S14] the shop that took the order, and no other', async () => {
    const order = orders.find(({ shop }) => shop === 'maison-vale') as BookedFacts
    const online = orders.find(({ shop }) => shop === null) as BookedFacts
    const maison = await signIn(environment, 'maison')
    const kirk = await signIn(environment, 'kirk')
    const list = (staff: Visitor, { id }: BookedFacts) =>
      staff.get<Receipts>(`/storefront/receipts?order_id=${id}`)
    expect((await list(maison, order)).body.receipts).toEqual(await receiptsOf(order))
    expect([(await list(kirk, order)).status, (await list(maison, online)).status]).toEqual([
      404, 404,
    ])
    const path = `/storefront/receipt?order_id=${order.id}&receipt=${order.id}`
    expect((await fileOf(path, maison)).status).toBe(200)
    expect((await fileOf(path, kirk)).status).toBe(404)
  })

  it('[S14] no tailor', async () => {
    const tailor = await signInToWorkshop(environment, 'tailor')
    const { status } = await tailor.get(`/workshop/orders/${orders[0]?.id}/receipts`)
    expect(status).toBe(403)
  })
})
