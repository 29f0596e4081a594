import type { JSX } from 'react'
import type { CustomerPhoto } from '@darnley/contract/photos'
import { apiUrl } from '@darnley/web/client'
import { formatWeekdayMoment } from '@darnley/domain/moment'
import styles from './photo-list.module.css'

const kinds: Readonly<Record<CustomerPhoto['kind'], string>> = {
  arrival: 'On arrival',
  before: 'Before the work',
  after: 'After the work',
  finding: 'What we found',
  customer: 'From you',
}

interface PhotoListProps {
  photos: readonly CustomerPhoto[]
  /** What they show, such as a garment. */
  label: string
}

/** Photos of a garment; each opens in full size. */
export function PhotoList({ photos, label }: PhotoListProps): JSX.Element {
  return (
    <ul className={styles['photos']} aria-label={`Photos: ${label}`}>
      {photos.map(({ id, kind, url, small_url: smallUrl, taken_at: at }) => (
        <li key={id}>
          <a href={apiUrl(url)} target="_blank" rel="noreferrer">
            <img src={apiUrl(smallUrl)} width={160} height={160} alt={`${label}: ${kinds[kind]}`} />
          </a>
          <span>{`${kinds[kind]}, ${formatWeekdayMoment(new Date(at))}`}</span>
        </li>
      ))}
    </ul>
  )
}
