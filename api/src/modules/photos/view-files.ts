import type { GarmentPhoto } from '@darnley/contract/customer-photos'
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
