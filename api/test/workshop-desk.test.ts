import type { DeskFilters, DeskFound, DeskPage } from '@darnley/contract/workshop-desk'
import { orderStatuses } from '@darnley/contract/order-statuses'
import { addDays, dayAt } from '@darnley/domain/turnaround'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stageOf } from '#src/modules/orders/stages.ts'
import { someJeans } from './support/booking.ts'
import { IN_STORE, signIn, signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { visit, type Visitor } from './support/visitor.ts'

let environment: TestEnvironment
let maison: Visitor
let tailor: Visitor

const today = dayAt(new Date())

beforeAll(async () => {
  environment = await startTestEnvironment()
  maison = await signIn(environment, 'maison')
  tailor = await signInToWorkshop(environment, 'tailor')
})
afterAll(() => environment.stop())
beforeEach(() => environment.query('truncate orders cascade'))

interface Placed {
  readonly status?: string
  readonly due?: number
  readonly express?: boolean
  readonly way?: 'RMTracked24' | 'DPD' | 'WFStratford' | 'shop'
  readonly name?: string
}

interface Order {
  readonly id: string
  readonly token: string
  readonly ref: string
}

/** Places an order and moves it to a status; due that many days from now. */
async function place(placed: Placed = {}): Promise<Order> {
  const { status = 'awaiting_pickup', due = 5, express = false, way = 'RMTracked24', name } = placed
  const visitor = way === 'shop' ? maison : visit(environment.apiUrl)
  await visitor.fill([await someJeans()])
  const { body } = await visitor.checkOut({
    ...(way === 'shop' ? IN_STORE : { collection_provider: way }),
    ...(name === undefined ? {} : { customer_name: name }),
    express,
  })
  const [row] = await environment.query<Order>(
    `update orders set status = $2, due_on = $3, paid_at = now() where token = $1
     returning id, token, collection_ref as ref`,
    [body.order_id_token, status, addDays(today, due)],
  )
  if (!row) throw new Error('The order was not placed')
  return row
}

async function deskOf(query = ''): Promise<DeskPage> {
  const { status, body } = await tailor.get<DeskPage>(`/workshop/desk?${query}`)
  expect(status).toBe(200)
  return body
}

const refs = ({ cards }: DeskPage): string[] => cards.map(({ collection_ref }) => collection_ref)
const find = async (text: string, more: object = {}): Promise<DeskFound> =>
  (await tailor.post<DeskFound>('/workshop/find', { body: { text, ...more } })).body

describe('[O1] the desk', () => {
  it('shows orders of every way in by stage, late and express first, with what they are', async () => {
    const coming = await place({ way: 'DPD' })
    const work = await place({ status: 'in_progress', due: 1 })
    const express = await place({ status: 'in_progress', due: 1, express: true })
    const late = await place({ status: 'in_progress', due: -2, way: 'shop' })
    const gone = await place({ status: 'in_transit_to_customer', due: -3 })
    await place({ status: 'finished' })
    const board = await deskOf()
    const inWork = board.cards.filter(({ stage }) => stage === 'in_work')
    expect(inWork.map(({ id }) => id)).toEqual([late.id, express.id, work.id])
    expect(board.cards).toHaveLength(5)
    expect(board.counts).toEqual({ all: 5, late: 1, today: 0, express: 1, no_tailor: 3 })
    expect(board.columns.map(({ stage, counts }) => [stage, counts.all])).toEqual([
      ['coming', 1],
      ['arrived', 0],
      ['in_work', 3],
      ['with_customer', 0],
      ['to_send_back', 0],
      ['on_its_way', 1],
    ])
    expect(board.cards.find(({ id }) => id === coming.id)).toMatchObject({
      ...{ stage: 'coming', way: 'dpd', way_back: 'royal_mail', shop: null, note: null },
      ...{ customer_name: 'Amara Osei', garment_count: 1, garments_done: 0, tailors: [] },
      garments: [{ number: 1, name: 'Jeans', services: ['Shorten hem'] }],
    })
    expect(board.cards.find(({ id }) => id === late.id)).toMatchObject({
      ...{ way: 'shop', shop: { id: 'maison-vale', name: 'Maison Vale' } },
      due_day: addDays(today, -2),
    })
    expect(refs(await deskOf('view=list'))).toEqual([late.ref, express.ref, work.ref, coming.ref])
    expect(refs(await deskOf('view=list&stage=on_its_way'))).toEqual([gone.ref])
  })

  it('is filtered by part, way, shop and tailor', async () => {
    const post = await place({ status: 'in_progress', due: -1 })
    const shop = await place({ status: 'in_progress', due: 0, way: 'shop' })
    const point = await place({ status: 'awaiting_store_dropoff', way: 'WFStratford' })
    const list = async (query: string): Promise<string[]> =>
      refs(await deskOf(`view=list&${query}`))
    expect(await list('part=late')).toEqual([post.ref])
    expect(await list('part=today')).toEqual([shop.ref])
    expect(await list('way=shop')).toEqual([shop.ref])
    expect(await list('way=drop_off')).toEqual([point.ref])
    expect(await list('shop=maison-vale')).toEqual([shop.ref])
    expect(await list('shop=kirk-and-daughters')).toEqual([point.ref])
    expect(await list('shop=kirk-and-daughters&way=shop')).toEqual([])
    const { tailors, shops } = (await tailor.get<DeskFilters>('/workshop/colleagues')).body
    expect(shops.map(({ id }) => id)).toEqual(['kirk-and-daughters', 'maison-vale'])
    const [colleague] = tailors
    await environment.query(`update orders set tailor_ids = array[$2::uuid] where id = $1`, [
      post.id,
      colleague?.id,
    ])
    const theirs = await deskOf(`tailor=${colleague?.id}`)
    expect(theirs.cards.map(({ id, tailors: of }) => [id, of])).toEqual([[post.id, [colleague]]])
    expect(theirs.counts).toEqual({ all: 1, late: 1, today: 0, express: 0, no_tailor: 0 })
    expect(await list('part=no_tailor')).toEqual([shop.ref])
    expect(await list('part=no_tailor&way=royal_mail')).toEqual([])
  })

  it('is read page by page', async () => {
    for (const [due, express] of [
      [0, true],
      [0, false],
      [0, false],
      [1, true],
      [-1, false],
    ] as const)
      await place({ status: 'in_progress', due, express })
    await environment.query(`update orders set due_on = null where due_on < current_date`)
    const whole = refs(await deskOf('view=list'))
    const paged: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: DeskPage = await deskOf(`view=list&limit=2${cursor && `&cursor=${cursor}`}`)
      paged.push(...refs(page))
      cursor = page.next_cursor
    }
    expect(paged).toEqual(whole)
    expect(paged).toHaveLength(5)
    expect((await tailor.get('/workshop/desk?cursor=abc&stage=lost')).status).toBe(422)
  })

  it('shows every status, held or waiting, in the stage of the rule', async () => {
    const { id } = await place()
    for (const status of orderStatuses('darnley'))
      for (const waits of [true, false])
        for (const heldFrom of status === 'attention_required' ? ['in_progress', null] : [null]) {
          await environment.query(
            `update orders set status = $2, held_from = $3, waits_for_customer = $4, updated_at = now() where id = $1`,
            [id, status, heldFrom, waits],
          )
          const { cards, columns } = await deskOf()
          const stage = stageOf({ status, heldFrom, waitsForCustomer: waits })
          expect(cards.map((card) => card.stage)).toEqual(stage === null ? [] : [stage])
          const counted = columns.filter(({ counts }) => counts.all === 1)
          expect(counted.map((column) => column.stage)).toEqual(stage === null ? [] : [stage])
        }
  })
})

describe('what is scanned or typed', () => {
  it('leads to the order of its code, number or parcel', async () => {
    const { id, token, ref } = await place()
    await environment.query(
      `insert into courier_bookings (order_id, provider, external_id, tracking_number)
       values ($1, 'RMTracked24', '1', 'RM412790365GB')`,
      [id],
    )
    const digits = ref.replace('DN-', '')
    for (const text of [token, ref, ref.toLowerCase(), digits, `${ref}-1`, 'rm 4127 9036 5gb'])
      expect(await find(text)).toEqual({ type: 'order', id, is_expected: true })
  })

  it('finds orders by name, open and past ones apart, and no unpaid one', async () => {
    const { ref } = await place({ name: 'Beth Llewellyn' })
    const past = await place({ name: 'Beth Llewellyn', status: 'finished' })
    const unpaid = await place({ name: 'Beth Llewellyn', status: 'awaiting_payment' })
    const numbers = (found: DeskFound): string[] =>
      found.type === 'orders' ? found.page.orders.map(({ collection_ref }) => collection_ref) : []
    expect(numbers(await find('llew beth'))).toEqual([ref])
    expect(numbers(await find('llew beth', { list: 'past' }))).toEqual([past.ref])
    expect(numbers(await find('Nobody Known'))).toEqual([])
    expect(numbers(await find(unpaid.ref))).toEqual([])
  })
})

describe('changes of orders', () => {
  async function* piecesOf(path: string): AsyncGenerator<string> {
    const cookie = [...tailor.cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(environment.apiUrl + path, {
      headers: { cookie, 'x-forwarded-host': 'workshop.localhost:3000' },
    })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    yield* response.body?.pipeThrough(new TextDecoderStream()) ?? []
  }

  /** Reads events until one of this order comes. */
  async function changesOf(path: string, orderId: string): Promise<object> {
    let text = ''
    for await (const piece of piecesOf(path)) {
      text += piece
      const data = text
        .split('\n')
        .find((line) => line.startsWith('data: ') && line.includes(orderId))
      if (data) return JSON.parse(data.slice('data: '.length)) as object
    }
    return {}
  }

  it('are told as they happen, whichever process made them', async () => {
    const { id } = await place({ status: 'awaiting_store_dropoff', way: 'shop' })
    const { as_of } = await deskOf()
    await environment.query(`update orders set updated_at = now() - interval '2 minutes'`)
    const told = changesOf(`/workshop/events?since=${as_of}`, id)
    const path = `/storefront/update_order_status?order_id=${id}&order_status=awaiting_pickup`
    expect((await maison.post(path)).status).toBe(200)
    expect(await told).toEqual({ order_id: id, version: 2 })
  })

  it(
    'come with signs of life, which tell a page that its connection is not lost',
    { timeout: 60_000 },
    async () => {
      const { as_of } = await deskOf()
      const begin = Date.now()
      const signs: number[] = []
      for await (const piece of piecesOf(`/workshop/events?since=${as_of}&seconds=60`)) {
        if (piece.includes(': still here')) signs.push(Date.now() - begin)
        if (signs.length === 2) break
      }
      // A page waits for 12 seconds.
      expect(signs[1]).toBeLessThan(14_000)
    },
  )

  it('can be asked for', async () => {
    const { as_of } = await deskOf()
    const { id } = await place()
    const path = `/workshop/events?since=${as_of}&seconds=0`
    expect(await changesOf(path, id)).toEqual({ order_id: id, version: 0 })
  })
})
