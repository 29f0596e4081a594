import { useEffect, useRef } from 'react'
import { useNavigate } from '@darnley/web/router'
import { basketPath } from '#src/lib/site.ts'
import { startAgain } from '#src/stores/wizard.ts'

/**
 * Returns a function that goes to the basket, which names the line that was changed, if any. The wizard is cleared after
 * the page is left: otherwise it would restart during the navigation.
 */
export function useLeaveForBasket(): (changed?: string) => void {
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  useEffect(
    () => () => {
      if (isLeaving.current) startAgain()
    },
    [],
  )
  return (changed) => {
    isLeaving.current = true
    void navigate(changed ? `${basketPath}?changed=${changed}` : basketPath)
  }
}
