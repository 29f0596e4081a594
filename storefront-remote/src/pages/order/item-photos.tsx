import type { JSX } from 'react'
import type { CustomerPhoto } from '@darnley/contract/photos'
import { apiUrl } from '@darnley/web/client'
import { useQuery } from '@darnley/web/query'
import { orderPhotosQuery } from '#src/queries/order-photos.ts'
import styles from './page.module.css'

const kinds: Readonly<Record<CustomerPhoto['kind'], string>> = {
  arrival: 'On arrival',
  before: 'Before the work',
  after: 'After the work',
  finding: 'What was found',
  customer: 'From the customer',
}

interface ItemPhotosProps {
  orderId: string
  /** Number of the garment in its order, from 1. */
  garment: number
  name: string
}

/** The photos of a garment, each of which opens in full size; renders nothing without one. */
export function ItemPhotos({ orderId, garment, name }: ItemPhotosProps): JSX.Element | null {
  const { data: all = [] } = useQuery(orderPhotosQuery(orderId))
  const photos = all.filter((photo) => photo.garment === garment)
  if (photos.length === 0) return null
  return (
    <ul className={styles['photos']} aria-label={`Photos of ${name}`}>
      {photos.map(({ id, kind, url, small_url: small }) => (
        <li key={id}>
          <a href={apiUrl(url)} target="_blank" rel="noreferrer">
            <img src={apiUrl(small)} width={72} height={72} alt={kinds[kind]} />
          </a>
        </li>
      ))}
    </ul>
  )
}
