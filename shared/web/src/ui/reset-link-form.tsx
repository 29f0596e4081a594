import { useState, type JSX, type SubmitEvent } from 'react'
import { isApiError } from '#src/client/errors.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import styles from './password-reset.module.css'
import { TextField } from './text-field.tsx'

interface ResetLinkFormProps {
  ask: (email: string) => Promise<unknown>
  onAsked: () => void
}

/** Never reveals whether the account exists (S12). */
export function ResetLinkForm({ ask, onAsked }: ResetLinkFormProps): JSX.Element {
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'typing' | 'sending' | 'failed' | 'too-many'>('typing')
  const isEmail = /^\s*\S+@\S+\.\S+\s*$/.test(email)

  async function send(): Promise<void> {
    setState('sending')
    try {
      await ask(email.trim())
      onAsked()
    } catch (error) {
      const isTooMany = isApiError(error) && 'status' in error && error.status === 429
      setState(isTooMany ? 'too-many' : 'failed')
    }
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (isEmail && state !== 'sending') void send()
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        hint="We send a link to choose a new password."
        maxLength={254}
        value={email}
        onChange={setEmail}
      />
      {state === 'failed' ? (
        <Notice tone="error">We could not send the link just now. Please try again.</Notice>
      ) : null}
      {state === 'too-many' ? (
        <Notice tone="error">
          Several links were sent to this address today. Please use the newest one, or try again
          tomorrow.
        </Notice>
      ) : null}
      <Button type="submit" wide disabled={!isEmail} busy={state === 'sending'}>
        Send the link
      </Button>
    </form>
  )
}
