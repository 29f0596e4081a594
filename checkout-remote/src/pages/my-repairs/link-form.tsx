import { useId, type JSX, type ReactNode, type SubmitEvent } from 'react'
import { isApiError } from '@darnley/web/client'
import { Button } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import styles from '#src/components/account/layout.module.css'

interface LinkFormProps {
  title: string
  tone: 'chalk' | 'plain'
  asking: { isPending: boolean; isSuccess: boolean; error: Error | null }
  onSend: () => void
  children: ReactNode
}

/** A form that asks for a link, with its answer, which never tells whether an address is known. */
export function LinkForm({ title, tone, asking, onSend, children }: LinkFormProps): JSX.Element {
  const { isPending, isSuccess, error } = asking
  const headingId = useId()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onSend()
  }
  return (
    <form
      className={`${styles['box']} ${styles[tone]}`}
      aria-labelledby={headingId}
      onSubmit={submit}
      noValidate
    >
      <h2 id={headingId}>{title}</h2>
      {children}
      <Button
        type="submit"
        wide
        variant={tone === 'chalk' ? 'primary' : 'secondary'}
        busy={isPending}
      >
        Send me the link
      </Button>
      {error ? <Notice tone="error">{reasonOf(error)}</Notice> : null}
      {isSuccess ? <LinkSent onAgain={onSend} /> : null}
    </form>
  )
}

function LinkSent({ onAgain }: { onAgain: () => void }): JSX.Element {
  return (
    <div className={styles['sent']} role="status">
      <Icon name="mail" />
      <div>
        <b>Look in your inbox</b>
        <p className={styles['note']}>
          If we know this address, a link is on its way. Nothing after 2 minutes?{' '}
          <button type="button" className={styles['inline']} onClick={onAgain}>
            Send it again
          </button>
        </p>
      </div>
    </div>
  )
}

function reasonOf(error: Error): string {
  return isApiError(error) && error.code === 'Generic Error' && error.status === 429
    ? 'Links were sent to this address today already. Please use the newest one, or try again tomorrow.'
    : 'We could not send the link just now. Please try again.'
}
