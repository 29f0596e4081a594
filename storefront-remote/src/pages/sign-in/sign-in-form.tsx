import { useState, type JSX, type SyntheticEvent } from 'react'
import { Button } from '@darnley/web/ui/button'
import { TextField } from '@darnley/web/ui/text-field'
import { SignInFailed } from './sign-in-failed.tsx'
import styles from './page.module.css'
import { useSignIn } from './use-sign-in.ts'

export function SignInForm(): JSX.Element {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { mutate, isPending, error, reset } = useSignIn()
  const isFilled = email.trim() !== '' && password !== ''

  function submit(): void {
    if (isFilled && !isPending) mutate({ email, password })
  }

  function edit(set: (value: string) => void): (value: string) => void {
    return (value) => {
      set(value)
      if (error) reset()
    }
  }

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault()
    submit()
  }

  return (
    <form className={styles['form']} onSubmit={onSubmit}>
      {error ? <SignInFailed error={error} onRetry={submit} /> : null}
      <TextField
        label="Email/username"
        name="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        value={email}
        onChange={edit(setEmail)}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={256}
        value={password}
        onChange={edit(setPassword)}
      />
      <Button type="submit" wide disabled={!isFilled} busy={isPending}>
        Sign in
      </Button>
    </form>
  )
}
