import type { JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { photosQuery } from '#src/queries/garment.ts'
import { Shots } from './shots.tsx'

interface CustomerPhotosProps {
  orderId: string
  /** Number of the garment. */
  garment: number
}

/** What the customer photographed of a garment, also before it arrives; renders nothing without a photo. */
export function CustomerPhotos({ orderId, garment }: CustomerPhotosProps): JSX.Element {
  const { data: all = [] } = useQuery(photosQuery(orderId))
  const photos = all.filter((photo) => photo.kind === 'customer' && photo.garment === garment)
  return <Shots photos={photos} label={`From the customer: garment ${garment}`} />
}
