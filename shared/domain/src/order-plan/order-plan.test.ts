import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { orderStatuses } from '@darnley/contract/order-statuses'
import type { OrderDetails } from '@darnley/contract/orders'
import { orderDetails } from '@darnley/testing/order-details'
import type { Day } from '#src/turnaround/turnaround.ts'
import { amountRows, calendarDays, dayWords, orderPlan, type PlanStage } from './order-plan.ts'

const company = { name: 'Darnley', slug: 'darnley' }
const TUESDAY = '2026-03-03' as Day

/** Statuses that an order went through, a day apart from Tuesday on. */
function planOf(order: OrderDetails, later: readonly string[] = [], today = TUESDAY): PlanStage[] {
  const statuses = [order.status, ...later]
  const changes = statuses.map((status, day) => ({ status, at: `2026-03-0${day + 3}T10:00:00Z` }))
  return orderPlan({
    ...{ order, company, today },
    progress: { status: statuses.at(-1) ?? '', changes },
  })
}

const now = (plan: readonly PlanStage[]): PlanStage | undefined =>
  plan.find(({ state }) => state === 'now')

describe('what is to do today', () => {
  it.each([
    ['RMTracked48', ['Print the postage label', 'Print the packing card']],
    ['RMTracked24Collection', ['Print the packing card']],
    ['WFStratford', ['Open the map']],
  ] as const)('depends on the way: %s', (inbound, labels) => {
    const today = now(planOf(orderDetails({ inbound })))
    expect(today?.day).toBe(TUESDAY)
    expect(today?.actions.map(({ label }) => label)).toEqual(labels)
    expect(today?.checks[0]?.text).toBe('Wash and dry everything')
  })

  it('names the fitting that the customer chose, with its guide', () => {
    const texts = (fitting: 'pin' | 'match' | 'measure'): (string | undefined)[] =>
      now(planOf(orderDetails({ fitting })))?.checks.map(({ text }) => text) ?? []
    expect(texts('pin')).toContain('Jeans, Shorten hem: pin it and leave the pins in')
    expect(texts('match')).toContain('Jeans, Shorten hem: add the item that it is to match')
    expect(texts('measure')).toHaveLength(3)
  })

  it('is the counter of the shop for an order that was taken there', () => {
    const plan = planOf(orderDetails({ inbound: 'Onfleet', inStoreType: 'complete_in_store' }))
    expect(now(plan)).toMatchObject({ name: 'hand-over', hasCode: true, checks: [] })
    expect(plan.map(({ name }) => name)).toEqual(['hand-over', 'work', 'back'])
  })
})

describe('a fitting in person', () => {
  const fittingOn = (date: string): OrderDetails['fitting'] => ({
    ...{ date, starts_at: '17:40', ends_at: '18:00', state: 'booked', held_until: null, moves: 0 },
    place: {
      ...{ id: 'oxford-street', name: 'Fitting space London', phone: '', minutes: 20 },
      address: { line1: '400 Oxford Street', line2: '', city: 'London', postcode: 'W1A 1AB' },
      opening_hours: [{ day: 'tuesday', opens: '10:00', closes: '20:00' }],
    },
  })
  const planWith = (date: string, later: readonly string[] = []): PlanStage[] =>
    planOf({ ...orderDetails({ fitting: 'pin_in_store' }), fitting: fittingOn(date) }, later)

  it('has a day of its own among the others, with its place, and nothing of it is sent', () => {
    const plan = planWith('2026-03-05')
    expect(plan.map(({ name }) => name)).toEqual([
      ...['pack', 'send', 'fitting', 'work', 'dispatch', 'back'],
    ])
    const fitting = plan.find(({ name }) => name === 'fitting')
    expect(fitting).toMatchObject({
      ...{ title: 'Come to your fitting at 17:40', day: '2026-03-05', state: 'todo' },
      place: { name: 'Fitting space London', miles: null },
    })
    expect(now(plan)?.checks[0]?.text).toBe('Keep what is fitted in person, and send only the rest')
    expect(calendarDays(plan).map(({ name }) => name)).not.toContain('fitting')
  })

  it('is part of what is to do today on its day, with the hours of its place', () => {
    const plan = planWith(TUESDAY)
    expect(plan.map(({ name }) => name)).not.toContain('fitting')
    expect(now(plan)?.checks[0]).toMatchObject({
      text: 'Come to your fitting at 17:40',
      note: expect.stringMatching(/400 Oxford Street.*Open today until 8 pm/),
    })
  })

  it('stays in the list when the rest of the order is on its way', () => {
    const plan = planWith('2026-03-10', ['in_transit_to_darnley'])
    expect(plan.map(({ name }) => name)).toContain('fitting')
  })

  it('is over after its day', () => {
    const plan = planWith('2026-03-02')
    expect(plan.map(({ name }) => name)).not.toContain('fitting')
    expect(now(plan)?.checks[0]?.text).toBe('Wash and dry everything')
  })
})

describe('the days', () => {
  it('begin with the day of collection that was chosen', () => {
    const plan = planOf(orderDetails({ inbound: 'RMTracked24Collection', outbound: 'RMTracked24' }))
    expect(plan.map((stage) => dayWords(stage, TUESDAY))).toEqual([
      'Today, Tue 3 March',
      'Thu 5 March',
      'By Mon 9 March',
      'By Wed 18 March',
      'By Fri 20 March',
    ])
  })

  it('count from today while nothing is sent, and from the arrival after it', () => {
    const late = planOf(orderDetails(), [], '2026-03-10' as Day)
    expect(late.map(({ day }) => day)).toEqual([
      ...['2026-03-10', '2026-03-10', '2026-03-13', '2026-03-24', '2026-03-27'],
    ])
    const here = planOf(orderDetails(), ['in_transit_to_darnley', 'arrived_at_darnley'])
    expect(now(here)).toMatchObject({ title: 'With our tailors', day: '2026-03-16' })
    expect(here[1]).toMatchObject({ state: 'done', day: '2026-03-04' })
  })

  it('are not promised for a parcel in trouble', () => {
    const plan = planOf(orderDetails(), ['customer_pickup_failed'])
    expect(plan.every(({ day }) => day === null)).toBe(true)
  })

  it('that are still to come stand in a calendar once', () => {
    const days = calendarDays(planOf(orderDetails({ inbound: 'WFStratford' })))
    expect(days.map(({ name }) => name)).toEqual(['pack', 'send', 'work', 'dispatch', 'back'])
    expect(days[0]?.place).toBe('Kirk & Daughters, 5 The Broadway, London, E15 4QS')
  })
})

const codes = fc.constantFrom(...DeliveryProviderCode.options)
const stores = fc.constantFrom(
  ...(['complete_in_store', 'return_to_store', 'return_to_customer'] as const),
  undefined,
)
const statuses = fc.array(fc.constantFrom(...orderStatuses('darnley')), { maxLength: 5 })

it('has one present stage at most, those before done, and no day that has passed', () => {
  const anyPlan = fc.tuple(codes, codes, stores, statuses, fc.integer({ min: 3, max: 30 }))
  fc.assert(
    fc.property(anyPlan, ([inbound, outbound, inStoreType, later, date]) => {
      const order = orderDetails({ inbound, outbound, ...(inStoreType && { inStoreType }) })
      const today = `2026-03-${String(date).padStart(2, '0')}` as Day
      const plan = planOf(order, later, today)
      const states = plan.map(({ state }) => state).join(' ')
      expect(states).toMatch(/^(done ?)*(now ?)?(todo ?)*$/)
      for (const { day, state } of plan)
        if (state !== 'done' && day !== null) expect(day >= today).toBe(true)
    }),
  )
})

it('nothing is to do for a cancelled order', () => {
  expect(planOf(orderDetails(), ['cancelled'])).toEqual([])
})

it('the rows before the total add up to it, also after a price has changed', () => {
  const order = orderDetails()
  for (const total of [order.total_price, (order.total_price + 400) as typeof order.total_price]) {
    const rows = amountRows(order, total)
    const before = rows.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0)
    expect(before).toBe(rows.at(-1)?.amount)
  }
})
