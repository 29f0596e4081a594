import type { JSX } from 'react'
import styles from './filter-bar.module.css'

interface ChoiceProps {
  label: string
  /** The words of no choice: "Every shop". */
  every: string
  /** Null for every one. */
  value: string | null
  options: readonly { readonly id: string; readonly name: string }[]
  onChoose: (value: string | null) => void
}

/** A choice of one or all, among the filters of a list. */
export function Choice({ label, every, value, options, onChoose }: ChoiceProps): JSX.Element {
  const isKnown = value === null || options.some(({ id }) => id === value)
  return (
    <select
      className={styles['choice']}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
    >
      <option value="">{every}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {/* An address may name what is not there, or the options are not known yet. */}
      {isKnown ? null : <option value={value}>{value}</option>}
    </select>
  )
}
