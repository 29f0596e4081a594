import { useEffect, useRef, useState } from 'react'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { useQueryClient } from '@darnley/web/query'
import { changeStatus } from '#src/calls/change-status.ts'
import { orderQuery } from '#src/queries/order.ts'

export type ChangeState =
  | { readonly type: 'idle' }
  | { readonly type: 'sending' }
  /** Waiting for a connection to send the change once. */
  | { readonly type: 'waiting' }
  | { readonly type: 'changed' }
  | { readonly type: 'refused'; readonly wanted: string; readonly current: string }
  | { readonly type: 'failed' }

interface UseStatusChange {
  readonly state: ChangeState
  readonly dispatch: () => void
  readonly changeTo: (status: string) => void
}

/** Changes the status of an order and updates every part of the page that shows it. */
export function useStatusChange(order: StorefrontOrder): UseStatusChange {
  const [state, setState] = useState<ChangeState>({ type: 'idle' })
  const leaving = useRef(new AbortController())
  const client = useQueryClient()

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  async function send(
    to: 'dispatched-by-store' | { readonly status: string },
    wanted: string,
  ): Promise<void> {
    setState({ type: 'sending' })
    const onWaiting = (): void => setState({ type: 'waiting' })
    try {
      const signal = leaving.current.signal
      const outcome = await changeStatus({ order, to, onWaiting, signal })
      setState(
        outcome.type === 'changed'
          ? { type: 'changed' }
          : { type: 'refused', wanted, current: outcome.order.status },
      )
      client.setQueryData(orderQuery(order.collection_ref).queryKey, outcome.order)
    } catch {
      setState({ type: 'failed' })
    }
  }

  return {
    state,
    dispatch: () => void send('dispatched-by-store', 'dispatched'),
    changeTo: (status) => void send({ status }, status),
  }
}
