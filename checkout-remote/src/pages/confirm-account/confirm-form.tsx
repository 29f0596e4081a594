import { useId, useState, type JSX, type SubmitEvent } from 'react'
import { createClient, faultsByField, isApiError } from '@darnley/web/client'
import { Button } from '@darnley/web/ui/button'
import { TextField } from '@darnley/web/ui/text-field'
import styles from './page.module.css'

/** The result of a followed link. */
export type Confirmed = 'opened' | 'too-old'

interface ConfirmFormProps {
  token: string
  onEnd: (how: Confirmed) => void
}

const client = createClient()

export function ConfirmForm({ token, onEnd }: ConfirmFormProps): JSX.Element {
  const id = useId()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function send(): Promise<void> {
    setIsBusy(true)
    try {
      await client.call('POST /public/confirm_registration', { body: { token, password } })
      onEnd('opened')
    } catch (reason) {
      const fault = faultOf(reason)
      if (fault === null) return onEnd('too-old')
      setError(fault)
      setIsBusy(false)
      document.getElementById(id)?.focus()
    }
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (password !== '' && !isBusy) void send()
  }

  return (
    <form className={styles['content']} onSubmit={submit} noValidate>
      <div aria-live="assertive">
        <TextField
          id={id}
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          hint="The one that you chose for this account."
          maxLength={256}
          value={password}
          error={error}
          onChange={(value) => {
            setPassword(value)
            setError(undefined)
          }}
        />
      </div>
      <Button type="submit" wide disabled={password === ''} busy={isBusy}>
        Open the account
      </Button>
    </form>
  )
}

/** Returns what is wrong with the password; null when the link is no longer valid. */
function faultOf(reason: unknown): string | null {
  if (isApiError(reason) && reason.code === 'Validation Error')
    return faultsByField(reason.body).get('password') ?? null
  if (isApiError(reason) && 'status' in reason && reason.status === 429)
    return 'Too many attempts. Please wait a few minutes.'
  return 'We could not open the account just now. Please try again.'
}
