import { pointOf } from './fitting-point.ts'
import type { Day } from '#src/turnaround/day.ts'
import type { PlanFacts } from './facts.ts'
import type { PlanStage } from './stage.ts'

/**
 * Adds the fitting that is booked to a plan, on its own day. On that day it belongs to what is to do now while the
 * clothes are still with their customer (`pack-stage.ts`). Where all clothes are brought to it, it is their way there
 * already (`to-fitting-stage.ts`).
 */
export function withFitting(plan: readonly PlanStage[], { order, today }: PlanFacts): PlanStage[] {
  const now = plan.findIndex(({ state }) => state === 'now')
  const { fitting, inbound } = order
  if (fitting?.state !== 'booked' || now === -1 || inbound.brought_to_fitting) return [...plan]
  const day = fitting.date as Day
  const isToday = day === today
  if (day < today || (isToday && plan[now]?.name === 'pack')) return [...plan]
  const later = plan.findIndex(
    (each, index) => index > now && (each.day === null || each.day > day),
  )
  const bring = 'Bring what is fitted, and what you wear with it.'
  return plan.toSpliced(later === -1 ? plan.length : later, 0, {
    ...{
      name: 'fitting',
      state: 'todo',
      day,
      isBy: false,
      checks: [],
      hasCode: false,
      actions: [],
    },
    title: `Come to your fitting at ${fitting.starts_at}`,
    text: isToday ? bring : `${bring} You can move it until the day before.`,
    place: fitting.place && pointOf(fitting.place),
  })
}
