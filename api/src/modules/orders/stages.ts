import type { DeskStage } from '@darnley/contract/workshop-desk'

/** The columns of an order that its stage depends on. */
export interface Staged {
  readonly status: string
  /** The status in which an order was found to need attention. */
  readonly heldFrom: string | null
  readonly waitsForCustomer: boolean
}

export const closedStatuses = ['finished', 'cancelled'] as const

/** The stages of these statuses; all other statuses from before the arrival are `coming`. */
export const statusesOfStages = {
  on_its_way: ['in_transit_to_customer', 'customer_delivery_failed', 'awaiting_store_collection'],
  to_send_back: ['awaiting_delivery'],
  in_work: ['in_progress'],
} as const satisfies Partial<Record<DeskStage, readonly string[]>>

/** Beginning of the status of an order that has arrived; the company's slug follows. */
export const ARRIVED = 'arrived_at_'

export const statusesOfDoneWork: readonly string[] = [
  ...statusesOfStages.to_send_back,
  ...statusesOfStages.on_its_way,
  ...closedStatuses,
]

/** Whether the work on an order is not done. */
export function isWaitedFor({ status }: Pick<Staged, 'status'>): boolean {
  return status !== 'awaiting_payment' && !statusesOfDoneWork.includes(status)
}

/** Whether staff of the workshop have the order before them: it is paid and not closed. */
export function isOnDesk({ status }: Pick<Staged, 'status'>): boolean {
  return status !== 'awaiting_payment' && !closedStatuses.some((closed) => closed === status)
}

/** Returns where an order stands on the desk; null for one that is not there. db/order-conditions.ts says it in SQL. */
export function stageOf(order: Staged): DeskStage | null {
  if (!isOnDesk(order)) return null
  const at = order.heldFrom ?? order.status
  const { on_its_way, to_send_back, in_work } = statusesOfStages
  if (on_its_way.some((status) => status === at)) return 'on_its_way'
  if (to_send_back.some((status) => status === at)) return 'to_send_back'
  if (order.waitsForCustomer) return 'with_customer'
  if (in_work.some((status) => status === at)) return 'in_work'
  return at.startsWith(ARRIVED) ? 'arrived' : 'coming'
}
