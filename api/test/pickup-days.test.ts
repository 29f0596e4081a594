import type { GuestCheckout } from '@darnley/contract/checkout'
import type { DeliveryProvider } from '@darnley/contract/delivery-providers'
import type { OrderDetails } from '@darnley/contract/orders'
import { addDays, dayAt, pickupDays } from '@darnley/domain/turnaround'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { placesOf, visit, type Answer, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment()
})
afterAll(() => environment.stop())

const guest = (): Visitor => visit(environment.apiUrl)
const today = dayAt(new Date())
const [first, second] = pickupDays(today, { code: 'RMTracked24Collection' })

async function checkOut(change: Partial<GuestCheckout>): ReturnType<Visitor['checkOut']> {
  const visitor = guest()
  await visitor.fill([await someJeans()])
  return visitor.checkOut(change)
}

const detailsOf = async (token: string): Promise<OrderDetails> =>
  (await guest().get<OrderDetails>(`/public/order_details?order_id_token=${token}`)).body

describe('a day of collection', () => {
  it('is kept with the order, moves its due day, and is booked with the courier once it is paid', async () => {
    const { body } = await checkOut({ pickup_day: second ?? '' })
    const token = body.order_id_token
    const details = await detailsOf(token)
    expect(details.inbound.pickup_day).toBe(second)
    const soonest = await checkOut({ pickup_day: first ?? '' })
    const dueOn = async (of: string): Promise<string> => {
      const rows = await environment.query<{ due_on: string }>(
        'select due_on::text from orders where token = $1',
        [of],
      )
      return rows[0]?.due_on ?? ''
    }
    expect((await dueOn(token)) > (await dueOn(soonest.body.order_id_token))).toBe(true)

    const [intent = ''] = body.client_secret?.split('_secret_') ?? []
    await environment.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
    await guest().get(`/public/validate_order_paid?order_id_token=${token}`)
    const booked = (): Promise<unknown[]> =>
      environment.query('select provider, way from courier_bookings where order_id = $1', [
        details._id,
      ])
    await expect.poll(booked).toEqual([{ provider: 'RMTracked24Collection', way: 'to-us' }])
  })

  it('may be left out, as callers of older releases do', async () => {
    const { status, body } = await checkOut({})
    expect(status).toBe(200)
    expect((await detailsOf(body.order_id_token)).inbound.pickup_day).toBeNull()
  })

  it.each([
    ['that has passed', { pickup_day: addDays(today, -1) }],
    ['that is too far ahead', { pickup_day: addDays(today, 60) }],
    [
      'of a way that is not collected',
      { pickup_day: first ?? '', collection_provider: 'RMTracked24' },
    ],
  ] as const)('%s is refused', async (_why, change) => {
    const answer: Answer<unknown> = await checkOut(change)
    expect(answer.status).toBe(422)
    expect(placesOf(answer)).toEqual(['body.pickup_day'])
  })
})

describe('a drop-off point', () => {
  it('has its address, its hours, and its distance from the postcode asked for', async () => {
    const offered = async (query: string): Promise<DeliveryProvider[]> =>
      (await guest().get<DeliveryProvider[]>(`/public/delivery_providers${query}`)).body
    const point = (providers: DeliveryProvider[], code: string): DeliveryProvider['point'] =>
      providers.find(({ name }) => name === code)?.point
    const near = await offered('?address=E2%206HN')
    expect(point(near, 'WFStratford')).toMatchObject({
      name: 'Kirk & Daughters, Stratford',
      address: { line1: '5 The Broadway', postcode: 'E15 4QS' },
    })
    const [stratford, london] = [point(near, 'WFStratford'), point(near, 'WFLondon')]
    expect(stratford?.opening_hours).toHaveLength(7)
    expect(stratford?.miles ?? 99).toBeLessThan(london?.miles ?? 0)
    expect(point(near, 'RMTracked24')).toBeUndefined()
    expect(point(await offered(''), 'WFStratford')?.miles).toBeNull()
  })

  it('is shown with the order that goes there', async () => {
    const { body } = await checkOut({ collection_provider: 'WFStratford' })
    const { inbound, outbound } = await detailsOf(body.order_id_token)
    expect(inbound.delivery_provider.point?.address.line1).toBe('5 The Broadway')
    expect(outbound.delivery_provider.point).toBeUndefined()
  })
})
