import type { TaskInHand, WorkshopGarment } from '@darnley/contract/workshop-garments'
import type { DeskFilters, DeskPage } from '@darnley/contract/workshop-desk'
import type { WorkshopConflict, WorkshopOrder } from '@darnley/contract/workshop-orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fitted } from './support/fittings.ts'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { type Answer, placesOf, visit, type Visitor } from './support/visitor.ts'
import {
  checkIn,
  finish,
  garmentOf,
  placeForWorkshop,
  stepWith,
  workshopOrderOf,
} from './support/workshop.ts'

let environment: TestEnvironment
let tailor: Visitor
let colleague: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment()
  tailor = await signInToWorkshop(environment, 'tailor')
  colleague = await signInToWorkshop(environment, 'manager')
})
afterAll(() => environment.stop())

interface CheckedIn {
  readonly id: string
  /** Ids of its garments by number. */
  readonly garments: readonly string[]
}

async function checkedIn(missing: readonly number[] = [], garments = 2): Promise<CheckedIn> {
  const id = await placeForWorkshop(environment, { garments })
  const { body } = await checkIn(tailor, {
    id,
    garments: Array.from({ length: garments }, (_, index) => ({
      number: index + 1,
      found: missing.includes(index + 1) ? 'missing' : 'here',
    })),
  })
  return { id, garments: body.order.garments.flatMap((garment) => garment.id ?? []) }
}

const statusOf = async (id: string): Promise<string> =>
  (await workshopOrderOf(tailor, id)).body.status

const both = (): { tailor: Visitor; colleague: Visitor } => ({ tailor, colleague })

describe('[O1] the work on a garment', () => {
  it('has everything that the customer said, and a check after the tasks of its services', async () => {
    const { garments } = await checkedIn([], 1)
    const { body } = await garmentOf(tailor, garments[0] ?? '')
    expect(body.tasks.map(({ name, is_check, state }) => [name, is_check, state])).toEqual([
      ['Shorten hem', false, 'to_do'],
      ['Press and check', true, 'to_do'],
    ])
    expect(body.tag.work[0]?.answers.length).toBeGreaterThan(0)
    expect(body).toMatchObject({ state: 'to_do', found: 'here', tailor: null, notes: [] })
  })

  it('has the fitting guide that its customer followed, on the site of customers', async () => {
    const visitor = visit(environment.apiUrl)
    await visitor.fill([await fitted('pin'), await fitted('pin_in_store')])
    const { body } = await visitor.checkOut({})
    const [row] = await environment.query<{ id: string }>(
      "update orders set status = 'in_transit_to_darnley', paid_at = now() where token = $1 returning id",
      [body.order_id_token],
    )
    const arrived = await checkIn(tailor, { id: row?.id ?? '' })
    const [pinned, inPerson] = await Promise.all(
      arrived.body.tags.map(({ garment_id: id }) => garmentOf(tailor, id)),
    )
    expect(pinned?.body.tag.work[0]?.guide_url).toMatch(
      /^https?:\/\/[^/]+\/fitting-guide\?serviceId=./,
    )
    expect(inPerson?.body.tag.work[0]?.guide_url).toBeNull()
  })

  it('is started, paused and done by one, and checked by another', async () => {
    const { id, garments } = await checkedIn([], 1)
    const garment = garments[0] ?? ''
    const started = await stepWith(tailor, { id: garment, task: 0, step: 'start' })
    expect(started.body).toMatchObject({ state: 'in_work', tailor: { name: expect.any(String) } })
    expect(started.body.tasks[0]?.started_at).not.toBeNull()
    expect(await statusOf(id)).toBe('in_progress')
    const paused = await stepWith(tailor, { id: garment, task: 0, step: 'pause', words: 'Lunch' })
    expect(paused.body).toMatchObject({ state: 'paused' })
    await stepWith(tailor, { id: garment, task: 0, step: 'done' })
    const own = await stepWith(tailor, { id: garment, task: 1, step: 'done' })
    expect(own.status).toBe(409)
    expect(own.body).toMatchObject({ detail: expect.stringContaining('does not check') })
    const checked = await stepWith(colleague, { id: garment, task: 1, step: 'done' })
    expect(checked.body).toMatchObject({ state: 'done', order_status: 'awaiting_delivery' })
    const { body } = await workshopOrderOf(tailor, id)
    expect(body.history.map(({ kind }) => kind).slice(0, 6)).toEqual([
      'status',
      'task_done',
      'task_done',
      'task_paused',
      'status',
      'task_started',
    ])
    expect(body.history.find(({ kind }) => kind === 'task_paused')).toMatchObject({
      words: 'Shorten hem: Lunch',
      garment: 1,
    })
  })

  it('is in hand with its running time by the clock of the database, and what comes next', async () => {
    const { id, garments } = await checkedIn([], 1)
    const garment = garments[0] ?? ''
    await stepWith(tailor, { id: garment, task: 0, step: 'start' })
    await stepWith(tailor, { id: garment, task: 0, step: 'pause' })
    const inHand = async (staff: Visitor): Promise<TaskInHand | null> =>
      (await staff.get<{ in_hand: TaskInHand | null }>('/workshop/task_in_hand')).body.in_hand
    expect(await inHand(tailor)).toBeNull()
    await environment.query('update garment_tasks set seconds = 600 where garment_id = $1', [
      garment,
    ])
    await stepWith(tailor, { id: garment, task: 0, step: 'start' })
    await environment.query(
      "update garment_tasks set started_at = now() - interval '90 seconds' where garment_id = $1 and state = 'in_work'",
      [garment],
    )
    const { body } = await garmentOf(tailor, garment)
    const shown = await inHand(tailor)
    expect(shown).toMatchObject({
      ...{ garment_id: garment, order_id: id, version: body.version, code: body.tag.code },
      ...{ item_name: 'Jeans', customer_name: 'Amara Osei', number: 1, of: 2, next: null },
      task: { name: 'Shorten hem', state: 'in_work' },
    })
    for (const seconds of [shown?.task.seconds_now, body.tasks[0]?.seconds_now])
      expect([690, 691, 692, 693]).toContain(seconds)
    expect(await inHand(colleague)).toBeNull()
    await environment.query("update orders set status = 'cancelled' where id = $1", [id])
    expect(await inHand(tailor)).toBeNull()
  })

  it('is not checked before it is done', async () => {
    const { garments } = await checkedIn([], 1)
    const early = await stepWith(colleague, { id: garments[0] ?? '', task: 1, step: 'start' })
    expect(early.status).toBe(409)
  })

  it('is reopened when a check finds a fault, with words', async () => {
    const { garments } = await checkedIn([], 2)
    const garment = garments[0] ?? ''
    await finish(both(), garment)
    const silent = await stepWith(colleague, { id: garment, task: 0, step: 'reopen' })
    expect(placesOf(silent)).toEqual(['body.words'])
    const words = 'The hem is uneven'
    const { body } = await stepWith(colleague, { id: garment, task: 0, step: 'reopen', words })
    expect(body.tasks.map(({ state }) => state)).toEqual(['to_do', 'to_do'])
  })

  it('moves the order only when every garment that is there has come as far', async () => {
    const { id, garments } = await checkedIn()
    const [first = '', second = ''] = garments
    await finish(both(), first)
    expect(await statusOf(id)).toBe('arrived_at_darnley')
    await stepWith(tailor, { id: second, task: 0, step: 'start' })
    expect(await statusOf(id)).toBe('in_progress')
    await finish(both(), second)
    expect(await statusOf(id)).toBe('awaiting_delivery')
  })

  it('goes on while a garment is missing, and the order waits until that is settled', async () => {
    const { id, garments } = await checkedIn([2])
    const [first = '', second = ''] = garments
    await finish(both(), first)
    const { body: waiting } = await workshopOrderOf(tailor, id)
    expect([waiting.status, waiting.stage]).toEqual(['attention_required', 'in_work'])
    const { body: missing } = await garmentOf(tailor, second)
    const settle = (found: string, words?: string): Promise<Answer<WorkshopGarment>> =>
      tailor.post(`/workshop/garments/${second}/found`, {
        body: { version: missing.version, found, words },
      })
    expect((await settle('ended')).status).toBe(422)
    expect((await settle('ended', 'It stays at home.')).body.state).toBe('ended')
    expect(await statusOf(id)).toBe('awaiting_delivery')
  })

  it('begins with a missing garment that came later', async () => {
    const { id, garments } = await checkedIn([1], 1)
    const found = await tailor.post<WorkshopGarment>(`/workshop/garments/${garments[0]}/found`, {
      body: { version: 0, found: 'here' },
    })
    expect(found.body.state).toBe('to_do')
    expect(await statusOf(id)).toBe('arrived_at_darnley')
  })
})

describe('two colleagues', () => {
  it('lose nothing at one garment: the slower one sees what the faster one did', async () => {
    const { garments } = await checkedIn([], 1)
    const garment = garments[0] ?? ''
    const { body: seen } = await garmentOf(tailor, garment)
    const note = (staff: Visitor, text: string): Promise<Answer<WorkshopConflict>> =>
      staff.post(`/workshop/garments/${garment}/notes`, {
        body: { version: seen.version, note_id: crypto.randomUUID(), text },
      })
    const answers = await Promise.all([note(tailor, 'One'), note(colleague, 'Two')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { body: refused } = answers.find(({ status }) => status === 409) ?? {}
    const { body: kept } = await garmentOf(tailor, garment)
    expect(kept.notes).toHaveLength(1)
    expect(refused?.changes).toMatchObject([
      { kind: 'noted', words: kept.notes[0]?.text, actor: kept.notes[0]?.colleague, garment: 1 },
    ])
    expect(refused?.version).toBe(kept.version)
  })

  it('do not disturb each other at two garments of an order', async () => {
    const { id, garments } = await checkedIn()
    const [first = '', second = ''] = garments
    const answers = await Promise.all([
      stepWith(tailor, { id: first, task: 0, step: 'start' }),
      stepWith(colleague, { id: second, task: 0, step: 'start' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await statusOf(id)).toBe('in_progress')
    const { body: page } = await tailor.get<DeskPage>('/workshop/desk')
    expect(page.cards.find((card) => card.id === id)?.tailors).toHaveLength(2)
  })

  it('have one task in hand each: another start pauses the first', async () => {
    const one = await checkedIn([], 1)
    const other = await checkedIn([], 1)
    await stepWith(tailor, { id: one.garments[0] ?? '', task: 0, step: 'start' })
    await stepWith(tailor, { id: other.garments[0] ?? '', task: 0, step: 'start' })
    const { body } = await garmentOf(tailor, one.garments[0] ?? '')
    expect([body.state, body.tasks[0]?.state]).toEqual(['paused', 'paused'])
  })

  it('start crosswise without blocking each other', async () => {
    const [one, other] = [await checkedIn([], 1), await checkedIn([], 1)]
    const [first = '', second = ''] = [one.garments[0], other.garments[0]]
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        stepWith(tailor, { id: round % 2 ? first : second, task: 0, step: 'start' }),
        stepWith(colleague, { id: round % 2 ? second : first, task: 0, step: 'start' }),
      ])
      for (const { status } of answers) expect([200, 409]).toContain(status)
    }
  })

  it('hand a garment over, and see it on the desk', async () => {
    const { id, garments } = await checkedIn([], 1)
    const { tailors } = (await tailor.get<DeskFilters>('/workshop/colleagues')).body
    const [to] = tailors
    const give = (tailor_id: string | null, version: number): Promise<Answer<WorkshopGarment>> =>
      tailor.post(`/workshop/garments/${garments[0]}/hand_over`, { body: { version, tailor_id } })
    expect((await give(to?.id ?? '', 0)).body.tailor).toEqual(to)
    const { body } = await tailor.get<DeskPage>(`/workshop/desk?tailor=${to?.id}`)
    expect(body.cards.map((card) => card.id)).toContain(id)
    expect((await give(null, 1)).body.tailor).toBeNull()
    expect((await give(crypto.randomUUID(), 2)).status).toBe(422)
  })
})

it('a note that is sent again is kept once', async () => {
  const { garments } = await checkedIn([], 1)
  const body = { version: 0, note_id: crypto.randomUUID(), text: 'Lining is short' }
  const send = (): Promise<Answer<WorkshopGarment>> =>
    tailor.post(`/workshop/garments/${garments[0]}/notes`, { body })
  expect((await send()).status).toBe(200)
  const again = await send()
  expect([again.status, again.body.notes.length]).toEqual([200, 1])
})

describe('the way back', () => {
  const send = (id: string, version: number, step: string): Promise<Answer<WorkshopOrder>> =>
    tailor.post(`/workshop/orders/${id}/send`, { body: { version, step } })

  it('books one label, and goes by the courier to the customer', async () => {
    const { id, garments } = await checkedIn([], 1)
    await finish(both(), garments[0] ?? '')
    const { body: ready } = await workshopOrderOf(tailor, id)
    expect(ready).toMatchObject({ is_posted_back: true, parcel_back: null })
    expect((await tailor.get(`/workshop/orders/${id}/label`)).status).toBe(409)
    const { status, body: booked } = await send(id, ready.version, 'book_label')
    expect(status).toBe(200)
    expect(booked.parcel_back).not.toBeNull()
    const pdf = await label(id)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const again = await send(id, booked.version, 'book_label')
    expect(again.body).toMatchObject({ version: booked.version, parcel_back: booked.parcel_back })
    const { body: page } = await tailor.get<DeskPage>('/workshop/desk?stage=to_send_back')
    expect(page.cards.find((card) => card.id === id)?.note).toBe('label_printed')
    const { body: gone } = await send(id, booked.version, 'hand_over')
    expect(gone).toMatchObject({ status: 'in_transit_to_customer', stage: 'on_its_way' })
    expect((await send(id, booked.version, 'hand_over')).status).toBe(409)
    const refused = await send(id, gone.version, 'put_on_shelf')
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { detail: 'Not possible for an order that is “In transit to customer”' },
    ])
    expect((await send(id, gone.version, 'collected')).body.status).toBe('finished')
  })

  it('ends on the shelf of a shop', async () => {
    const id = await placeForWorkshop(environment, { dropoff_provider: 'WFStratford' })
    const { body } = await checkIn(tailor, { id })
    await finish(both(), body.order.garments[0]?.id ?? '')
    const { body: ready } = await workshopOrderOf(tailor, id)
    expect(ready).toMatchObject({ is_posted_back: false, way_back: 'drop_off' })
    expect((await send(id, ready.version, 'book_label')).status).toBe(409)
    const { body: there } = await send(id, ready.version, 'put_on_shelf')
    expect(there.status).toBe('awaiting_store_collection')
    expect((await send(id, there.version, 'collected')).body.status).toBe('finished')
  })

  async function label(id: string): Promise<Buffer> {
    const cookie = [...tailor.cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(`${environment.apiUrl}/workshop/orders/${id}/label`, {
      headers: { cookie, 'x-forwarded-host': 'workshop.localhost:3000' },
    })
    return Buffer.from(await response.arrayBuffer())
  }
})

it('an order is moved by hand with a reason, but not cancelled', async () => {
  const id = await placeForWorkshop(environment)
  const { body: order } = await workshopOrderOf(tailor, id)
  const move = (status: string, version: number): Promise<Answer<WorkshopOrder>> =>
    tailor.post(`/workshop/orders/${id}/status`, {
      body: { version, status, words: 'The box is torn.' },
    })
  const { body: held } = await move('attention_required', order.version)
  expect(held).toMatchObject({ status: 'attention_required', stage: 'coming' })
  expect(held.history[0]).toMatchObject({ kind: 'moved', words: 'The box is torn.' })
  expect(held.next_statuses.toSorted()).toEqual([
    'arrived_at_darnley',
    'delivery_to_darnley_failed',
    'in_transit_to_darnley',
  ])
  const finished = await move('finished', held.version)
  expect([finished.status, finished.body]).toMatchObject([
    409,
    { detail: 'From “Attention required” an order cannot become “Finished”' },
  ])
  expect((await move('cancelled', held.version)).status).toBe(422)
})
