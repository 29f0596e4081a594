/** The id of the open step's header. */
export const openStepId = 'open-step'

/** Focuses the open step, for buttons that disappear together with their notice. */
export function focusOpenStep(): void {
  document.getElementById(openStepId)?.focus({ preventScroll: true })
}
