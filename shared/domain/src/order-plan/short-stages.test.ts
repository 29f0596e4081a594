import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { orderStatuses } from '@darnley/contract/order-statuses'
import type { OrderDetails } from '@darnley/contract/orders'
import { orderDetails } from '@darnley/testing/order-details'
import type { Day } from '#src/turnaround/turnaround.ts'
import { dayWords, orderPlan, type PlanFacts, shortStages } from './order-plan.ts'

const TUESDAY = '2026-03-03' as Day

/** Statuses that an order went through, a day apart from Tuesday on. */
function factsOf(order: OrderDetails, later: readonly string[] = []): PlanFacts {
  const statuses = [order.status, ...later]
  const changes = statuses.map((status, day) => ({
    status,
    at: `2026-03-${String(day + 3).padStart(2, '0')}T10:00:00Z`,
  }))
  return {
    ...{ order, company: { name: 'Darnley', slug: 'darnley' }, today: TUESDAY },
    progress: { status: statuses.at(-1) ?? '', changes },
  }
}

const onTheWay = ['in_transit_to_darnley', 'arrived_at_darnley', 'awaiting_delivery'] as const

describe('the four events of an order', () => {
  it.each([
    ['RMTracked24Collection', 'Collected'],
    ['RMTracked48', 'Sent'],
    ['WFStratford', 'Handed in'],
  ] as const)('name how the clothes leave: %s', (inbound, title) => {
    const stages = shortStages(factsOf(orderDetails({ inbound })))
    expect(stages.map((stage) => stage.title)).toEqual([
      ...['Booked', title, 'Our tailors', 'Back with you'],
    ])
    expect(stages.map(({ state }) => state)).toEqual(['done', 'now', 'todo', 'todo'])
  })

  it('have the days of the plan', () => {
    const facts = factsOf(
      orderDetails({ inbound: 'RMTracked24Collection', outbound: 'RMTracked24' }),
    )
    const days = orderPlan(facts).map((stage) => dayWords(stage, TUESDAY))
    const short = shortStages(facts).map((stage) => dayWords(stage, TUESDAY))
    expect(short).toEqual(['Today, Tue 3 March', days[1], days[3], days[4]])
  })

  it.each([
    [0, ['done', 'now', 'todo', 'todo']],
    [1, ['done', 'done', 'now', 'todo']],
    [2, ['done', 'done', 'now', 'todo']],
    [3, ['done', 'done', 'done', 'now']],
  ] as const)('are done up to where the clothes are: %i', (count, states) => {
    const stages = shortStages(factsOf(orderDetails(), onTheWay.slice(0, count)))
    expect(stages.map(({ state }) => state)).toEqual(states)
  })

  it('promise no day to a parcel in trouble, and none of a cancelled order', () => {
    const [, ...coming] = shortStages(factsOf(orderDetails(), ['customer_pickup_failed']))
    expect(coming.map(({ day }) => day)).toEqual([null, null, null])
    expect(shortStages(factsOf(orderDetails(), ['cancelled']))).toEqual([])
  })

  it('have one present event at most, whatever happened', () => {
    const statuses = orderStatuses('darnley')
    fc.assert(
      fc.property(
        fc.constantFrom(...DeliveryProviderCode.options),
        fc.array(fc.constantFrom(...statuses), { maxLength: 6 }),
        (inbound, later) => {
          const states = shortStages(factsOf(orderDetails({ inbound }), later)).map(
            ({ state }) => state,
          )
          expect(states.filter((state) => state === 'now').length).toBeLessThanOrEqual(1)
          expect(states.join()).toMatch(/^((done,?)*(now,?)?(todo,?)*)$/)
        },
      ),
    )
  })
})
