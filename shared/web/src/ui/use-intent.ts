import { useRef } from 'react'

/** Milliseconds. Longer than a pointer that only passes over the control, and than the paint of a new step. */
const rest = 60

/**
 * Returns handlers that call `act` once a pointer or the focus rests on a control, even when the control was removed
 * by then because it was pressed at once.
 */
export function useIntent(act: (() => void) | undefined): {
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
  readonly onFocus: () => void
} {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const forget = (): void => clearTimeout(timer.current)
  const wait = (): void => {
    forget()
    if (act) timer.current = setTimeout(act, rest)
  }
  return { onPointerEnter: wait, onPointerLeave: forget, onFocus: wait }
}
