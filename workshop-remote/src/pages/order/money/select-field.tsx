import { useId, type JSX } from 'react'
import { Icon } from '@darnley/web/ui/icon'
import styles from './select-field.module.css'

interface SelectFieldProps {
  label: string
  value: string
  options: readonly { readonly value: string; readonly label: string }[]
  onChange: (value: string) => void
  error?: string | undefined
}

/** A labelled select with what is wrong below it. */
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
        <Icon name="chevron-down" size={18} />
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
