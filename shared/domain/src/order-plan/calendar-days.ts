import { addressInWords } from '#src/opening-hours/opening-hours.ts'
import type { OrderDetails } from '@darnley/contract/orders'
import type { Day } from '#src/turnaround/day.ts'
import type { PlanStage, StageName } from './stage.ts'

/** A day of an order, as a calendar shows it. */
export interface CalendarDay {
  readonly name: StageName
  readonly day: Day
  readonly title: string
  readonly text: string
  /** Where to go; null for a day at home. */
  readonly place: string | null
}

/** Whether a calendar file of the order has anything in it: a day of its plan, or a fitting. */
export function hasCalendar(
  { fitting }: Pick<OrderDetails, 'fitting'>,
  plan: readonly PlanStage[],
): boolean {
  return fitting?.state === 'booked' || calendarDays(plan).length > 0
}

/** Returns the days of an order that are still to come, of a promise its last one; a fitting has hours, and is none of them. */
export function calendarDays(plan: readonly PlanStage[]): CalendarDay[] {
  return plan.flatMap(({ name, state, day, title, isBy, text, checks, place }) => {
    if (state === 'done' || day === null || name === 'fitting') return []
    const todo = checks.map((check) => `- ${check.text}`).join('\n')
    return [
      {
        ...{ name, day, title: isBy ? `${title} (by today)` : title },
        text: [text, todo].filter(Boolean).join('\n'),
        place: place && `${place.name}, ${addressInWords(place.address)}`,
      },
    ]
  })
}
