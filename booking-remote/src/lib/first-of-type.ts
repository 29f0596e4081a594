import type { Item, Media, Service } from '@darnley/contract/content'

/** Returns the picture for a type of service: that of the item's first service. */
export function firstOfType(item: Item | null, serviceType: Service['serviceType']): Media | null {
  return item?.services.find((service) => service.serviceType === serviceType)?.coverImage ?? null
}
