import type { ComponentProps, JSX } from 'react'
import styles from './form.module.css'

interface PlainButtonProps extends ComponentProps<'button'> {
  /** Framed in red: what cannot be taken back. */
  danger?: boolean
  /** Shows progress and cannot be pressed. */
  busy?: boolean
}

/** A white button, for all that is not the one primary action of a page or dialog. */
export function PlainButton(props: PlainButtonProps): JSX.Element {
  const { danger = false, busy = false, disabled = false, children, ...button } = props
  return (
    <button
      type="button"
      {...button}
      className={styles[danger ? 'danger' : 'plain']}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {children}
    </button>
  )
}
