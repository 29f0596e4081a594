import type { GarmentPhoto } from '@darnley/contract/customer-photos'
import type { CustomerPhoto } from '@darnley/contract/photos'
import type { PhotoLinks } from './links.ts'
import type { PhotoRow } from './repository.ts'

/** Returns a photo's size and links that last for hours. */
export function viewFiles(links: PhotoLinks, { id, width, height }: PhotoRow): GarmentPhoto {
  const now = new Date()
  return {
    ...{ id, width, height },
    url: links.to({ id, size: 'large' }, now),
    small_url: links.to({ id, size: 'small' }, now),
  }
}

/** Returns a photo without what colleagues wrote, and without their names. */
export function viewOutside(links: PhotoLinks, photo: PhotoRow): CustomerPhoto {
  const { kind, garment, takenAt } = photo
  return { ...viewFiles(links, photo), kind, garment, taken_at: takenAt.toISOString() }
}
