import type { JSX } from 'react'
import type { OrderDetails } from '@darnley/contract/orders'
import { useQuery } from '@darnley/web/query'
import { Panel } from '@darnley/web/ui/page'
import { orderPhotosQuery } from '#src/queries/order-photos.ts'
import styles from './order-photos.module.css'
import { PhotoList } from './photo-list.tsx'

interface OrderPhotosProps {
  order: OrderDetails
  token: string
}

/** What the workshop and the customer photographed, by garment; renders nothing while there is no photo. */
export function OrderPhotos({ order, token }: OrderPhotosProps): JSX.Element | null {
  const { data: photos = [] } = useQuery(orderPhotosQuery(token))
  if (photos.length === 0) return null
  const numbers = [...new Set(photos.map(({ garment }) => garment))]
  return (
    <Panel>
      <section className={styles['photos']}>
        <h2>Photos of your clothes</h2>
        {numbers.map((number) => (
          <PhotoList
            key={number}
            photos={photos.filter(({ garment }) => garment === number)}
            label={nameOf(order, number)}
          />
        ))}
      </section>
    </Panel>
  )
}

/** Garments that were not booked have a number, too, but no name. */
function nameOf({ items }: OrderDetails, number: number | null): string {
  const item = number === null ? undefined : items[number - 1]
  if (!item) return 'Your parcel'
  return [item.item_name, item.item_description].filter(Boolean).join(', ')
}
