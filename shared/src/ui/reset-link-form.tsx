import { useState, type JSX, type SubmitEvent } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import styles from './password-reset.module.css'
import { TextField } from './text-field.tsx'

interface ResetLinkFormProps {
  ask: (email: string) => Promise<unknown>
}

/** The answer never says whether there is such an account (S12). */
export function ResetLinkForm({ ask }: ResetLinkFormProps): JSX.Element {
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'typing' | 'sending' | 'sent' | 'failed'>('typing')
  const isEmail = /^\s*\S+@\S+\.\S+\s*$/.test(email)

  async function send(): Promise<void> {
    setState('sending')
    try {
      await ask(email.trim())
      setState('sent')
    } catch {
      setState('failed')
    }
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (isEmail && state !== 'sending') void send()
  }

  if (state === 'sent') {
    return (
      <Notice tone="success">
        If there is an account with this e-mail, a link to choose a new password is on its way. It
        works once, within 30 minutes.
      </Notice>
    )
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
      <Button type="submit" wide disabled={!isEmail} busy={state === 'sending'}>
        Send the link
      </Button>
    </form>
  )
}
