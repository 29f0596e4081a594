import type { ComponentProps, JSX } from 'react'
import { Link } from '#src/router/router.ts'
import styles from './button.module.css'
import { Spinner } from './spinner.tsx'

/** `destructive`: what can't be undone; framed as a warning, never filled. */
export type ButtonVariant = 'primary' | 'secondary' | 'destructive' | 'link'

interface Look {
  variant?: ButtonVariant
  /** Fills its row. */
  wide?: boolean
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Shows progress and cannot be pressed. */
  busy?: boolean
}

export function Button({
  variant = 'primary',
  wide = false,
  busy = false,
  ...rest
}: ButtonProps): JSX.Element {
  const { className, children, disabled, ...button } = rest
  return (
    <button
      type="button"
      {...button}
      disabled={disabled === true || busy}
      aria-busy={busy}
      className={`${buttonClass(variant, wide)} ${className ?? ''}`}
    >
      {busy ? <Spinner label="" size={20} /> : null}
      {children}
    </button>
  )
}

export function ButtonLink({
  variant = 'primary',
  wide = false,
  className,
  ...link
}: ComponentProps<typeof Link> & Look): JSX.Element {
  return <Link {...link} className={`${buttonClass(variant, wide)} ${className ?? ''}`} />
}

/**
 * Returns the class for an element that looks like a button but cannot be one of the components above, such as an
 * external link.
 */
export function buttonClass(variant: ButtonVariant = 'primary', wide = false): string {
  return [styles['button'], styles[variant], wide ? styles['wide'] : ''].join(' ')
}
