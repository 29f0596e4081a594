import {
  useEffect,
  useId,
  useRef,
  useState,
  type JSX,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { isApiError } from '@darnley/web/client'
import { Button, type ButtonVariant } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import styles from '#src/components/account/layout.module.css'

interface AccountFormProps {
  title: string
  tone?: 'chalk' | 'plain'
  action: string
  variant?: ButtonVariant
  form: { isPending: boolean; isSuccess: boolean; failure: Error | null; submit: () => void }
  /** What was done, once it was sent. */
  done?: string
  /** Below the button. */
  after?: ReactNode
  children: ReactNode
}

/** A form of the account in a box. What is wrong stands beside its field, and the first such field gets the focus. */
export function AccountForm({
  title,
  tone = 'plain',
  action,
  variant = 'secondary',
  form: { isPending, isSuccess, failure, submit },
  done,
  after,
  children,
}: AccountFormProps): JSX.Element {
  const titleId = useId()
  const element = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0 && !isPending) focusFirstFault(element.current)
  }, [tries, isPending])

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault()
    setTries(tries + 1)
    submit()
  }

  return (
    <form
      ref={element}
      className={`${styles['box']} ${styles[tone]}`}
      aria-labelledby={titleId}
      onSubmit={onSubmit}
      noValidate
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      <Button type="submit" wide variant={variant} busy={isPending}>
        {action}
      </Button>
      {failure ? <Notice tone="error">{reasonOf(failure)}</Notice> : null}
      {isSuccess && done ? <Notice tone="success">{done}</Notice> : null}
      {after}
    </form>
  )
}

function focusFirstFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

function reasonOf(error: Error): string {
  if (isApiError(error) && error.code === 'Unauthorized')
    return 'This e-mail address and password do not belong together. A new account works once its e-mail address is confirmed.'
  if (isApiError(error) && error.code === 'Generic Error' && error.status === 429)
    return 'There were too many attempts. Please wait a while.'
  return 'This did not work just now. Please try again.'
}
