import { contentUrl } from 'shared/content-client'
import type { Media } from 'shared/contract/content'

/** As many as a first screen of cards shows. */
const shownAtOnce = 8

const asked = new Set<string>()

/** Fetches the pictures of a step that somebody is about to reach; each once, and none for who saves data. */
export function fetchPictures(pictures: readonly (Media | null)[]): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  for (const picture of pictures.slice(0, shownAtOnce)) {
    if (!picture || asked.has(picture.url)) continue
    asked.add(picture.url)
    new Image().src = contentUrl(picture.url)
  }
}
