import { useId, useState, type JSX } from 'react'
import { TextField } from '@darnley/web/ui/text-field'
import styles from './password-field.module.css'

interface PasswordFieldProps {
  label: string
  name: string
  /** A new password has a hint, and browsers propose one. */
  isNew?: boolean
  value: string
  onChange: (password: string) => void
  error?: string | undefined
}

/** A password, which its owner can look at while typing. */
export function PasswordField({
  label,
  name,
  isNew = false,
  value,
  onChange,
  error,
}: PasswordFieldProps): JSX.Element {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={styles['password']}>
      <TextField
        id={id}
        label={label}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        hint={isNew ? 'At least 8 characters; a few words are best.' : undefined}
        maxLength={256}
        value={value}
        error={error}
        onChange={onChange}
      />
      <button
        type="button"
        className={styles['show']}
        aria-controls={id}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
        <span className="visually-hidden"> the {label.toLowerCase()}</span>
      </button>
    </div>
  )
}
