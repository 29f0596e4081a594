import { contentUrl } from '@darnley/web/content-client'
import type { Media } from '@darnley/contract/content'

/** The number of cards on a first screen. */
const shownAtOnce = 8

/** References that keep a browser from decoding a drawing again when its card shows it. */
const held = new Map<string, HTMLImageElement>()

/** Prefetches the pictures of the next step. */
export function fetchPictures(pictures: readonly (Media | null)[]): void {
  const shown = pictures.slice(0, shownAtOnce)
  fetchImages(shown.flatMap((picture) => (picture ? contentUrl(picture.url) : [])))
}

/** Prefetches each URL once; does nothing in data-saving mode. */
export function fetchImages(urls: readonly string[]): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  for (const url of urls) {
    if (held.has(url)) continue
    const image = new Image()
    image.src = url
    held.set(url, image)
  }
}
