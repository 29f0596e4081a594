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

/** Phones show two rows of cards below a step's heading, wide screens not many more. */
const onFirstScreen = 6

/** Whether a card's picture comes after the first paint of its step. */
export function isLate(index: number): boolean {
  return index >= onFirstScreen
}
