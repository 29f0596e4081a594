import { dayAt, type Day } from '#src/turnaround/day.ts'
import { planDays } from './days.ts'
import { type PlanFacts, sendingOf } from './facts.ts'
import { dayReached, reachedRank } from './reached.ts'
import { RANK, type Rank, type PlanStage } from './stage.ts'
import { hasUnknownDays } from './unknown-day.ts'

export type ShortStage = Pick<PlanStage, 'state' | 'title' | 'day' | 'isBy'>

interface Reached {
  readonly title: string
  /** From which on it is done. */
  readonly rank: Rank
  /** When it is expected. */
  readonly day: Day | null
  readonly isBy: boolean
}

/** Returns the four events of an order for a list of orders, on the days of its plan; none without a plan. */
export function shortStages(facts: PlanFacts): ShortStage[] {
  const { order, progress, today } = facts
  if (progress.status === 'cancelled' || progress.status === 'awaiting_payment') return []
  const reached = reachedRank(facts)
  const days = planDays(facts)
  const isWaiting = reached === RANK.back
  const coming: Reached[] = [
    { title: sentTitle(facts), rank: RANK.travelling, day: days.handedOver, isBy: false },
    { title: 'Our tailors', rank: RANK.sentBack, day: days.dispatched, isBy: true },
    // Clothes that wait to be fetched come back when their owner does.
    { title: 'Back with you', rank: RANK.over, day: isWaiting ? null : days.back, isBy: true },
  ]
  const now = coming.find(({ rank }) => rank > reached)
  const booked = dayAt(new Date(order.created_at))
  return [
    { state: 'done', title: 'Booked', day: booked, isBy: false },
    ...coming.map(({ rank, title, day, isBy }): ShortStage => {
      if (rank <= reached)
        return { state: 'done', title, day: dayReached(rank, facts), isBy: false }
      const isKept = day !== null && day >= today && !hasUnknownDays(facts)
      return { state: rank === now?.rank ? 'now' : 'todo', title, day: isKept ? day : null, isBy }
    }),
  ]
}

function sentTitle({ order }: PlanFacts): string {
  if (order.store) return 'Handed over'
  switch (sendingOf(order)) {
    case 'fitting':
      return 'Your fitting'
    case 'collected':
      return 'Collected'
    case 'brought':
      return 'Handed in'
    default:
      return 'Sent'
  }
}
