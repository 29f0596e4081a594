import type { JSX } from 'react'
import type { DropOffPoint } from '@darnley/contract/delivery-providers'
import { addressInWords, hoursInWords, hoursOn, mapUrl } from '@darnley/domain/opening-hours'
import type { Day } from '@darnley/domain/turnaround'
import { distanceInWords } from '#src/lib/way-words.ts'
import styles from './point-facts.module.css'

interface PointFactsProps {
  point: DropOffPoint
  /** Null where it is for another day. */
  today: Day | null
}

/** Where a drop-off point is, when it is open, and where to see it on a map. */
export function PointFacts({ point, today }: PointFactsProps): JSX.Element {
  const { name, address, opening_hours: hours, miles } = point
  const openToday = today === null ? null : hoursOn(today, hours)
  return (
    <div className={styles['point']}>
      <p>
        <b>{name}</b>
        {miles === null ? null : <span> · {distanceInWords(miles)}</span>}
      </p>
      <p>
        {addressInWords(address)} ·{' '}
        <a href={mapUrl(point)} target="_blank" rel="noreferrer">
          Map<span className="visually-hidden"> of {name} (opens in a new tab)</span>
        </a>
      </p>
      {openToday === null ? null : <p className={styles['today']}>{openToday}</p>}
      <ul>
        {hoursInWords(hours).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
