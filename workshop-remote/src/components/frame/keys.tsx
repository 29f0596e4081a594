import { useEffect, useState, type JSX } from 'react'
import { Modal } from '@darnley/web/ui/dialog'
import styles from './frame.module.css'

const keys = [
  ['/', 'Scan or search'],
  ['J, K', 'Next and previous order'],
  ['H, L', 'Column to the left and to the right'],
  ['Enter', 'Open'],
  ['V', 'Board or list'],
  ['1 to 5', 'All, late, due today, express, no tailor'],
  ['Esc', 'Close'],
  ['?', 'These keys'],
] as const

/** Whether keys belong to a field, or a dialog is open. */
export function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isField =
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  return isField || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null
}

/** Calls a function for a key, unless a field or a dialog has the keys. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const action = isTyping(event) ? undefined : actions[event.key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [actions])
}

/** Shows all keys. */
export function KeysButton(): JSX.Element {
  const [open, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  return (
    <>
      <button
        type="button"
        className={styles['keys']}
        aria-label="Keys"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <kbd aria-hidden="true">?</kbd>
      </button>
      <Modal label="Keys" open={open} onClose={() => setOpen(false)}>
        <dl className={styles['keylist']}>
          {keys.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Modal>
    </>
  )
}
