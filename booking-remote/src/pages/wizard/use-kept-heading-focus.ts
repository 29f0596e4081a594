import { useLayoutEffect } from 'react'
import { pageHeadingId } from '@darnley/web/ui/page'

/** Hands the focus of a heading that stands in for another one to what replaces it: otherwise it would be lost. */
export function useKeptHeadingFocus(): void {
  useLayoutEffect(
    () => () => {
      if (document.activeElement?.id !== pageHeadingId) return
      // What replaces it is in the page at the end of this task.
      queueMicrotask(() => document.getElementById(pageHeadingId)?.focus({ preventScroll: true }))
    },
    [],
  )
}
