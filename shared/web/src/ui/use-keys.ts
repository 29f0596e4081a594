import { useEffect, useRef } from 'react'
import { scannerGapMs, shortestCode } from './scan-burst.ts'

/** Key in small letters > what it does. */
export type KeyActions = Readonly<Record<string, () => void>>

/**
 * Calls the action of a key, unless a field or a dialog has the keys. Waits for a scanner's pause, because the keys of a
 * code are no shortcuts.
 */
export function useKeys(actions: KeyActions): void {
  const actionsNow = useRef(actions)
  actionsNow.current = actions
  useEffect(() => {
    let pressed: string[] = []
    let waiting: ReturnType<typeof setTimeout> | undefined
    function act(): void {
      const names = pressed.length < shortestCode ? pressed : []
      pressed = []
      for (const name of names) actionsNow.current[name]?.()
    }
    function press(event: KeyboardEvent): void {
      if (event.key.length > 1 || isTaken(event)) return
      const name = event.key.toLowerCase()
      const isKnown = Object.hasOwn(actionsNow.current, name)
      if (isKnown) event.preventDefault()
      // A key that is held repeats faster than a scanner types.
      if (isKnown && event.repeat) return actionsNow.current[name]?.()
      pressed.push(name)
      clearTimeout(waiting)
      waiting = setTimeout(act, scannerGapMs)
    }
    addEventListener('keydown', press)
    return () => {
      clearTimeout(waiting)
      removeEventListener('keydown', press)
    }
  }, [])
}

/** Whether a field, a dialog or the browser has this key. */
function isTaken({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isInField =
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  return (
    isInField || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null
  )
}
