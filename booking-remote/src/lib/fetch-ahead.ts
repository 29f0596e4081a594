import { contentUrl } from 'shared/content-client'
import type { Media } from 'shared/contract/content'

/** As many as a first screen of cards shows. */
const shownAtOnce = 8

/** Held, so that a browser does not read a drawing a second time when its card shows it. */
const held = new Map<string, HTMLImageElement>()

/** Fetches the pictures of a step that somebody is about to reach. */
export function fetchPictures(pictures: readonly (Media | null)[]): void {
  const shown = pictures.slice(0, shownAtOnce)
  fetchImages(shown.flatMap((picture) => (picture ? contentUrl(picture.url) : [])))
}

/** Each once, and none for who saves data. */
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
