import { useState, type JSX } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import styles from './help-button.module.css'
import { HelpDialog, type HelpSite } from './help-dialog.tsx'

interface HelpButtonProps {
  site: HelpSite
  className: string | undefined
}

/** The help button, in the same place on every page (section 2.1). */
export function HelpButton({ site, className }: HelpButtonProps): JSX.Element {
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
      <HelpDialog site={site} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
