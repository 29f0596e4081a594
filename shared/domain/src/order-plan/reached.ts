import { type Day, dayAt } from '#src/turnaround/day.ts'
import { isDropOffPoint } from '#src/delivery/drop-off-points.ts'
import type { PlanFacts } from './facts.ts'
import { RANK, type Rank } from './stage.ts'

/** Returns how far an order is. A held one stays at the last rank that it reached. */
export function reachedRank(facts: PlanFacts): Rank {
  const { changes, status } = facts.progress
  const all = [...changes.map((change) => change.status), status]
  return all.map((each) => rankOf(each, facts)).findLast((rank) => rank !== null) ?? RANK.ready
}

/** Returns the day on which an order first reached a rank; null before. */
export function dayReached(rank: Rank, facts: PlanFacts): Day | null {
  const change = facts.progress.changes.find(({ status }) => rankOf(status, facts) === rank)
  return change ? dayAt(new Date(change.at)) : null
}

/** Whether clothes are between the customer and the workshop. */
export function isOnTheRoad({ progress: { status }, company: { slug } }: PlanFacts): boolean {
  return status === `in_transit_to_${slug}` || status === `delivery_to_${slug}_failed`
}

function rankOf(status: string, { order, company: { slug } }: PlanFacts): Rank | null {
  switch (status) {
    case 'awaiting_payment':
    case 'awaiting_store_dropoff':
    case 'customer_pickup_failed':
      return RANK.ready
    case 'awaiting_pickup':
      // What is brought to a counter was handed over there.
      return order.store !== null || isDropOffPoint(order.inbound.delivery_provider.name)
        ? RANK.travelling
        : RANK.ready
    case `in_transit_to_${slug}`:
    case `delivery_to_${slug}_failed`:
      return RANK.travelling
    case `arrived_at_${slug}`:
    case 'in_progress':
      return RANK.here
    case 'awaiting_delivery':
    case 'in_transit_to_customer':
    case 'customer_delivery_failed':
      return RANK.sentBack
    case 'awaiting_store_collection':
      return RANK.back
    case 'finished':
      return RANK.over
    default:
      return null
  }
}
