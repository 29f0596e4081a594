/**
 * Presses the keys of a code where the focus is, as a hand scanner does: without a pause, which keys that a test sends
 * to the browser one by one may have on a busy machine. All are made before the first is sent, because the time of an
 * event is when it was made, and the page's answer to a key may take longer than a scanner's pause.
 */
export function scan(code: string): void {
  const presses = [...code, 'Enter'].map(
    (key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )
  for (const press of presses) {
    const target = document.activeElement ?? document.body
    const isFree = target.dispatchEvent(press)
    if (isFree && target.matches('input, textarea'))
      document.execCommand('insertText', false, press.key === 'Enter' ? '\n' : press.key)
  }
}
