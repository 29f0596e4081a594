import { useRef } from 'react'

/** Milliseconds. A pointer that only sweeps across is gone sooner, and a step that was just shown is painted. */
const rest = 60

/**
 * Handlers that call `act` once a pointer or the focus rests on a control; also when the control is gone by then,
 * because it was pressed at once.
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
