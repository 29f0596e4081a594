import { useState, type JSX } from 'react'
import { Modal } from '@darnley/web/ui/dialog'
import { useKeys } from '@darnley/web/ui/use-keys'
import styles from './frame.module.css'

const keys = [
  ['/', 'Scan or search'],
  ['J, K', 'Next and previous order'],
  ['H, L', 'Column to the left and to the right'],
  ['Enter', 'Open'],
  ['V', 'Board or list'],
  ['1 to 5', 'All, late, due today, express, no tailor'],
  ['S, D', 'Start or pause the task in hand, and done'],
  ['N, T', 'Note on a garment, and its tag'],
  ['Esc', 'Close'],
  ['?', 'These keys'],
] as const

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
