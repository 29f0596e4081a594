import type { Item, Media, Service } from 'shared/contract/content'

/** The picture that stands for a kind of service: that of the item's first one. */
export function firstOfType(item: Item | null, serviceType: Service['serviceType']): Media | null {
  return item?.services.find((service) => service.serviceType === serviceType)?.coverImage ?? null
}
