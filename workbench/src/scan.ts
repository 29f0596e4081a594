/**
 * Presses the keys of a code where the focus is, as a hand scanner does: without a pause, which keys that a test sends
 * to the browser one by one may have on a busy machine.
 */
export function scan(code: string): void {
  for (const key of [...code, 'Enter']) {
    const target = document.activeElement ?? document.body
    const options = { key, bubbles: true, cancelable: true }
    const isFree = target.dispatchEvent(new KeyboardEvent('keydown', options))
    if (isFree && target.matches('input, textarea'))
      document.execCommand('insertText', false, key === 'Enter' ? '\n' : key)
  }
}
