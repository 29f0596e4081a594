import { fittingToBring, isHeld, type PlanFacts } from './facts.ts'
import { reachedRank } from './reached.ts'
import { RANK } from './stage.ts'

/** Whether the next days are not known: of a parcel in trouble, or of clothes whose fitting was missed or has no time. */
export function hasUnknownDays(facts: PlanFacts): boolean {
  return isHeld(facts) || isFittingToChoose(facts)
}

/** Whether clothes are to be brought to a fitting that has no time, or whose day has passed. */
export function isFittingToChoose(facts: PlanFacts): boolean {
  const { order, today } = facts
  if (!order.inbound.brought_to_fitting || reachedRank(facts) > RANK.ready) return false
  const fitting = fittingToBring(order)
  return fitting === null || fitting.date < today
}
