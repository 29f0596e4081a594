import type { JSX } from 'react'
import type { DropOffPoint } from '@darnley/contract/delivery-providers'
import { addressInWords, hoursOn, mapUrl } from '@darnley/domain/opening-hours'
import { dayAt } from '@darnley/domain/turnaround'
import { shopNow } from '@darnley/web/client'
import { Icon } from '@darnley/web/ui/icon'
import styles from './points.module.css'

/** Shops where clothes can be dropped off, each with its address, its hours of today and a map. */
export function Points({ points }: { points: readonly DropOffPoint[] }): JSX.Element {
  const today = dayAt(shopNow())
  return (
    <ul>
      {points.toSorted(byDistance).map((point) => (
        <li key={point.name} className={styles['point']}>
          <Icon name="pin" />
          <div>
            <p className={styles['first']}>
              <b>{point.name}</b>
              {point.miles === null ? null : <span>{point.miles} miles</span>}
            </p>
            <p>Drop-off point · {addressInWords(onOneLine(point.address))}</p>
            <p>
              {hoursOn(today, point.opening_hours)} ·{' '}
              <a href={mapUrl(point)} target="_blank" rel="noreferrer">
                Map<span className="visually-hidden"> of {point.name} (opens in a new tab)</span>
              </a>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Keeps the postcode together. */
function onOneLine(address: DropOffPoint['address']): DropOffPoint['address'] {
  return { ...address, postcode: address.postcode.replace(' ', '\u00a0') }
}

function byDistance(one: DropOffPoint, other: DropOffPoint): number {
  return (one.miles ?? 0) - (other.miles ?? 0)
}
