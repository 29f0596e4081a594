import { useId, useState, type JSX, type SubmitEvent } from 'react'
import { faultsByField, isApiError } from '#src/client/errors.ts'
import { Button } from './button.tsx'
import styles from './password-reset.module.css'
import { TextField } from './text-field.tsx'

/** The result of a followed link. */
export type LinkEnd = 'done' | 'too-old'

interface NewPasswordFormProps {
  /** Rejects with an ApiError. */
  set: (password: string) => Promise<unknown>
  onEnd: (end: LinkEnd) => void
}

const shortest = 8

export function NewPasswordForm({ set, onEnd }: NewPasswordFormProps): JSX.Element {
  const id = useId()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function send(): Promise<void> {
    setIsBusy(true)
    try {
      await set(password)
      onEnd('done')
    } catch (reason) {
      const fault = faultOf(reason)
      if (fault === null) onEnd('too-old')
      else fail(fault)
    } finally {
      setIsBusy(false)
    }
  }

  function fail(why: string): void {
    setError(why)
    document.getElementById(id)?.focus()
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (isBusy) return
    if (password.length < shortest) fail(`Use at least ${shortest} characters`)
    else void send()
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <div aria-live="assertive">
        <TextField
          id={id}
          label="New password"
          name="new-password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${shortest} characters; a few words are best.`}
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
        Set the password
      </Button>
    </form>
  )
}

/** Returns what is wrong with the password, in the api's words; null when the link is no longer valid. */
function faultOf(reason: unknown): string | null {
  if (isApiError(reason) && reason.code === 'Validation Error')
    return faultsByField(reason.body).get('password') ?? null
  return 'We could not set the password. Check the connection and try again.'
}
