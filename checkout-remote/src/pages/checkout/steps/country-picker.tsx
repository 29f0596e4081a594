import type { JSX } from 'react'
import type { DialCode } from '#src/lib/phone.ts'
import styles from './country-picker.module.css'

interface CountryPickerProps {
  country: string
  /** Empty until the list has been wanted. */
  codes: readonly DialCode[]
  /** Called when the list is about to be opened. */
  onWant: () => void
  onPick: (country: string) => void
}

/** Shown until the list is there, and kept by most customers. */
export const british: DialCode = { country: 'GB', name: 'United Kingdom', code: '+44' }

/**
 * A native select of countries, for keyboards, screen readers and phones; an overlay shows the choice in short form.
 */
export function CountryPicker({ country, codes, onWant, onPick }: CountryPickerProps): JSX.Element {
  const offered = codes.length > 0 ? codes : [british]
  const picked = offered.find((each) => each.country === country) ?? british
  return (
    <span className={styles['picker']}>
      <span aria-hidden="true">
        <span className={styles['letters']}>{picked.country} </span>
        {picked.code}
      </span>
      <select
        className={styles['list']}
        aria-label="Country of the phone number"
        autoComplete="off"
        value={picked.country}
        onPointerEnter={onWant}
        onFocus={onWant}
        onChange={(event) => onPick(event.target.value)}
      >
        {offered.map(({ country: value, name, code }) => (
          <option key={value} value={value}>
            {name} ({code})
          </option>
        ))}
      </select>
    </span>
  )
}
