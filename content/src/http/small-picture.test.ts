import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readAnswer } from './answer-cache.ts'
import { smallPictures } from './small-picture.ts'

async function photo(background: string): Promise<Awaited<ReturnType<typeof readAnswer>>> {
  const body = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const headers = { 'content-type': 'image/jpeg' }
  return readAnswer(new Response(new Uint8Array(body), { headers }))
}

test('a photo is encoded once while it stays the same', async () => {
  const smallOf = smallPictures()
  const first = await smallOf(await photo('red'))
  expect((await sharp(first.body).metadata()).width).toBe(480)
  // The same bytes in another answer give the same object: nothing was encoded.
  expect(await smallOf(await photo('red'))).toBe(first)
  expect((await smallOf(await photo('blue'))).etag).not.toBe(first.etag)
})

test('a drawing stays as it is', async () => {
  const headers = { 'content-type': 'image/svg+xml' }
  const drawing = await readAnswer(new Response('<svg/>', { headers }))
  expect(await smallPictures()(drawing)).toBe(drawing)
})
