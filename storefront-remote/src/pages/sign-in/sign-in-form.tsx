import { useState, type JSX, type SyntheticEvent } from 'react'
import { Button } from '@darnley/web/ui/button'
import { TextField } from '@darnley/web/ui/text-field'
import { SignInFailed } from './sign-in-failed.tsx'
import styles from './page.module.css'
import { useSignIn } from './use-sign-in.ts'

interface SignInFormProps {
  /** Whether people here may have a second step. It is never said who has: the field is there for all. */
  hasSecondStep?: boolean
}

export function SignInForm({ hasSecondStep = false }: SignInFormProps): JSX.Element {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [typedCode, setCode] = useState('')
  const { mutate, isPending, error, reset } = useSignIn()
  const isFilled = email.trim() !== '' && password !== ''

  function submit(): void {
    const code = typedCode.trim()
    if (isFilled && !isPending) mutate({ email, password, ...(code === '' ? {} : { code }) })
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
      {error ? <SignInFailed error={error} hasCode={hasSecondStep} onRetry={submit} /> : null}
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
      {hasSecondStep ? (
        <TextField
          label="Code of your second step"
          name="code"
          hint="If you switched it on: of your app, or a recovery code."
          autoComplete="one-time-code"
          maxLength={40}
          value={typedCode}
          onChange={edit(setCode)}
        />
      ) : null}
      <Button type="submit" wide disabled={!isFilled} busy={isPending}>
        Sign in
      </Button>
    </form>
  )
}
