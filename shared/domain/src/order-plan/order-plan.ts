/**
 * What is to do for an order, and when. The page after payment, the order's page, the confirmation and the calendar file
 * read the same list, so that none of them promises what the order has not.
 */
import { planDays } from './days.ts'
import { withFitting } from './fitting-stage.ts'
import type { PlanFacts } from './facts.ts'
import { reachedRank } from './reached.ts'
import { shopStages } from './shop-stages.ts'
import type { PlanStage, Stage } from './stage.ts'
import { hasUnknownDays } from './unknown-day.ts'
import { webStages } from './web-stages.ts'

export { type AmountRow, amountRows } from './amounts.ts'
export { calendarDays, type CalendarDay, hasCalendar } from './calendar-days.ts'
export { fittingWords } from './fitting-words.ts'
export { dayWords } from './day-words.ts'
export { placeName, type PlanFacts, type Sending, sendingOf } from './facts.ts'
export { type ShortStage, shortStages } from './short-stages.ts'
export type { Check, PlanAction, PlanStage, StageName } from './stage.ts'

/** Returns the stages of an order, the present one with all that is to do; none for a cancelled or unpaid order. */
export function orderPlan(facts: PlanFacts): PlanStage[] {
  const { order, progress } = facts
  if (progress.status === 'cancelled' || progress.status === 'awaiting_payment') return []
  const reached = reachedRank(facts)
  const context = { facts, days: planDays(facts), reached }
  const stages = order.store ? shopStages(context) : webStages(context)
  const now = stages.find(({ rank }) => rank >= reached)?.rank ?? Number.MAX_SAFE_INTEGER
  const plan = stages.map((stage) => (stage.rank < now ? done(stage) : open(stage, { facts, now })))
  return withFitting(plan, facts)
}

function done({ name, reached, title }: Stage): PlanStage {
  const day = reached?.day ?? null
  return { name, state: 'done', title: reached?.title ?? title, day, isBy: false, ...nothingToDo }
}

/** A day that has passed, or that a parcel in trouble cannot keep, is promised no more. */
function open(
  { rank, reached: _reached, ...stage }: Stage,
  { facts, now }: { readonly facts: PlanFacts; readonly now: number },
): PlanStage {
  const { today, progress } = facts
  const isKept = stage.day !== null && stage.day >= today && !hasUnknownDays(facts)
  // What is decided by staff first is not to be sent.
  const isStopped = progress.status === 'attention_required'
  return {
    ...stage,
    ...(isStopped ? nothingToDo : {}),
    day: isKept ? stage.day : null,
    state: rank === now ? 'now' : 'todo',
  }
}

const nothingToDo = { text: '', checks: [], place: null, hasCode: false, actions: [] }
