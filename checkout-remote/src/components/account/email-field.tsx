import type { JSX } from 'react'
import { TextField } from '@darnley/web/ui/text-field'
import { emailMaxLength } from '@darnley/contract/text/email'

interface EmailFieldProps {
  label: string
  value: string
  onChange: (email: string) => void
  error: string | undefined
}

export function EmailField({ label, value, onChange, error }: EmailFieldProps): JSX.Element {
  return (
    <TextField
      label={label}
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={emailMaxLength}
      error={error}
      value={value}
      onChange={onChange}
    />
  )
}
