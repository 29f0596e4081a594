import type { JSX } from 'react'
import { apiUrl } from '@darnley/web/client'
import { useQuery } from '@darnley/web/query'
import { photosQuery } from '#src/queries/garment.ts'
import styles from './page.module.css'

interface CustomerPhotosProps {
  orderId: string
  /** Number of the garment. */
  garment: number
}

/** What the customer photographed of a garment, also before it arrives; renders nothing without a photo. */
export function CustomerPhotos({ orderId, garment }: CustomerPhotosProps): JSX.Element | null {
  const { data: all = [] } = useQuery(photosQuery(orderId))
  const photos = all.filter((photo) => photo.kind === 'customer' && photo.garment === garment)
  if (photos.length === 0) return null
  return (
    <ul className={styles['shots']} aria-label={`From the customer: garment ${garment}`}>
      {photos.map(({ id, url, small_url: small }, index) => (
        <li key={id}>
          <a href={apiUrl(url)} target="_blank" rel="noreferrer">
            <img
              src={apiUrl(small)}
              width={56}
              height={56}
              alt={`Garment ${garment}, ${index + 1} of ${photos.length}`}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
