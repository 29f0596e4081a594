import { useEffect, useRef } from 'react'
import { scannerGapMs } from './scan-burst.ts'

/** Key in small letters > what it does. */
export type KeyActions = Readonly<Record<string, () => void>>

/**
 * Calls the action of a key, unless a field or a dialog has the keys. Waits for the length of a scanner's pause, because
 * the keys of a code are no shortcuts.
 */
export function useKeys(actions: KeyActions): void {
  const actionsNow = useRef(actions)
  actionsNow.current = actions
  useEffect(() => {
    let last = -Infinity
    let waiting: ReturnType<typeof setTimeout> | undefined
    function press(event: KeyboardEvent): void {
      const { key, repeat, timeStamp } = event
      if (key === 'Shift') return
      const isOfCode = !repeat && timeStamp - last < scannerGapMs
      last = timeStamp
      if (isOfCode) clearTimeout(waiting)
      const name = key.toLowerCase()
      if (isTaken(event) || !Object.hasOwn(actionsNow.current, name)) return
      event.preventDefault()
      const act = (): void => actionsNow.current[name]?.()
      if (repeat) act()
      else if (!isOfCode) waiting = setTimeout(act, scannerGapMs)
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
