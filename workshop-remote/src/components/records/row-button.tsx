import type { JSX } from 'react'
import styles from './records.module.css'

interface RowButtonProps {
  /** With the name of the row, which the shown word may leave out. */
  label: string
  children: string
  onClick: () => void
}

/** Opens a row in a dialog. */
export function RowButton({ label, children, onClick }: RowButtonProps): JSX.Element {
  return (
    <button
      type="button"
      className={styles['open']}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
