import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { staffCall } from '@darnley/web/session'
import { isConflict } from '#src/lib/order-problem.ts'
import { sendUntilAnswered } from '#src/lib/send-until-answered.ts'
import { findOrder } from './find-order.ts'

const timeoutMs = 10_000

interface StatusChange {
  readonly order: StorefrontOrder
  /** A status, or handing the order over to us (which has a call of its own in section 7.2). */
  readonly to: { readonly status: string } | 'dispatched-by-store'
  readonly onWaiting: () => void
  readonly signal: AbortSignal
}

export type StatusOutcome =
  | { readonly type: 'changed'; readonly order: StorefrontOrder }
  /** Another user was faster, or the table does not allow the change. */
  | { readonly type: 'refused'; readonly order: StorefrontOrder }

/**
 * Changes the status of an order once: the order's history tells a lost response from a refusal. Rejects with an
 * ApiError when the order is gone or the session has ended.
 */
export async function changeStatus(change: StatusChange): Promise<StatusOutcome> {
  const { order, onWaiting, signal } = change
  let attempts = 0
  const send = (): Promise<StorefrontOrder> => {
    attempts += 1
    return post(change)
  }
  try {
    return { type: 'changed', order: await sendUntilAnswered(send, { onWaiting, signal }) }
  } catch (error) {
    if (!isConflict(error)) throw error
    const current = await findOrder(order.collection_ref)
    const next = current.status_changes.at(order.status_changes.length)
    const isOurs = attempts > 1 && next !== undefined && isRequested(change, next.to)
    return { type: isOurs ? 'changed' : 'refused', order: current }
  }
}

function post({ order, to }: StatusChange): Promise<StorefrontOrder> {
  const signal = AbortSignal.timeout(timeoutMs)
  const order_id = order._id
  return to === 'dispatched-by-store'
    ? staffCall('POST /storefront/mark_order_dispatched_by_store', { query: { order_id }, signal })
    : staffCall('POST /storefront/update_order_status', {
        query: { order_id, order_status: to.status },
        signal,
      })
}

function isRequested({ to }: StatusChange, status: string): boolean {
  return to === 'dispatched-by-store' ? status.startsWith('in_transit_to_') : status === to.status
}
