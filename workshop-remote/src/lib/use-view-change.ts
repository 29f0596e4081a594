import { useEffect, useRef } from 'react'
import { useNavigate } from '@darnley/web/router'

/**
 * Returns a function that changes a part of the view that the address holds. It starts from the change before, which
 * the router may not have rendered yet, so that two quick changes both hold.
 */
export function useViewChange<View extends object>(
  view: View,
  addressOf: (view: View) => string,
): (change: Partial<View>) => void {
  const navigate = useNavigate()
  const latest = useRef(view)
  useEffect(() => {
    latest.current = view
  }, [view])
  return (change) => {
    latest.current = { ...latest.current, ...change }
    void navigate(addressOf(latest.current))
  }
}
