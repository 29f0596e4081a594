import { randomUUID } from 'node:crypto'
import type { OrderDetails } from '@darnley/contract/orders'
import type { Receipts } from '@darnley/contract/receipts'
import type { FigureRow, Figures } from '@darnley/contract/workshop-figures'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { collectionDays } from '@darnley/domain/collection-days'
import { dayAt } from '@darnley/domain/turnaround'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  answerReport,
  detailsOf,
  finishOrder,
  report,
  reported,
  sendBackWorked,
  WORDS,
} from './support/guarantee.ts'
import { moneyOf, type PaidOrder, payIntent, placePaidOrder } from './support/paid-order.ts'
import { answerPrice, intentOf, proposed } from './support/price-proposals.ts'
import { IN_STORE, signIn, signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import type { Answer, Visitor } from './support/visitor.ts'
import { checkIn, garmentOf, workshopOrderOf } from './support/workshop.ts'

let environment: TestEnvironment
let manager: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { LEDGER_EVERY_MS: '100' } })
  manager = await signInToWorkshop(environment, 'manager')
})
afterAll(() => environment.stop())

interface DoneAgain {
  readonly first: PaidOrder
  readonly reportId: string
  readonly redo: PaidOrder
  readonly answers: readonly Answer<WorkshopOrder>[]
}

/** An order of two garments whose first one is done again; the manager presses twice. */
async function doAgain(checkout = {}, visitor?: Visitor): Promise<DoneAgain> {
  const order = { garments: 2, checkout, ...(visitor && { visitor }) }
  const first = await placePaidOrder(environment, order)
  await finishOrder(environment, first)
  const reportId = await reported(first)
  const press = () => answerReport(manager, { id: first.id, reportId, answer: 'redo' })
  const answers = await Promise.all([press(), press()])
  const [row] = await environment.query<{ id: string; token: string }>(
    'select id, token from orders where redo_of = $1',
    [first.id],
  )
  if (!row) throw new Error(JSON.stringify(answers.map(({ body }) => body)))
  return { first, reportId, answers, redo: { ...first, ...row, intent: null } }
}

describe('a garment that is done again', () => {
  it('has one order, however often it is accepted, and both lead to each other', async () => {
    const { first, reportId, redo, answers } = await doAgain()
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const made = await environment.query('select id from orders where redo_of = $1', [first.id])
    expect(made).toHaveLength(1)
    const [before, now] = await Promise.all([detailsOf(first), detailsOf(redo)])
    expect(now.collection_ref).not.toBe(before.collection_ref)
    expect(now.redo_of).toEqual(linkOf(first, before))
    expect(before.guarantee?.reports).toMatchObject([{ redo: linkOf(redo, now) }])
    const { body: seen } = await workshopOrderOf(manager, redo.id)
    const { body: seenFirst } = await workshopOrderOf(manager, first.id)
    expect(seen.redo_of).toEqual({ id: first.id, collection_ref: before.collection_ref })
    expect(seenFirst.reports).toMatchObject([
      { id: reportId, redo: { id: redo.id, collection_ref: now.collection_ref } },
    ])
    expect(seenFirst.history[0]).toMatchObject({ kind: 'redo_agreed', words: now.collection_ref })
    const declined = { id: first.id, reportId, answer: 'decline', reason: 'No' }
    expect((await answerReport(manager, declined)).status).toBe(409)
  })

  it('waits to be sent, by the same ways, with the same answers and no price', async () => {
    const { first, redo } = await doAgain({ express: true, coupon_code: 'WELCOME10' })
    const before = await detailsOf(first)
    const now = await detailsOf(redo)
    expect(now).toMatchObject({
      ...{ status: 'awaiting_pickup', total_price: 0, express: false, refund: null },
      ...{ address: before.address, customer_email: before.customer_email, can_cancel: true },
      inbound: { delivery_provider: { name: before.inbound.delivery_provider.name } },
      outbound: { delivery_provider: { name: before.outbound.delivery_provider.name } },
      amounts: { services: 0, discount: null, express: null, delivery: 0, inbound: 0, outbound: 0 },
    })
    expect(now.items).toEqual([withoutPrices(before.items[0])])
    const { body: seen } = await workshopOrderOf(manager, redo.id)
    expect(seen.stage).toBe('coming')
    expect(seen.due_day).not.toBeNull()
  })

  it('of a shop is brought back to that shop, and seen by it alone', async () => {
    const shop = await signIn(environment, 'maison')
    const { first, redo } = await doAgain(IN_STORE, shop)
    const [before, now] = await Promise.all([detailsOf(first), detailsOf(redo)])
    expect(now).toMatchObject({ status: 'awaiting_store_dropoff', total_price: 0 })
    expect(now.store).toEqual(before.store)
    const path = `/storefront/order_details_by_token?order_id_token=${redo.token}`
    const seen = await shop.get<OrderDetails>(path)
    expect([seen.status, seen.body.total_price]).toEqual([200, 0])
    const other = await signIn(environment, 'kirk')
    expect((await other.get(path)).status).toBe(404)
  })

  it('is mailed to the customer with what to do, and without a receipt', async () => {
    const { first, redo } = await doAgain()
    const { collection_ref: number } = await detailsOf(redo)
    const mails = await environment.mailbox.mailsTo(first.email, 3)
    const mail = mails.find(({ subject }) => subject.includes(number))
    expect(mail?.text).toContain('We do it again')
    expect(mail?.text).toContain('What happens next?')
    expect(mail?.text).toContain(`orderIdToken=${redo.token}`)
    expect(mail?.text).toContain('Total: £0.00')
    expect(mail?.text).not.toContain('receipt-')
  })

  it('is collected on the day that its customer chose', async () => {
    const first = await placePaidOrder(environment)
    await finishOrder(environment, first)
    const inbound = { code: 'RMTracked24Collection' } as const
    const wanted = collectionDays(dayAt(new Date()), inbound).at(-1)
    const id = randomUUID()
    expect((await report(first, { id, pickup_day: wanted })).status).toBe(200)
    const { body: seen } = await workshopOrderOf(manager, first.id)
    expect(seen.reports).toMatchObject([{ id, pickup_day: wanted }])
    await answerReport(manager, { id: first.id, reportId: id, answer: 'redo' })
    const { guarantee } = await detailsOf(first)
    const token = guarantee?.reports[0]?.redo?.order_id_token ?? ''
    expect((await detailsOf({ ...first, token })).inbound.pickup_day).toBe(wanted)
  })

  it('tells the tailor what was reported', async () => {
    const { redo } = await doAgain()
    await environment.query(`update orders set status = 'in_transit_to_darnley' where id = $1`, [
      redo.id,
    ])
    expect((await checkIn(manager, { id: redo.id })).status).toBe(200)
    const { body: seen } = await workshopOrderOf(manager, redo.id)
    const { body } = await garmentOf(manager, seen.garments[0]?.id ?? '')
    expect(JSON.stringify(body)).toContain(`Still too long: ${WORDS}`)
  })

  it('has a guarantee of its own, and a new report once it was cancelled', async () => {
    const { first, redo } = await doAgain()
    expect((await report(first)).status).toBe(409)
    const body = { order_id_token: redo.token }
    expect((await redo.visitor.post('/public/cancel_order', { body })).status).toBe(200)
    expect((await report(first)).status).toBe(200)
    const again = await doAgain()
    await finishOrder(environment, again.redo)
    expect((await report(again.first)).status).toBe(409)
    expect((await report(again.redo)).status).toBe(200)
  })
})

describe('the sums', () => {
  it('[I10] stay as they were: nothing is paid, owed or entered in the books', async () => {
    const { first, redo } = await doAgain({ coupon_code: 'WELCOME10' })
    const money = await moneyOf(manager, redo)
    expect(money.proof).toEqual({
      ...{ booked_total: 0, total: 0, paid: 0, given_back: 0, goodwill: 0, held: 0, owed: 0 },
    })
    expect(money).toMatchObject({ payments: [], refunds: [], extras: [], refundable: 0 })
    const later = await placePaidOrder(environment)
    const entered = () =>
      environment.query<{ id: string; number: number }>(
        'select id, receipt_number as number from ledger_entries order by receipt_number',
      )
    await expect.poll(async () => (await entered()).map(({ id }) => id)).toContain(later.id)
    const rows = await entered()
    expect(rows.map(({ id }) => id)).not.toContain(redo.id)
    expect(rows.map(({ id }) => id)).toContain(first.id)
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
    const receipts = await manager.get(`/workshop/orders/${redo.id}/receipts`)
    expect(receipts.body).toEqual({ receipts: [] })
  })

  it('have only what was agreed since, when the work turns out to be more', async () => {
    const { redo } = await doAgain()
    const [line] = (await moneyOf(manager, redo)).lines
    expect(line).toMatchObject({ booked_price: 0, price: 0, net: 0 })
    const more = { line_id: line?.line_id, kind: 'more', new_price: 500 }
    const proposal = await proposed(manager, redo, more)
    const intent = intentOf(await answerPrice(redo, { id: proposal.id, answer: 'agree' }))
    await payIntent(environment, intent)
    const receipts = async () =>
      (await manager.get<Receipts>(`/workshop/orders/${redo.id}/receipts`)).body.receipts
    await expect.poll(receipts).toMatchObject([{ id: proposal.id, total: 500 }])
    const { proof } = await moneyOf(manager, redo)
    expect(proof).toMatchObject({ booked_total: 0, total: 500, paid: 500, owed: 0 })
  })
})

describe('the figures', () => {
  it('count what is done again as kept or late by its own due day, and as nothing sold', async () => {
    const owner = await signInToWorkshop(environment, 'owner')
    const read = async () => {
      const today = dayAt(new Date())
      const { body } = await owner.get<Figures>(`/workshop/figures?from=${today}&to=${today}`)
      const { total, days, shops, services } = body
      const of = ({ kept = 0, late = 0 }: Partial<FigureRow> = {}) => ({ kept, late })
      return {
        total: of(total),
        day: of(days[0]),
        shop: of(shops.find(({ key }) => key === 'online')),
        service: of(services.find(({ key }) => key === 'shorten-hem')),
        names: services.map(({ name }) => name),
        sold: [total.orders, total.garments, total.revenue],
      }
    }
    const { redo: inTime } = await doAgain()
    const { redo: late } = await doAgain()
    // The orders of today are in the books before they are read.
    await placeEntered()
    const before = await read()
    await sendBackWorked(environment, inTime, 0)
    await sendBackWorked(environment, late, 1)
    const after = await read()
    for (const group of ['total', 'day', 'shop', 'service'] as const) {
      const { kept, late: tooLate } = before[group]
      expect([group, after[group]]).toEqual([group, { kept: kept + 1, late: tooLate + 1 }])
    }
    expect(after.names).toContain('Shorten hem')
    expect(after.sold).toEqual(before.sold)
  })
})

/** Waits until all that was paid before is entered in the ledger. */
async function placeEntered(): Promise<void> {
  const { id } = await placePaidOrder(environment)
  const entered = () => environment.query('select id from ledger_entries where order_id = $1', [id])
  await expect.poll(async () => (await entered()).length).toBe(1)
}

function linkOf(
  { token }: PaidOrder,
  { collection_ref }: OrderDetails,
): { collection_ref: string; order_id_token: string } {
  return { collection_ref, order_id_token: token }
}

function withoutPrices(item: OrderDetails['items'][number] | undefined): object {
  return { ...item, services: item?.services.map((service) => ({ ...service, price: 0 })) }
}
