import type { Item, Media, Service } from '@darnley/contract/content'
import { pictureOfService } from './picture-of-service.ts'

/** Returns the picture for a type of service: that of the item's first service. */
export function firstOfType(item: Item | null, serviceType: Service['serviceType']): Media | null {
  const first = item?.services.find((service) => service.serviceType === serviceType)
  return first ? pictureOfService(first, item) : null
}
