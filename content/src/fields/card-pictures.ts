import type { CollectionAfterReadHook } from 'payload'

type Row = Readonly<Record<string, unknown>>

/** The width in which `/api/media/file/480/<name>` serves a photo. */
const cardWidth = 480

/** Fields of rows that are shown as cards, with the field of their picture. */
const cardRows = { subservices: 'coverImage', servicePictures: 'picture' }

/** Names the small file of each cover that is wider than a card. Its width and height stay those of the photo. */
export const withCardPictures: CollectionAfterReadHook = ({ doc }) => {
  const own = withCardPicture(doc as Row, 'coverImage')
  const rows = Object.entries(cardRows).flatMap(([name, picture]) => {
    const list = own[name]
    if (!Array.isArray(list)) return []
    return [[name, (list as Row[]).map((row) => withCardPicture(row, picture))] as const]
  })
  return { ...own, ...Object.fromEntries(rows) }
}

function withCardPicture(row: Row, name: string): Row {
  const cover = row[name]
  if (!isWide(cover)) return row
  const url = cover.url.replace(/\/file\/(?!480\/)/, `/file/${cardWidth}/`)
  return { ...row, [name]: { ...cover, url } }
}

/** A cover is an id where it is not populated. */
function isWide(cover: unknown): cover is { url: string; width: number } {
  const { url, width } = (cover ?? {}) as { url?: unknown; width?: unknown }
  return typeof url === 'string' && typeof width === 'number' && width > cardWidth
}
