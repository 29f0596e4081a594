import { randomUUID } from 'node:crypto'
import type { PersonalData } from '@darnley/contract/personal-data'
import type { Photo } from '@darnley/contract/photos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noisyPicture, photosOf, sendPhoto } from './support/customer-photos.ts'
import { answerReport, detailsOf, finishOrder, report } from './support/guarantee.ts'
import { type PaidOrder, placePaidOrder } from './support/paid-order.ts'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { visit, type Visitor } from './support/visitor.ts'
import { workshopOrderOf } from './support/workshop.ts'

let environment: TestEnvironment
let picture: Buffer
let manager: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { RATE_LIMIT_A_MINUTE: '0' } })
  picture = await noisyPicture()
  manager = await signInToWorkshop(environment, 'manager')
})
afterAll(() => environment.stop())

interface Reported {
  readonly order: PaidOrder
  readonly photosId: string
  readonly reportId: string
  /** Sends one more photo of the report from this browser. */
  readonly send: (visitor?: Visitor) => Promise<string>
}

/** Reports the second garment with a photo that was sent before. */
async function reportedWithPhoto(): Promise<Reported> {
  const order = await placePaidOrder(environment, { garments: 2 })
  await finishOrder(environment, order)
  const [photosId, reportId] = [randomUUID(), randomUUID()]
  const send = async (visitor = order.visitor): Promise<string> =>
    (await sendPhoto(visitor, { garment: photosId, picture })).id
  await send()
  const { status } = await report(order, { id: reportId, garment: 2, photos_id: photosId })
  expect(status).toBe(200)
  return { order, photosId, reportId, send }
}

const ofReport = async ({ id }: Pick<PaidOrder, 'id'>): Promise<string[]> => {
  const { body } = await workshopOrderOf(manager, id)
  return body.reports?.[0]?.photos?.map((photo) => photo.id) ?? []
}

const ofOrder = async (id: string): Promise<Photo[]> =>
  (await manager.get<Photo[]>(`/workshop/photos?order_id=${id}`)).body

describe('photos of a report', () => {
  it('belong to it when the first one arrives after it, in a browser that never sent one', async () => {
    const order = await placePaidOrder(environment, { garments: 1 })
    await finishOrder(environment, order)
    const elsewhere = { ...order, visitor: visit(environment.apiUrl) }
    const photosId = randomUUID()
    // The field asks when it is shown.
    await photosOf(elsewhere.visitor, photosId)
    const sent = await report(elsewhere, { id: randomUUID(), garment: 1, photos_id: photosId })
    expect(sent.status).toBe(200)
    const { id } = await sendPhoto(elsewhere.visitor, { garment: photosId, picture })
    expect(await ofReport(order)).toEqual([id])
  })

  it('are not those of a garment of the order', async () => {
    const order = await placePaidOrder(environment, { garments: 1 })
    await finishOrder(environment, order)
    const [entry] = await environment.query<{ id: string }>(
      `select entries -> 0 ->> 'id' as id from orders where id = $1`,
      [order.id],
    )
    const answer = await report(order, { id: randomUUID(), garment: 1, photos_id: `${entry?.id}` })
    expect(answer.status).toBe(422)
  })

  it('are seen where it is answered and by its customer, also those that arrive after it', async () => {
    const { order, photosId, send } = await reportedWithPhoto()
    const late = await send()
    const shown = await ofReport(order)
    expect(shown).toHaveLength(2)
    expect(shown.at(-1)).toBe(late)
    const { guarantee } = await detailsOf(order)
    const [photo] = guarantee?.reports[0]?.photos ?? []
    expect((await fetch(`${environment.apiUrl}${photo?.url}`)).status).toBe(200)
    expect(await ofOrder(order.id)).toMatchObject([{ garment: 2 }, { garment: 2 }])
    expect(await photosOf(order.visitor, photosId)).toHaveLength(2)
  })

  it('are those of the browser that sent it: another one adds none', async () => {
    const { order, send } = await reportedWithPhoto()
    await send(visit(environment.apiUrl))
    expect(await ofReport(order)).toHaveLength(1)
  })

  it('cannot be taken back by the customer once it is sent', async () => {
    const { order, send } = await reportedWithPhoto()
    const path = `/public/garment_photos/${await send()}/remove`
    expect((await order.visitor.post(path, { body: undefined })).status).toBe(409)
    expect(await ofReport(order)).toHaveLength(2)
  })

  it('go with the garment to the order that does it again, and are still shown', async () => {
    const { order, reportId, send } = await reportedWithPhoto()
    await answerReport(manager, { id: order.id, reportId, answer: 'redo' })
    await send()
    const { body } = await workshopOrderOf(manager, order.id)
    const redo = body.reports?.[0]?.redo?.id ?? ''
    expect(await ofOrder(redo)).toMatchObject([
      { garment: 1, kind: 'customer' },
      { garment: 1, kind: 'customer' },
    ])
    expect(await ofOrder(order.id)).toEqual([])
    expect(await ofReport(order)).toHaveLength(2)
  })

  it('are part of what a person is told, and go with their data', async () => {
    const { order, send } = await reportedWithPhoto()
    const owner = await signInToWorkshop(environment, 'owner')
    const body = { email: order.email }
    const found = await owner.post<PersonalData>('/workshop/personal_data/export', { body })
    const own = found.body.orders.map(({ photos }) => photos)
    expect(own).toMatchObject([[{ from: 'person', garment: 2 }]])
    await owner.post('/workshop/personal_data/erase', { body })
    await send()
    expect(await ofOrder(order.id)).toEqual([])
    expect(await ofReport(order)).toEqual([])
    const rows = await environment.query(
      `select id from fault_reports where order_id = $1
       and (photos_id is not null or browser_id is not null)`,
      [order.id],
    )
    expect(rows).toEqual([])
  })
})
