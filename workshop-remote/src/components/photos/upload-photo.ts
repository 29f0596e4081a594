import type { StaffPhotoKind } from '@darnley/contract/photos'
import { shrinkPicture } from '@darnley/web/shrink-picture'
import { sendPicture } from './send-picture.ts'

interface PhotoUpload {
  /** Made once for a photo, so that a repeated upload is the same photo. */
  readonly id: string
  readonly kind: StaffPhotoKind
  readonly file: Blob
  readonly orderId: string
  readonly garment: number
}

/** Sends a photo, made smaller first: a phone's has 5 MB and more. Rejects when it was not stored. */
export async function uploadPhoto({
  id,
  kind,
  file,
  orderId,
  garment,
}: PhotoUpload): Promise<void> {
  // As it is when the browser cannot read it: the server says why.
  const body = (await shrinkPicture(file)) ?? file
  const query = new URLSearchParams({ order_id: orderId, kind, garment: String(garment) })
  const response = await sendPicture(`/workshop/photos/${id}?${query.toString()}`, body)
  if (!response.ok) throw new Error(`The photo was refused: ${response.status}`)
}
