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
}

/** A labelled select. */
export function SelectField({ label, value, options, onChange }: SelectFieldProps): JSX.Element {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['choice']}>
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} />
      </div>
    </div>
  )
}
