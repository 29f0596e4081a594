import type { StaffPhotoKind } from '@darnley/contract/photos'
import { shrinkPicture } from '@darnley/web/shrink-picture'
import { refusalOf, sendPicture } from './send-picture.ts'

interface PhotoUpload {
  /** Made once for a photo, so that a repeated upload is the same photo. */
  readonly id: string
  readonly kind: StaffPhotoKind
  readonly file: Blob
  readonly orderId: string
  readonly garment: number
}

/**
 * Sends a photo, made smaller first: a phone's has 5 MB and more. Returns why it is not taken, in words; null when it is
 * stored.
 * @throws Error when sending it again can help
 */
export async function uploadPhoto({
  id,
  kind,
  file,
  orderId,
  garment,
}: PhotoUpload): Promise<string | null> {
  // As it is when the browser cannot read it: the server says why.
  const body = (await shrinkPicture(file)) ?? file
  const query = new URLSearchParams({ order_id: orderId, kind, garment: String(garment) })
  const response = await sendPicture(`/workshop/photos/${id}?${query.toString()}`, body)
  if (response.ok) return null
  const refusal = refusalOf(response.status, await response.json().catch(() => null))
  if (refusal === null) throw new Error(`The photo was not stored: ${response.status}`)
  return refusal
}
