import type { GarmentTag } from '@darnley/contract/workshop-garments'
import type { WorkshopConflict } from '@darnley/contract/workshop-orders'
import { dayAt, dispatchDay } from '@darnley/domain/turnaround'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { placesOf, type Visitor } from './support/visitor.ts'
import { checkIn, garmentOf, placeForWorkshop, workshopOrderOf } from './support/workshop.ts'

let environment: TestEnvironment
let tailor: Visitor
let manager: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment()
  tailor = await signInToWorkshop(environment, 'tailor')
  manager = await signInToWorkshop(environment, 'manager')
})
afterAll(() => environment.stop())

describe('[O1] an arrival', () => {
  it('shows who and what is expected', async () => {
    const id = await placeForWorkshop(environment, { garments: 2 })
    const { body } = await workshopOrderOf(tailor, id)
    expect(body).toMatchObject({
      ...{ stage: 'coming', way: 'royal_mail', customer_name: 'Amara Osei', is_checked_in: false },
      garments: [
        { id: null, number: 1, item_name: 'Jeans', state: 'expected' },
        { id: null, number: 2, item_name: 'Jeans', state: 'expected' },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('price')
  })

  it('makes the order arrive and be due, with a task for each service and tags', async () => {
    const id = await placeForWorkshop(environment, { garments: 2 })
    const { status, body } = await checkIn(tailor, { id })
    expect(status).toBe(200)
    const due = dispatchDay(dayAt(new Date()), false)
    expect(body.order).toMatchObject({
      ...{ status: 'arrived_at_darnley', stage: 'arrived', due_day: due, is_checked_in: true },
      garments: [
        { number: 1, state: 'to_do', tasks_done: 0, task_count: 2 },
        { number: 2, state: 'to_do' },
      ],
    })
    expect(body.order.history.slice(0, 2)).toMatchObject([
      { kind: 'checked_in', words: '2 of 2 here' },
      { kind: 'status', words: 'arrived_at_darnley' },
    ])
    const number = body.order.collection_ref
    expect(body.tags).toMatchObject([
      { code: `${number}-1`, number: 1, of: 2, due_day: due, express: false },
      { code: `${number}-2`, number: 2, of: 2, item_name: 'Jeans', way_back: 'royal_mail' },
    ])
    expect(body.tags[0]?.work[0]).toMatchObject({ name: 'Shorten hem' })
    expect((await tailor.get<GarmentTag[]>(`/workshop/orders/${id}/tags`)).body).toEqual(body.tags)
    const code = `/workshop/garments/${body.tags[0]?.garment_id}/code`
    expect(await readQr(code)).toBe(`${number}-1`)
    const found = await tailor.post('/workshop/find', { body: { text: `${number}-2` } })
    expect(found.body).toEqual({ type: 'garment', id: body.tags[1]?.garment_id, order_id: id })
  })

  it('tells the customer in one mail what came, and what is not as booked', async () => {
    const email = 'told@example.com'
    const placed = { garments: 3, status: 'awaiting_pickup', email }
    const id = await placeForWorkshop(environment, placed)
    const { body } = await checkIn(tailor, {
      id,
      garments: [
        { number: 1, found: 'here' },
        { number: 2, found: 'missing' },
        { number: 3, found: 'stained', words: 'Rust mark inside the left cuff.' },
      ],
      extras: [{ words: 'A pink skirt with buttons.' }],
      message: 'We start tomorrow.',
    })
    expect(body.order).toMatchObject({ status: 'attention_required', stage: 'arrived' })
    expect(body.order.garments.map(({ state, is_extra }) => [state, is_extra])).toEqual([
      ['to_do', false],
      ['missing', false],
      ['to_do', false],
      ['ended', true],
    ])
    expect(body.tags.map(({ number }) => number)).toEqual([1, 3, 4])
    const mails = await environment.mailbox.mailsTo(email, 1)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `2 of your 3 garments have arrived: your Darnley order ${body.order.collection_ref}`,
    ])
    for (const words of ['not in the parcel', 'Rust mark', 'pink skirt', 'We start tomorrow.'])
      expect(mails[0]?.text).toContain(words)
  })

  it('is refused with all faults at once', async () => {
    const id = await placeForWorkshop(environment, { garments: 2 })
    const { body: order } = await workshopOrderOf(tailor, id)
    const answer = await tailor.post('/workshop/arrivals', {
      body: {
        order_id: id,
        version: order.version,
        garments: [
          { number: 2, found: 'stained' },
          { number: 2, found: 'here' },
        ],
      },
    })
    expect(answer.status).toBe(422)
    expect(placesOf(answer)).toEqual([
      'body.garments',
      'body.garments.0.words',
      'body.garments.1.number',
    ])
  })

  it('happens once, and the second colleague sees what the first did', async () => {
    const id = await placeForWorkshop(environment)
    const { body: order } = await workshopOrderOf(tailor, id)
    const body = { order_id: id, version: order.version, garments: [{ number: 1, found: 'here' }] }
    const answers = await Promise.all(
      [tailor, manager].map((staff) =>
        staff.post<WorkshopConflict>('/workshop/arrivals', { body }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)?.body
    expect(refused?.changes.map(({ kind }) => kind)).toEqual(['checked_in', 'status'])
    expect(refused?.version).toBe(2)
    const again = await checkIn(tailor, { id })
    expect(again.status).toBe(409)
  })

  it.each(['in_progress', 'finished'])(
    'is not possible for an order that is %s',
    async (status) => {
      const id = await placeForWorkshop(environment, { status })
      expect((await checkIn(tailor, { id })).status).toBe(409)
    },
  )

  it('of what is not there is not found', async () => {
    const id = await placeForWorkshop(environment, { status: 'awaiting_payment' })
    expect((await workshopOrderOf(tailor, id)).status).toBe(404)
    expect((await garmentOf(tailor, id)).status).toBe(404)
  })

  /** Reads a QR code as a camera does. */
  async function readQr(path: string): Promise<string | undefined> {
    const cookie = [...tailor.cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(environment.apiUrl + path, {
      headers: { cookie, 'x-forwarded-host': 'workshop.localhost:3000' },
    })
    const { data, width, height } = PNG.sync.read(Buffer.from(await response.arrayBuffer()))
    return jsQR.default(new Uint8ClampedArray(data), width, height)?.data
  }
})
