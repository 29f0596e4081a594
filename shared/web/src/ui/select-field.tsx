import { useId, type JSX } from 'react'
import { Icon } from './icon.tsx'
import styles from './select-field.module.css'

interface SelectOption {
  readonly value: string
  readonly label: string
}

interface SelectFieldProps {
  label: string
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
  /** What is wrong and how to fix it, worded for users. */
  error?: string | undefined
}

/** A labelled select, associated with its error. */
export function SelectField(props: SelectFieldProps): JSX.Element {
  const { label, value, options, onChange, error } = props
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['choice']}>
        <select
          id={id}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} />
      </div>
      {error ? (
        <p className={styles['error']} id={`${id}-error`}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      ) : null}
    </div>
  )
}
