import { useCallback, useEffect, useRef, useState } from 'react'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { createPicture } from '@darnley/web/camera'
import { changeStatus } from '#src/calls/change-status.ts'
import { findOrder } from '#src/calls/find-order.ts'
import { droppedOff, type DropOff } from '#src/lib/drop-off.ts'
import { lookUpProblem } from '#src/lib/order-problem.ts'
import { useFreshState } from './use-fresh-state.ts'

export interface UseDropOff {
  readonly state: DropOff
  /** Handles a code from a keyboard scanner. One code is handled at a time. */
  readonly scan: (text: string) => void
  /** Handles a scan of the camera's picture: a code or null. */
  readonly look: (text: string | null) => void
  /** Asks to confirm an order that was found by its number. */
  readonly ask: (order: StorefrontOrder) => void
  readonly confirm: () => void
  /** Returns to the start and refetches everything that the page shows. */
  readonly restart: () => void
}

const fresh: DropOff = { step: 'scanning' }

export function useDropOff(): UseDropOff {
  const [state, setState] = useState<DropOff>(fresh)
  const current = useRef<DropOff>(fresh)
  const picture = useRef(createPicture())
  const refresh = useFreshState()
  const leaving = useRef(new AbortController())

  const show = useCallback((next: DropOff): void => {
    current.current = next
    setState(next)
  }, [])

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const scan = useCallback(
    (text: string): void => {
      if (current.current.step !== 'scanning') return
      show({ step: 'looking-up' })
      void lookUp(text).then(show)
    },
    [show],
  )

  const look = useCallback(
    (text: string | null): void => {
      const code = picture.current.look(text, current.current.step === 'scanning')
      if (code !== null) scan(code)
    },
    [scan],
  )

  const ask = useCallback((order: StorefrontOrder) => show({ step: 'asking', order }), [show])

  const confirm = useCallback((): void => {
    const asked = current.current
    if (asked.step !== 'asking') return
    const { order } = asked
    show({ step: 'sending', order, isWaiting: false })
    const onWaiting = (): void => show({ step: 'sending', order, isWaiting: true })
    void markDroppedOff({ order, onWaiting, signal: leaving.current.signal }).then(show)
  }, [show])

  const restart = useCallback((): void => {
    show(fresh)
    refresh()
  }, [show, refresh])

  return { state, scan, look, ask, confirm, restart }
}

async function lookUp(text: string): Promise<DropOff> {
  try {
    return { step: 'asking', order: await findOrder(text.trim()) }
  } catch (error) {
    const type = lookUpProblem(error) === 'unknown' ? 'not-recognised' : 'no-answer'
    return { step: 'failed', problem: { type } }
  }
}

interface Marking {
  readonly order: StorefrontOrder
  readonly onWaiting: () => void
  readonly signal: AbortSignal
}

async function markDroppedOff(marking: Marking): Promise<DropOff> {
  try {
    const outcome = await changeStatus({ ...marking, to: { status: droppedOff } })
    if (outcome.type === 'changed') return { step: 'confirmed', order: outcome.order }
    return { step: 'failed', problem: { type: 'not-marked', order: outcome.order } }
  } catch {
    return { step: 'failed', problem: { type: 'not-marked', order: null } }
  }
}
