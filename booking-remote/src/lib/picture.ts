import { contentUrl } from 'shared/content-client'
import type { Media } from 'shared/contract/content'

/** A picture of the catalogue as a card takes it. */
export function pictureOf(media: Media | null): {
  url: string
  width: number
  height: number
} | null {
  return media && { url: contentUrl(media.url), width: media.width, height: media.height }
}
