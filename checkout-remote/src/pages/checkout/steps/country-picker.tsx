import type { JSX } from 'react'
import type { DialCode } from '#src/lib/phone.ts'
import styles from './country-picker.module.css'

interface CountryPickerProps {
  country: string
  /** Empty until the telephone rules have loaded. */
  codes: readonly DialCode[]
  onPick: (country: string) => void
}

/** Used until the telephone rules have loaded, and by most customers. */
const british: DialCode = { country: 'GB', name: 'United Kingdom', code: '+44' }

/**
 * A native select of countries, for keyboards, screen readers and phones; an overlay shows the choice in short form.
 */
export function CountryPicker({ country, codes, onPick }: CountryPickerProps): JSX.Element {
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
