import type { StaffPhotoKind } from '@darnley/contract/photos'
import { sendPicture } from './send-picture.ts'

/** Pixels; the server keeps no more. */
const longest = 2000

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
  const body = await shrink(file)
  const query = new URLSearchParams({ order_id: orderId, kind, garment: String(garment) })
  const response = await sendPicture(`/workshop/photos/${id}?${query.toString()}`, body)
  if (!response.ok) throw new Error(`The photo was refused: ${response.status}`)
}

/** Returns the picture with at most 2,000 pixels in width and height; as it is when the browser cannot read it. */
async function shrink(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(picture.width * scale, picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
}
