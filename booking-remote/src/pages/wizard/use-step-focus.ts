import { useLayoutEffect, useRef } from 'react'
import { pageHeadingId } from '@darnley/web/ui/page'

/**
 * Moves the focus to the heading of a new step, which a screen reader then announces, and scrolls to the top. Returns
 * whether the step has changed since the page was opened.
 */
export function useStepFocus(place: string, isOpening: boolean): boolean {
  const shown = useRef(place)
  const hasChanged = useRef(false)
  // The step that the page opens at is not a change.
  if (isOpening) shown.current = place
  if (shown.current !== place) hasChanged.current = true

  useLayoutEffect(() => {
    if (shown.current === place) return
    shown.current = place
    scrollTo(0, 0)
    document.getElementById(pageHeadingId)?.focus({ preventScroll: true })
  }, [place])
  return hasChanged.current
}
