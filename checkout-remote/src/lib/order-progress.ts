import type { OrderProgress } from '@darnley/contract/order-progress'
import { type Day, dayAt, dispatchDay } from '@darnley/domain/turnaround'

type StageName = 'placed' | 'sending' | 'with-us' | 'returning' | 'finished'

export interface Stage {
  readonly name: StageName
  readonly state: 'done' | 'now' | 'todo'
  /** When the order reached it, in ISO 8601; null before. */
  readonly since: string | null
}

const STAGES: readonly StageName[] = ['placed', 'sending', 'with-us', 'returning', 'finished']

/** Returns the stage of a status; null for statuses in which an order is on hold. */
function stageOf(status: string, companySlug: string): StageName | null {
  switch (status) {
    case 'awaiting_payment':
      return 'placed'
    case 'awaiting_pickup':
    case 'awaiting_store_dropoff':
    case 'customer_pickup_failed':
    case `in_transit_to_${companySlug}`:
    case `delivery_to_${companySlug}_failed`:
      return 'sending'
    case `arrived_at_${companySlug}`:
    case 'in_progress':
      return 'with-us'
    case 'awaiting_delivery':
    case 'in_transit_to_customer':
    case 'customer_delivery_failed':
    case 'awaiting_store_collection':
      return 'returning'
    case 'finished':
      return 'finished'
    default:
      return null
  }
}

interface Placed {
  /** When it was placed, in ISO 8601. */
  readonly at: string
  readonly companySlug: string
}

/** Returns the stages of an order. A cancelled or held order stays at its last one. */
export function stagesOf({ changes, status }: OrderProgress, { at, companySlug }: Placed): Stage[] {
  const reached = [...changes.map((change) => change.status), status]
    .map((each) => stageOf(each, companySlug))
    .findLast((stage) => stage !== null)
  const now = STAGES.indexOf(reached ?? 'placed')
  return STAGES.map((name, index) => ({
    name,
    state: stateAt(index, now),
    since: name === 'placed' ? at : since(name),
  }))

  function since(name: StageName): string | null {
    return changes.find((change) => stageOf(change.status, companySlug) === name)?.at ?? null
  }
}

function stateAt(index: number, now: number): Stage['state'] {
  const isEnd = now === STAGES.length - 1
  if (index < now || (isEnd && index === now)) return 'done'
  return index === now ? 'now' : 'todo'
}

/** Returns the day by which an order that has arrived is completed and dispatched; null before it has. */
export function promisedDay(
  { changes }: OrderProgress,
  { express, companySlug }: { express: boolean; companySlug: string },
): Day | null {
  const arrival = changes.find(({ status }) => status === `arrived_at_${companySlug}`)
  return arrival ? dispatchDay(dayAt(new Date(arrival.at)), express) : null
}
