import type { JSX } from 'react'
import styles from './spinner.module.css'

/** A turning stitch; the label says what is loading. */
export function Spinner({ label, size = 28 }: { label: string; size?: number }): JSX.Element {
  return (
    <span className={styles['spinner']}>
      <span className={styles['ring']} style={{ width: size, height: size }} aria-hidden="true" />
      {label ? <span>{label}</span> : null}
    </span>
  )
}
