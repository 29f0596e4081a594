import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Answer } from './answer-cache.ts'

/** Pixels across: a card at two pixels for each of its own. */
const width = 480

/** Returns an answer with a photo in the size of a card; drawings and whatever is no photo stay. */
export async function smallPicture(answer: Answer): Promise<Answer> {
  const isPhoto = /^image\/(?!svg)/.test(answer.contentType)
  if (answer.status !== 200 || !isPhoto) return answer
  const body = await sharp(answer.body)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer()
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  return { ...answer, body, etag, contentType: 'image/webp' }
}
