import { randomUUID } from 'node:crypto'
import type { GarmentPhoto, ReceivedPart } from '@darnley/contract/customer-photos'
import { photoPart } from '@darnley/contract/photo-limits'
import sharp from 'sharp'
import type { Answer, Visitor } from './visitor.ts'

/** A picture of several parts: noise does not compress. */
export function noisyPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

interface Part {
  readonly id: string
  readonly garment: string
  readonly picture: Buffer
  readonly offset: number
  /** The part of the picture at the offset by default. */
  readonly bytes?: Buffer
}

export function sendPart(visitor: Visitor, part: Part): Promise<Answer<ReceivedPart>> {
  const { id, garment, picture, offset } = part
  const bytes = part.bytes ?? picture.subarray(offset, offset + photoPart)
  const query = `garment_id=${garment}&size=${picture.length}&offset=${offset}`
  return visitor.post(`/public/garment_photos/${id}?${query}`, {
    body: bytes,
    headers: { 'content-type': 'image/jpeg' },
  })
}

interface Photo {
  readonly garment: string
  readonly picture: Buffer
  readonly id?: string
}

/** Sends a photo part by part, as a page does; returns the last answer. */
export async function sendPhoto(
  visitor: Visitor,
  { garment, picture, id = randomUUID() }: Photo,
): Promise<Answer<ReceivedPart> & { readonly id: string }> {
  for (let offset = 0; ;) {
    const answer = await sendPart(visitor, { id, garment, picture, offset })
    if (answer.status !== 200 || answer.body.photo) return { ...answer, id }
    offset = answer.body.received
  }
}

export async function photosOf(visitor: Visitor, garment: string): Promise<GarmentPhoto[]> {
  const { body } = await visitor.get<GarmentPhoto[]>(`/public/garment_photos?garment_id=${garment}`)
  return body
}
