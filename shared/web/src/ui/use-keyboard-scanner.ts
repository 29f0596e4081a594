import { useEffect, useRef } from 'react'

/**
 * Milliseconds. Keyboard scanners are faster, even on a busy tablet, and outside of fields there is no other typing.
 */
const longestGapMs = 1000
const shortestCode = 6

/**
 * Calls back with the text that a barcode scanner types, wherever the focus is. In a field it types into the field,
 * like a keyboard.
 */
export function useKeyboardScanner(onScan: (text: string) => void): void {
  const onScanNow = useRef(onScan)
  onScanNow.current = onScan
  useEffect(() => {
    let typed = ''
    let last = 0
    function note(event: KeyboardEvent): void {
      if (isInField(event) || event.ctrlKey || event.metaKey || event.altKey) return
      const isFast = event.timeStamp - last < longestGapMs
      last = event.timeStamp
      if (event.key === 'Enter' && isFast && typed.length >= shortestCode) {
        // The Enter that ends a code must not press a button.
        event.preventDefault()
        onScanNow.current(typed)
        typed = ''
      } else if (event.key.length === 1) typed = isFast ? typed + event.key : event.key
    }
    addEventListener('keydown', note, { capture: true })
    return () => removeEventListener('keydown', note, { capture: true })
  }, [])
}

function isInField({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}
