import type { JSX } from 'react'
import type { GarmentPhoto } from '@darnley/contract/customer-photos'
import { apiUrl } from '@darnley/web/client'
import styles from './page.module.css'

interface ShotsProps {
  photos: readonly GarmentPhoto[]
  /** Names the list and begins the words of each photo. */
  label: string
}

/** Small photos of the customer, each of which opens in full size; renders nothing without one. */
export function Shots({ photos, label }: ShotsProps): JSX.Element | null {
  if (photos.length === 0) return null
  return (
    <ul className={styles['shots']} aria-label={label}>
      {photos.map(({ id, url, small_url: small }, index) => (
        <li key={id}>
          <a href={apiUrl(url)} target="_blank" rel="noreferrer">
            <img
              src={apiUrl(small)}
              width={56}
              height={56}
              alt={`${label}, ${index + 1} of ${photos.length}`}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
