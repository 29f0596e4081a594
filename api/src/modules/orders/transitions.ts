import { closedStatuses } from './stages.ts'

/** The status of an order that needs a decision of staff. */
export const HELD = 'attention_required'

/** Returns the transitions from each open status (design.md, "status changes"), without attention_required. */
function table(company: string): ReadonlyMap<string, readonly string[]> {
  const inTransit = `in_transit_to_${company}`
  const failed = `delivery_to_${company}_failed`
  const arrived = `arrived_at_${company}`
  const ways = {
    awaiting_payment: ['awaiting_pickup', 'awaiting_store_dropoff', 'cancelled'],
    awaiting_store_dropoff: ['awaiting_pickup', 'cancelled'],
    awaiting_pickup: [inTransit, 'customer_pickup_failed', 'cancelled'],
    customer_pickup_failed: ['awaiting_pickup', 'cancelled'],
    [inTransit]: [arrived, failed],
    [failed]: [inTransit, arrived],
    // Without work it goes back as it is.
    [arrived]: ['in_progress', 'awaiting_delivery', 'awaiting_store_collection'],
    in_progress: ['awaiting_delivery', 'awaiting_store_collection', 'finished'],
    awaiting_delivery: ['in_transit_to_customer'],
    in_transit_to_customer: ['finished', 'customer_delivery_failed', 'awaiting_store_collection'],
    customer_delivery_failed: ['in_transit_to_customer', 'awaiting_store_collection'],
    awaiting_store_collection: ['finished'],
  }
  return new Map(Object.entries(ways))
}

/** Returns the next statuses of an order; none for an unknown or closed one. */
export function nextStatuses(status: string, company: string): readonly string[] {
  const ways = table(company)
  if (status === HELD) return [...ways.keys(), ...closedStatuses]
  const next = ways.get(status)
  return next ? [...next, HELD] : []
}

/** The columns of an order that a change depends on. */
export interface OrderState {
  readonly status: string
  /** The status from which a held order came; null for one that was held before this was recorded. */
  readonly heldFrom: string | null
  readonly paidAt: Date | null
}

/**
 * Returns the transitions of the table, without a return of a paid order to unpaid. A held order goes only to the status
 * from which it came, or to one that may follow it; one that was held before this was recorded stays open.
 */
export function allowedStatuses(
  { status, heldFrom, paidAt }: OrderState,
  company: string,
): readonly string[] {
  const next = nextStatuses(status, company)
  const after = status === HELD ? afterHold(heldFrom, company) : next
  return next.filter((to) => after.includes(to) && (to !== 'awaiting_payment' || paidAt === null))
}

function afterHold(heldFrom: string | null, company: string): readonly string[] {
  return heldFrom === null
    ? [...table(company).keys()]
    : [heldFrom, ...nextStatuses(heldFrom, company)]
}
