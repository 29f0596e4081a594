import { useId, type JSX } from 'react'
import styles from './tick.module.css'

interface TickProps {
  label: string
  hint: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A choice that is made or not. */
export function Tick({ label, hint, checked, onChange }: TickProps): JSX.Element {
  const id = useId()
  return (
    <div className={styles['tick']}>
      <label>
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      <p id={id}>{hint}</p>
    </div>
  )
}
