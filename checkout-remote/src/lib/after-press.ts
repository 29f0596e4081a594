let isPressed = false

globalThis.addEventListener?.('pointerdown', () => (isPressed = true), { capture: true })
for (const end of ['pointerup', 'pointercancel'])
  globalThis.addEventListener?.(end, () => (isPressed = false), { capture: true })

/**
 * Runs the task once no pointer is pressed, and its click is over. What appears during a press moves the button that is
 * being pressed away, and swallows the press.
 */
export function afterPress(task: () => void): void {
  if (!isPressed) return task()
  const released = new AbortController()
  const release = (): void => {
    released.abort()
    setTimeout(task)
  }
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, release, { signal: released.signal })
}
