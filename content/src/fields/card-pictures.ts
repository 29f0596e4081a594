import type { CollectionAfterReadHook } from 'payload'

interface Pictured {
  readonly coverImage?: unknown
}

/** The width in which `/api/media/file/480/<name>` serves a photo. */
const cardWidth = 480

/** Names the small file of each cover that is wider than a card. Its width and height stay those of the photo. */
export const withCardPictures: CollectionAfterReadHook = ({ doc }) => {
  const { subservices } = doc as { subservices?: unknown }
  const own = withCardPicture(doc as Pictured)
  if (!Array.isArray(subservices)) return own
  return { ...own, subservices: (subservices as Pictured[]).map(withCardPicture) }
}

function withCardPicture<Document extends Pictured>(document: Document): Document {
  const { coverImage } = document
  if (!isWide(coverImage)) return document
  const url = coverImage.url.replace(/\/file\/(?!480\/)/, `/file/${cardWidth}/`)
  return { ...document, coverImage: { ...coverImage, url } }
}

/** A cover is an id where it is not populated. */
function isWide(cover: unknown): cover is { url: string; width: number } {
  const { url, width } = (cover ?? {}) as { url?: unknown; width?: unknown }
  return typeof url === 'string' && typeof width === 'number' && width > cardWidth
}
