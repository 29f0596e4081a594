import type { WorkshopGarmentSummary } from '@darnley/contract/workshop-orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moneyOf, type PaidOrder, payIntent, placePaidOrder } from './support/paid-order.ts'
import { answerPrice, intentOf, passAnswerTime, proposed } from './support/price-proposals.ts'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import type { Visitor } from './support/visitor.ts'
import { checkIn, finish, stepWith, workshopOrderOf } from './support/workshop.ts'

let environment: TestEnvironment
let manager: Visitor
let tailor: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { RECONCILE_EVERY_MS: '200' } })
  manager = await signInToWorkshop(environment, 'manager')
  tailor = await signInToWorkshop(environment, 'tailor')
})
afterAll(() => environment.stop())

const garmentsOf = async ({ id }: PaidOrder): Promise<WorkshopGarmentSummary[]> =>
  (await workshopOrderOf(tailor, id)).body.garments
const statusOf = async ({ id }: PaidOrder): Promise<string> =>
  (await workshopOrderOf(tailor, id)).body.status

describe('work that is left out', () => {
  it('lets an order whose only garment it was go back at once', async () => {
    const order = await placePaidOrder(environment)
    const { body } = await checkIn(tailor, { id: order.id })
    await stepWith(tailor, { id: body.order.garments[0]?.id ?? '', task: 0, step: 'start' })
    const { id } = await proposed(manager, order, { kind: 'more', new_price: 9000 })
    expect(await statusOf(order)).toBe('in_progress')
    await answerPrice(order, { id, answer: 'refuse' })
    expect(await garmentsOf(order)).toMatchObject([{ state: 'ended', task_count: 0 }])
    expect(await statusOf(order)).toBe('awaiting_delivery')
  })

  it.each(['agree', 'silence'] as const)(
    'because it is not possible lets it go back on %s, without being in work',
    async (how) => {
      const order = await placePaidOrder(environment)
      await checkIn(tailor, { id: order.id })
      const { id } = await proposed(manager, order, { kind: 'not_possible' })
      if (how === 'agree') await answerPrice(order, { id, answer: 'agree' })
      else await passAnswerTime(environment, order)
      await expect.poll(() => statusOf(order)).toBe('awaiting_delivery')
      const { history } = (await workshopOrderOf(tailor, order.id)).body
      const statuses = history.flatMap(({ kind, words }) => (kind === 'status' ? [words] : []))
      expect(statuses.slice(0, 2)).toEqual(['awaiting_delivery', 'arrived_at_darnley'])
    },
  )

  it('of one of several garments leaves the others to be done', async () => {
    const order = await placePaidOrder(environment, { garments: 2 })
    const { body } = await checkIn(tailor, { id: order.id })
    const [first = '', second = ''] = body.order.garments.map(({ id }) => id ?? '')
    await finish({ tailor, colleague: manager }, second)
    expect(await statusOf(order)).toBe('arrived_at_darnley')
    const { id } = await proposed(manager, order, { kind: 'more', new_price: 9000 })
    await answerPrice(order, { id, answer: 'refuse' })
    // The last one that was open is refused: all others are done.
    expect(await garmentsOf(order)).toMatchObject([{ state: 'ended' }, { state: 'done' }])
    expect(await statusOf(order)).toBe('awaiting_delivery')
    expect((await stepWith(tailor, { id: first, task: 0, step: 'start' })).status).not.toBe(200)
  })

  it('before the garment arrives gives it no tasks, and it goes back on its arrival', async () => {
    const order = await placePaidOrder(environment)
    const { id } = await proposed(manager, order, { kind: 'more', new_price: 9000 })
    await answerPrice(order, { id, answer: 'refuse' })
    const { body } = await checkIn(tailor, { id: order.id })
    expect(body.order).toMatchObject({ status: 'awaiting_delivery' })
    expect(body.order.garments).toMatchObject([{ state: 'ended', task_count: 0 }])
  })

  it('is taken up again by a price that is agreed later', async () => {
    const order = await placePaidOrder(environment, { garments: 2 })
    const { body } = await checkIn(tailor, { id: order.id })
    const [first = ''] = body.order.garments.map(({ id }) => id ?? '')
    const { price } = (await moneyOf(manager, order)).lines[0] ?? { price: 0 }
    const refused = await proposed(manager, order, { kind: 'more', new_price: price + 500 })
    await answerPrice(order, { id: refused.id, answer: 'refuse' })
    const again = await proposed(manager, order, { kind: 'more', new_price: price })
    await payIntent(
      environment,
      intentOf(await answerPrice(order, { id: again.id, answer: 'agree' })),
    )
    const stateNow = async (): Promise<object | undefined> => (await garmentsOf(order))[0]
    await expect.poll(stateNow).toMatchObject({ state: 'to_do', task_count: 2 })
    expect((await stepWith(tailor, { id: first, task: 0, step: 'start' })).status).toBe(200)
  })
})
