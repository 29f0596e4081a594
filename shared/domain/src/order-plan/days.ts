import { type Day, dayAt, toDay } from '#src/turnaround/day.ts'
import { type ExpectedDays, expectedDays, returnDay, type Trip } from '#src/turnaround/travel.ts'
import { dispatchDay } from '#src/turnaround/working-days.ts'
import { fittingToBring, type PlanFacts, wayOf } from './facts.ts'
import { dayReached } from './reached.ts'
import { RANK } from './stage.ts'

/** Returns the days of an order: what is behind it counts from when it was, the rest from what is still possible. */
export function planDays(facts: PlanFacts): ExpectedDays {
  const { order } = facts
  const outbound = wayOf(order.outbound.delivery_provider)
  const travelled = arrivalDays(facts)
  const arrives = dayReached(RANK.here, facts) ?? travelled.arrives
  const dispatched = dayReached(RANK.sentBack, facts) ?? dispatchDay(arrives, order.express)
  const back =
    order.store?.in_store_type === 'complete_in_store'
      ? dispatched
      : returnDay(dispatched, outbound)
  return { handedOver: travelled.handedOver, arrives, dispatched, back }
}

function arrivalDays(facts: PlanFacts): Pick<ExpectedDays, 'handedOver' | 'arrives'> {
  const { order, today } = facts
  const ordered = dayAt(new Date(order.created_at))
  if (order.store?.in_store_type === 'complete_in_store')
    return { handedOver: ordered, arrives: ordered }
  const trip = tripOf(facts, ordered)
  const left = dayReached(RANK.travelling, facts)
  if (left) return expectedDays({ ...trip, pickupDay: left })
  const planned = expectedDays({ ...trip, pickupDay: handOverDay(order) })
  // A parcel that was not sent on its day can be sent from today on.
  return planned.handedOver >= today ? planned : expectedDays({ ...trip, ordered: today })
}

/** The day on which clothes are handed over, where the customer chose one. */
function handOverDay(order: PlanFacts['order']): Day | null {
  return toDay(fittingToBring(order)?.date ?? order.inbound.pickup_day)
}

function tripOf({ order }: PlanFacts, ordered: Day): Trip {
  return {
    ordered,
    inbound: wayOf(order.inbound.delivery_provider),
    outbound: wayOf(order.outbound.delivery_provider),
    express: order.express,
  }
}
