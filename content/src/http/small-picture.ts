import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Answer } from './answer-cache.ts'

/** Pixels across: a card at two pixels for each of its own. */
const width = 480

/** Bytes of small photos that are kept. */
const mostBytes = 32 * 1024 * 1024

/**
 * Returns a function that gives each photo in the size of a card. A photo is encoded once while it stays the same;
 * answers of the service are kept for a second only, and encoding takes a tenth of that.
 */
export function smallPictures(): (answer: Answer) => Promise<Answer> {
  const kept = new LRUCache<string, Answer>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => body.length + 1,
  })
  return async function smallOf(answer) {
    const known = kept.get(answer.etag)
    if (known) return known
    const small = await smallPicture(answer)
    if (small !== answer) kept.set(answer.etag, small)
    return small
  }
}

/** Returns an answer with a photo in the size of a card; drawings and whatever is no photo stay. */
async function smallPicture(answer: Answer): Promise<Answer> {
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
