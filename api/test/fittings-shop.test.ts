import type { ShopFitting, ShopFittingDay } from '@darnley/contract/storefront-fittings'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inLondon } from '#src/modules/locations/rules.ts'
import { bookFitting, PLACE, twoTimes } from './support/fittings.ts'
import type { PaidOrder } from './support/paid-order.ts'
import { signIn, signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import type { Answer, Visitor } from './support/visitor.ts'

let environment: TestEnvironment
let maison: Visitor
let kirk: Visitor
let booked: Promise<PaidOrder> | undefined

const today = inLondon(new Date()).date

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { RATE_LIMIT_A_MINUTE: '0' } })
  maison = await signIn(environment, 'maison')
  kirk = await signIn(environment, 'kirk')
})
afterAll(() => environment.stop())

/** Returns the order whose fitting is today. */
const fittedToday = (): Promise<PaidOrder> => (booked ??= bookToday())

async function bookToday(): Promise<PaidOrder> {
  const [time] = await twoTimes(environment)
  const order = await bookFitting(environment, time)
  const sql = `update fittings set date = $1, starts_at = '08:00', ends_at = '08:20' where order_id = $2`
  await environment.query(sql, [today, order.id])
  return order
}

const dayOf = (staff: Visitor, query = ''): Promise<Answer<ShopFittingDay>> =>
  staff.get<ShopFittingDay>(`/storefront/fittings${query}`)

async function own(): Promise<ShopFitting> {
  await fittedToday()
  const { body } = await dayOf(maison)
  const [fitting] = body.fittings
  if (!fitting) throw new Error('The shop sees no fitting')
  return fitting
}

function mark(staff: Visitor, body: object, id: string): Promise<Answer<ShopFittingDay>> {
  return staff.post<ShopFittingDay>(`/storefront/fittings/${id}/mark`, { body })
}

describe('[J3] The fittings of a place that belongs to a shop', () => {
  it('are seen by the staff of that shop, with who comes for what and no more', async () => {
    await fittedToday()
    const { status, body } = await dayOf(maison)
    expect(status).toBe(200)
    expect(body).toMatchObject({ place_id: PLACE, date: today, places: [{ id: PLACE }] })
    const { order: seen, ...fitting } = await own()
    expect(fitting).toMatchObject({ starts_at: '08:00', ends_at: '08:20', mark: null })
    expect(Object.keys(seen ?? {}).toSorted()).toEqual([
      ...['collection_ref', 'customer_name', 'garments', 'version'],
    ])
    expect(seen?.garments).toMatchObject([{ name: 'Jeans', services: ['Shorten hem'] }])
  })

  it('are not there for another shop, which has no place', async () => {
    const { body } = await dayOf(kirk)
    expect(body).toEqual({ places: [], place_id: null, date: today, fittings: [] })
    expect((await dayOf(kirk, `?place_id=${PLACE}`)).status).toBe(404)
    const { id, order: seen } = await own()
    const wanted = { version: seen?.version ?? 0, mark: 'here' }
    expect((await mark(kirk, wanted, id)).status).toBe(404)
    expect((await own()).mark).toBeNull()
  })

  it('are marked there, as the workshop sees it, on the version that was seen', async () => {
    const { id, order: seen } = await own()
    const version = seen?.version ?? 0
    const { body } = await mark(maison, { version, mark: 'here' }, id)
    expect(body.fittings).toMatchObject([{ id, mark: 'here' }])
    expect((await mark(maison, { version, mark: 'absent' }, id)).status).toBe(409)
    const tailor = await signInToWorkshop(environment, 'tailor')
    const known = await tailor.get<WorkshopOrder>(`/workshop/orders/${(await fittedToday()).id}`)
    expect(known.body.history[0]).toMatchObject({ kind: 'fitting_marked', words: 'Here' })
    const again = { version: (await own()).order?.version ?? 0, mark: null }
    expect((await mark(maison, again, id)).body.fittings).toMatchObject([{ mark: null }])
  })

  it('are not marked when there is none', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect((await mark(maison, { version: 0, mark: 'here' }, unknown)).status).toBe(404)
    expect((await dayOf(maison, '?place_id=nowhere')).status).toBe(404)
    expect((await dayOf(maison, '?date=2026-02-30')).status).toBe(422)
  })
})
