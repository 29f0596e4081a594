import { contentUrl } from '@darnley/web/content-client'
import type { Media } from '@darnley/contract/content'

/** Returns a catalogue picture as a card's props. */
export function pictureOf(media: Media | null): {
  url: string
  width: number
  height: number
} | null {
  return media && { url: contentUrl(media.url), width: media.width, height: media.height }
}

/** Number of cards above the fold: two rows on phones, little more on wide screens. */
const onFirstScreen = 6

/** Whether a card's picture is rendered after the first paint of its step. */
export function isLate(index: number): boolean {
  return index >= onFirstScreen
}
