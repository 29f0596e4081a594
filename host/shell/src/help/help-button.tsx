import { useState, type JSX } from 'react'
import { Icon } from '@darnley/web/ui/icon'
import styles from './help-button.module.css'
import { HelpDialog } from './help-dialog.tsx'

/** The help button, in the same place on every page (section 2.1). */
export function HelpButton({ className }: { className: string | undefined }): JSX.Element {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="help" />
        <span className={styles['label']}>Help</span>
      </button>
      <HelpDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
