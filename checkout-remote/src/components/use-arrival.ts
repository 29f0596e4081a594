import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from '@darnley/web/router'
import type { OrderPart } from '#src/lib/order-path.ts'

interface Arrival {
  readonly part: RefObject<HTMLElement | null>
  /** Whether a link has led here. */
  readonly isWanted: boolean
}

/** Shows the part of a page that a link leads to once it is drawn, which is after its order was loaded. */
export function useArrival(name: OrderPart): Arrival {
  const part = useRef<HTMLElement>(null)
  const isWanted = useLocation().hash === `#${name}`
  useEffect(() => {
    if (isWanted) part.current?.scrollIntoView()
  }, [isWanted])
  return { part, isWanted }
}
