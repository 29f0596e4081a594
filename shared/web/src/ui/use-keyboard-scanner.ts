import { useEffect, useRef } from 'react'
import { createScanBurst, scannerGapMs } from './scan-burst.ts'

/** Milliseconds: slow enough for a busy tablet, where people type in fields alone. */
const patientGapMs = 1000

interface ScannerOptions {
  /**
   * For pages with shortcuts and fields: a code is known by a scanner's speed, and taken out of the field that it was
   * typed into. By default a scanner types into a field like a keyboard.
   */
  readonly amongTyping?: boolean
}

/** Calls back with the text that a barcode scanner types, wherever the focus is. */
export function useKeyboardScanner(
  onScan: (text: string) => void,
  { amongTyping = false }: ScannerOptions = {},
): void {
  const onScanNow = useRef(onScan)
  onScanNow.current = onScan
  useEffect(() => {
    const burst = createScanBurst(amongTyping ? scannerGapMs : patientGapMs)
    let undo: (() => void) | undefined
    function note(event: KeyboardEvent): void {
      const field = fieldOf(event)
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (field && !amongTyping) return
      const code = burst.press({ key: event.key, at: event.timeStamp })
      if (burst.isBegun()) undo = field && undoing(field)
      if (code === null) return
      // The Enter that ends a code must not press a button or send a form.
      event.preventDefault()
      undo?.()
      onScanNow.current(code)
    }
    addEventListener('keydown', note, { capture: true })
    return () => removeEventListener('keydown', note, { capture: true })
  }, [amongTyping])
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function fieldOf({ target }: KeyboardEvent): Field | undefined {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  return isField ? target : undefined
}

/** Returns a function that gives a field the value back that it has now, and tells React so. */
function undoing(field: Field): () => void {
  const { value } = field
  return () => {
    if (field.value === value) return
    // React overrides the property of the element, and would not notice the change.
    const prototype: unknown = Object.getPrototypeOf(field)
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
