import { describe, expect, it } from 'vitest'
import type { OrderDetails } from '@darnley/contract/orders'
import { orderDetails } from '@darnley/testing/order-details'
import { aFitting } from '@darnley/testing/promises'
import type { Day } from '#src/turnaround/turnaround.ts'
import {
  calendarDays,
  hasCalendar,
  orderPlan,
  type PlanFacts,
  type PlanStage,
  shortStages,
} from './order-plan.ts'

const TUESDAY = '2026-03-03' as Day
const THURSDAY = '2026-03-05' as Day
const FRIDAY = '2026-03-06' as Day

function factsOf(order: OrderDetails, today: Day, later: readonly string[] = []): PlanFacts {
  const statuses = [order.status, ...later]
  const changes = statuses.map((status, day) => ({ status, at: `2026-03-0${day + 4}T18:00:00Z` }))
  return {
    ...{ order, today, company: { name: 'Darnley', slug: 'darnley' } },
    progress: { status: statuses.at(-1) ?? '', changes },
  }
}

const now = (plan: readonly PlanStage[]): PlanStage | undefined =>
  plan.find(({ state }) => state === 'now')
const booked = orderDetails({ broughtTo: aFitting })

describe('clothes that are brought to their fitting', () => {
  it('have nothing to be packed today, and the calendar first', () => {
    const today = now(orderPlan(factsOf(booked, TUESDAY)))
    expect(today).toMatchObject({
      title: 'Get ready for your fitting',
      hasCode: false,
      place: null,
    })
    expect(today?.checks.map(({ text }) => text)).toEqual([
      'Put Thu 5 March at 17:40 into your calendar',
      'Wash and dry everything',
    ])
    expect(today?.actions).toEqual([])
  })

  it('come on the day of the fitting, to its place, and all later days count from it', () => {
    const plan = orderPlan(factsOf(booked, TUESDAY))
    expect(plan.map(({ name }) => name)).toEqual(['pack', 'fitting', 'work', 'dispatch', 'back'])
    expect(plan[1]).toMatchObject({
      ...{ title: 'Come to your fitting at 17:40', day: THURSDAY, isBy: false },
      place: { name: 'Fitting space London' },
    })
    expect(plan.slice(2).map(({ day }) => day)).toEqual(['2026-03-06', '2026-03-17', '2026-03-20'])
    expect(calendarDays(plan).map(({ name }) => name)).not.toContain('fitting')
    expect(hasCalendar(booked, plan)).toBe(true)
    const moved = orderDetails({ broughtTo: { ...aFitting, date: '2026-03-10' } })
    expect(orderPlan(factsOf(moved, TUESDAY))[2]?.day).toBe('2026-03-11')
  })

  it('are shown place and map on its day', () => {
    const today = now(orderPlan(factsOf(booked, THURSDAY)))
    expect(today).toMatchObject({ title: 'Come to your fitting', place: { miles: null } })
    expect(today?.checks[0]?.text).toBe('Come to your fitting at 17:40')
    expect(today?.actions.map(({ type }) => type)).toEqual(['map'])
  })

  it('stay there', () => {
    const plan = orderPlan(factsOf(booked, FRIDAY, ['awaiting_pickup']))
    expect(plan.map(({ state }) => state)).toEqual(['done', 'now', 'todo', 'todo', 'todo'])
    expect(now(plan)).toMatchObject({ title: 'Brought to your fitting', place: null })
  })

  it('have no days while the fitting has no time', () => {
    const order = orderDetails({ broughtTo: null })
    const plan = orderPlan(factsOf(order, TUESDAY))
    expect(now(plan)?.checks[0]?.text).toBe('Choose a time for your fitting')
    expect(plan.map(({ day }) => day)).toEqual([null, null, null, null, null])
    expect(hasCalendar(order, plan)).toBe(false)
  })

  it('whose customer did not come are given another time by staff', () => {
    const plan = orderPlan(factsOf(booked, FRIDAY))
    expect(now(plan)?.checks[0]?.text).toBe('Ask us for another time')
    expect(plan.every(({ day }) => day === null)).toBe(true)
    const short = shortStages(factsOf(booked, FRIDAY))
    expect(short.map(({ title }) => title)).toContain('Your fitting')
    expect(short.slice(1).every(({ day }) => day === null)).toBe(true)
  })
})
