import type { Item, Media, Service } from '@darnley/contract/content'

/** Returns the picture of a service as it looks on this item, else the service's own. */
export function pictureOfService({ id, coverImage }: Service, item: Item | null): Media {
  const own = item?.servicePictures?.find(({ service }) => service === id)
  return own?.picture ?? coverImage
}
