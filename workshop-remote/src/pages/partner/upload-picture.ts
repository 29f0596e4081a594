import type { Media } from '@darnley/contract/content'
import { refusalOf, sendPicture } from '#src/components/photos/send-picture.ts'

export type Uploaded =
  | { readonly type: 'stored'; readonly picture: Media }
  | { readonly type: 'refused'; readonly words: string }

const lost = 'The picture was not stored. Try again.'

interface PictureUpload {
  /** Made once for a file, so that a repeated upload is the same picture. */
  readonly id: string
  /** What screen readers say. */
  readonly words: string
  readonly file: Blob
}

/** Stores a picture of a partner. Never rejects. */
export async function uploadPicture({ id, words, file }: PictureUpload): Promise<Uploaded> {
  const query = new URLSearchParams({ words })
  try {
    const response = await sendPicture(`/workshop/partner_pictures/${id}?${query.toString()}`, file)
    const body: unknown = await response.json()
    if (response.ok) return { type: 'stored', picture: body as Media }
    return { type: 'refused', words: refusalOf(response.status, body) ?? lost }
  } catch {
    return { type: 'refused', words: lost }
  }
}
