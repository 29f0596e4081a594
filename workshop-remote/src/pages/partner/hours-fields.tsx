import type { JSX } from 'react'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { likeMonday, weekDays, type Hours } from './week.ts'
import styles from './fields.module.css'

interface HoursFieldsProps {
  hours: Hours
  /** Of the fields, such as `shops.0.openingHours`. */
  path: string
  faults: ReadonlyMap<string, string>
  onChange: (hours: Hours) => void
}

/** When a shop is open, day by day; an empty day is a closed one. */
export function HoursFields({ hours, path, faults, onChange }: HoursFieldsProps): JSX.Element {
  const fault = faults.get(path)
  return (
    <fieldset className={styles['hours']} aria-invalid={fault ? true : undefined}>
      <legend>Opening hours</legend>
      {hours.map((row, at) => {
        const change = (part: Partial<typeof row>): void =>
          onChange(hours.map((each, place) => (place === at ? { ...each, ...part } : each)))
        const faultOf = (end: string): string | undefined => faults.get(`${path}.${at}.${end}`)
        const message = faultOf('opens') ?? faultOf('closes')
        const day = weekDays.find(([each]) => each === row.day)?.[1] ?? row.day
        return (
          <div key={`${row.day} ${at}`} className={styles['day']}>
            <span>{day}</span>
            {(['opens', 'closes'] as const).map((end) => (
              <input
                key={end}
                type="time"
                aria-label={`${day} ${end}`}
                aria-invalid={faultOf(end) ? true : undefined}
                value={row[end]}
                onChange={({ target }) => change({ [end]: target.value })}
              />
            ))}
            {message ? (
              <p className={styles['error']} role="alert">
                {message}
              </p>
            ) : null}
          </div>
        )
      })}
      {fault ? <p className={styles['error']}>{fault}</p> : null}
      <PlainButton onClick={() => onChange(likeMonday(hours))}>Monday to Friday alike</PlainButton>
    </fieldset>
  )
}
