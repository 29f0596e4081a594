import { useState, type JSX } from 'react'
import { useStore } from '@darnley/web/stores'
import { Segments } from '#src/components/form/segments.tsx'
import { $shortcuts, setShortcuts } from '#src/stores/shortcuts.ts'
import { Modal } from '@darnley/web/ui/dialog'
import { useShortcuts } from '#src/lib/use-shortcuts.ts'
import styles from './frame.module.css'

const keys = [
  ['/', 'Scan or search'],
  ['J, K', 'Next and previous order'],
  ['H, L', 'Column to the left and to the right'],
  ['Enter', 'Open'],
  ['V', 'Board or list'],
  ['1 to 5', 'All, late, due today, express, no tailor'],
  ['S, D', 'Start or pause the task in hand, and done'],
  ['N, P, T', 'Note on a garment, photo after the work, and its tag'],
  ['Esc', 'Close'],
  ['?', 'These keys'],
] as const

const switches = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off on this device' },
] as const

/** Shows all keys, and switches them off. */
export function KeysButton(): JSX.Element {
  const [open, setOpen] = useState(false)
  useShortcuts({ '?': () => setOpen(true) })
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
        <Segments
          legend="Keys without Ctrl or Alt"
          options={switches}
          value={useStore($shortcuts) ? 'on' : 'off'}
          onChange={(value) => setShortcuts(value === 'on')}
        />
      </Modal>
    </>
  )
}
