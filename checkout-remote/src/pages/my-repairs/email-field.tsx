import type { JSX } from 'react'
import { TextField } from '@darnley/web/ui/text-field'
import { emailMaxLength, isEmail } from '@darnley/contract/text/email'

interface EmailFieldProps {
  label: string
  value: string
  onChange: (email: string) => void
  /** Whether the form was sent before: then it says what is wrong. */
  isTried: boolean
}

export function EmailField({ label, value, onChange, isTried }: EmailFieldProps): JSX.Element {
  const error = isTried && !isEmail(value) ? 'Enter an e-mail address like name@example.com' : null
  return (
    <TextField
      label={label}
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={emailMaxLength}
      error={error ?? undefined}
      value={value}
      onChange={onChange}
    />
  )
}
