import { useState, type JSX, type SubmitEvent } from 'react'
import { isApiError } from '@darnley/web/client'
import { useChange } from '@darnley/web/query'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { TextField } from '@darnley/web/ui/text-field'
import { isEmail } from '@darnley/contract/text/email'
import { requestLink } from '#src/queries/personal-data.ts'
import styles from './page.module.css'

/** Requests the link; never reveals whether any data is stored for the address. */
export function AskForLink(): JSX.Element {
  const [email, setEmail] = useState('')
  const { mutate, isPending, isSuccess, error } = useChange({ mutationFn: requestLink })

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (isEmail(email) && !isPending) mutate(email.trim())
  }

  if (isSuccess)
    return (
      <Notice tone="success">
        If we keep anything about this e-mail address, a link is on its way to it. It works for an
        hour.
      </Notice>
    )
  return (
    <form className={styles['content']} onSubmit={submit} noValidate>
      <p>See what we keep about you, take a copy of it, or have it erased.</p>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        hint="We send a link to this address, so that only you see your data."
        maxLength={254}
        value={email}
        onChange={setEmail}
      />
      {error ? <Notice tone="error">{reasonOf(error)}</Notice> : null}
      <Button type="submit" wide disabled={!isEmail(email)} busy={isPending}>
        Send the link
      </Button>
    </form>
  )
}

function reasonOf(error: Error): string {
  return isApiError(error) && error.code === 'Generic Error' && error.status === 429
    ? 'Links were sent to this address today already. Please use the newest one, or try again tomorrow.'
    : 'We could not send the link just now. Please try again.'
}
