import { useLayoutEffect, useRef } from 'react'
import { pageHeadingId } from 'shared/ui/page'

/**
 * Moves the focus to the heading of a new step, which a screen reader then reads out, and the page to its top.
 * Returns whether the step was changed since the page was opened.
 */
export function useStepFocus(place: string, isOpening: boolean): boolean {
  const shown = useRef(place)
  const hasChanged = useRef(false)
  // Where somebody comes back to is no step that they took.
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
