import type { JSX } from 'react'
import type { DropOffPoint } from '@darnley/contract/delivery-providers'
import type { FittingPlace } from '@darnley/contract/fittings'
import { addressInWords, hoursOn, mapUrl } from '@darnley/domain/opening-hours'
import { type Day, dayAt } from '@darnley/domain/turnaround'
import { shopNow } from '@darnley/web/client'
import { Icon } from '@darnley/web/ui/icon'
import styles from './points.module.css'

interface PointsProps {
  readonly dropOffPoints: readonly DropOffPoint[]
  readonly fittingPlaces: readonly FittingPlace[]
}

/**
 * Shops where clothes can be dropped off, and the places where a tailor fits them, each with its address, its hours of
 * today and a map.
 */
export function Points({ dropOffPoints, fittingPlaces }: PointsProps): JSX.Element {
  const today = dayAt(shopNow())
  const points = [
    ...listed(dropOffPoints, 'Drop-off point'),
    ...listed(fittingPlaces, 'Fitting in person, by appointment'),
  ]
  return (
    <ul>
      {points.map(({ point, purpose }) => (
        <li key={`${purpose} ${point.name}`} className={styles['point']}>
          <Icon name="pin" />
          <div>
            <p className={styles['first']}>
              <b>{point.name}</b>
              {typeof point.miles === 'number' ? <span>{point.miles} miles</span> : null}
            </p>
            <p>
              {purpose} · {addressInWords(onOneLine(point.address))}
            </p>
            <p>
              {openWords(point, today)}
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

type Point = DropOffPoint | FittingPlace

function openWords({ opening_hours: hours }: Point, today: Day): string {
  const open = hoursOn(today, hours)
  return open === null ? '' : `${open} · `
}

/** The nearest first. */
function listed(points: readonly Point[], purpose: string): { point: Point; purpose: string }[] {
  return points.toSorted(byDistance).map((point) => ({ point, purpose }))
}

/** Keeps the postcode together. */
function onOneLine(address: Point['address']): Point['address'] {
  return { ...address, postcode: address.postcode.replace(' ', '\u00a0') }
}

function byDistance(one: Point, other: Point): number {
  return (one.miles ?? 0) - (other.miles ?? 0)
}
