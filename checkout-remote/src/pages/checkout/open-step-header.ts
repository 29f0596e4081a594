/** The id of the one open step's header. */
export const openStepId = 'open-step'

/** A pressed button that goes with its notice leaves the focus in its step. */
export function focusOpenStep(): void {
  document.getElementById(openStepId)?.focus({ preventScroll: true })
}
