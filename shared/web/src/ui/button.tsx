import { type ComponentProps, type JSX, useCallback, useLayoutEffect, useRef } from 'react'
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
  const { className, children, disabled, ref, ...button } = rest
  const kept = useKeptFocus(busy, ref)
  return (
    <button
      type="button"
      {...button}
      ref={kept}
      disabled={disabled === true || busy}
      aria-busy={busy}
      className={`${buttonClass(variant, wide)} ${className ?? ''}`}
    >
      {busy ? <Spinner label="" size={20} /> : null}
      {children}
    </button>
  )
}

/**
 * Gives the focus back to a button that was pressed once it is no longer busy: a browser takes it from what is disabled,
 * and a press by keyboard would have to find the button again. What has taken the focus meanwhile keeps it.
 */
function useKeptFocus(
  busy: boolean,
  given: ComponentProps<'button'>['ref'],
): (element: HTMLButtonElement | null) => void {
  const element = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (busy) hadFocus.current = activeElement === element.current
    else if (hadFocus.current) {
      hadFocus.current = false
      if (activeElement === body || activeElement === null) element.current?.focus()
    }
  }, [busy])
  return useCallback(
    (button) => {
      element.current = button
      if (typeof given === 'function') given(button)
      else if (given) given.current = button
    },
    [given],
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
