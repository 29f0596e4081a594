import type { StorefrontOrder } from 'shared/contract/storefront-orders'
import { staffCall } from 'shared/session'
import { isConflict } from '#src/lib/order-problem.ts'
import { sendUntilAnswered } from '#src/lib/send-until-answered.ts'
import { findOrder } from './find-order.ts'

const patience = 10_000

interface WantedChange {
  readonly order: StorefrontOrder
  /** A status, or handing the order over to us (section 7.2 has a call of its own for that). */
  readonly to: { readonly status: string } | 'dispatched-by-store'
  readonly onWaiting: () => void
  readonly signal: AbortSignal
}

export type StatusOutcome =
  | { readonly type: 'changed'; readonly order: StorefrontOrder }
  /** Somebody was faster, or the table does not lead there. */
  | { readonly type: 'refused'; readonly order: StorefrontOrder }

/**
 * Changes the status of an order, once: an answer that was lost on the way is told from a refusal by the order's
 * history. Rejects with an ApiError when the order is gone or the session is over.
 */
export async function changeStatus(wanted: WantedChange): Promise<StatusOutcome> {
  const { order, onWaiting, signal } = wanted
  let attempts = 0
  const send = (): Promise<StorefrontOrder> => {
    attempts += 1
    return post(wanted)
  }
  try {
    return { type: 'changed', order: await sendUntilAnswered(send, { onWaiting, signal }) }
  } catch (error) {
    if (!isConflict(error)) throw error
    const current = await findOrder(order.collection_ref)
    const next = current.status_changes.at(order.status_changes.length)
    const isOurs = attempts > 1 && next !== undefined && isWanted(wanted, next.to)
    return { type: isOurs ? 'changed' : 'refused', order: current }
  }
}

function post({ order, to }: WantedChange): Promise<StorefrontOrder> {
  const signal = AbortSignal.timeout(patience)
  const order_id = order._id
  return to === 'dispatched-by-store'
    ? staffCall('POST /storefront/mark_order_dispatched_by_store', { query: { order_id }, signal })
    : staffCall('POST /storefront/update_order_status', {
        query: { order_id, order_status: to.status },
        signal,
      })
}

function isWanted({ to }: WantedChange, status: string): boolean {
  return to === 'dispatched-by-store' ? status.startsWith('in_transit_to_') : status === to.status
}
