import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type LiveApp, startLiveApp } from './support/live-app.ts'

let app: LiveApp

beforeAll(async () => {
  app = await startLiveApp(inject('seeded'))
})
afterAll(() => app.close())

/** Noise, which no format makes small. */
const photo = (width: number, height: number): Sharp =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })

const drawing = (inner: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${inner}</svg>`)

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

function upload(name: string, data: Buffer): Promise<Record<string, unknown>> {
  const [id = '', extension = ''] = name.split('.')
  const file = { data, mimetype: types[extension] ?? '', name, size: data.length }
  return app.payload.create({ collection: 'media', data: { id, alt: 'A coat' }, file })
}

const messageOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'it was kept',
    (error: { data?: { errors?: { message: string }[] } } & Error) =>
      error.data?.errors?.[0]?.message ?? error.message,
  )

test('a photo of a camera is stored upright, light and without where it was taken', async () => {
  const data = await photo(2000, 1500)
    .withExif({ IFD0: { Make: 'A camera' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(data.length).toBeGreaterThan(1_000_000)
  const stored = await upload('photo.jpg', data)
  expect(stored).toMatchObject({
    ...{ filename: 'photo.webp', mimeType: 'image/webp', width: 900, height: 1200 },
  })
  const served = await app.get(String(stored['url']))
  expect(served.headers.get('content-type')).toBe('image/webp')
  const bytes = Buffer.from(await served.arrayBuffer())
  expect(bytes.length).toBeLessThan(600_000)
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
})

test('a card gets a photo in its size, and a drawing as it is', async () => {
  await upload('wide.png', await photo(1000, 500).png().toBuffer())
  const small = await app.get('/api/media/file/480/wide.webp?v=1')
  expect(small.headers.get('cache-control')).toContain('immutable')
  const bytes = Buffer.from(await small.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 })
  const drawn = '/api/media/file/480/item-belt.svg'
  expect((await app.get(drawn)).headers.get('content-type')).toBe('image/svg+xml')
  expect((await app.get('/api/media/file/480/unknown.webp')).status).toBe(404)
  expect((await app.get('/api/media/file/481/wide.webp')).status).toBe(404)
})

test('covers name the small file of a photo, and drawings themselves', async () => {
  await upload('cover.png', await photo(1000, 500).png().toBuffer())
  for (const [collection, id] of [
    ['items', 'belt'],
    ['services', 'shorten-belt'],
    ['item-categories', 'tops'],
  ] as const) {
    const path = `/api/${collection}/${id}`
    const drawn = (await (await app.get(path)).json()) as { coverImage: { url: string } }
    expect(drawn.coverImage.url).toMatch(/^\/api\/media\/file\/[a-z-]+\.svg\?v=/)
    await app.payload.update({ collection, id, data: { coverImage: 'cover' } })
    const { coverImage } = (await (await app.get(path)).json()) as typeof drawn
    expect(coverImage).toMatchObject({ width: 1000, height: 500 })
    expect(coverImage.url).toMatch(/^\/api\/media\/file\/480\/cover\.webp\?v=/)
    expect((await app.get(coverImage.url)).status).toBe(200)
  }
})

test('a picture that is light already is stored as it is', async () => {
  const data = await photo(300, 200).webp().toBuffer()
  expect(await upload('small.webp', data)).toMatchObject({ filesize: data.length, width: 300 })
})

test('[X26] a picture of too many pixels is refused before it is decoded', async () => {
  const data = await sharp({
    create: { width: 9000, height: 6000, channels: 3, background: '#888' },
  })
    .png()
    .toBuffer()
  expect(await messageOf(upload('huge.png', data))).toBe(
    'This picture has 54.0 megapixels, and 50 are the most. Save it smaller.',
  )
})

test('[X26] a file that is too heavy, or no picture, is refused with what to do', async () => {
  const heavy = Buffer.concat([await photo(80, 80).png().toBuffer(), Buffer.alloc(10_100_000)])
  expect(await messageOf(upload('heavy.png', heavy))).toMatch(
    /has 10\.1 MB, and 10 MB are the most/,
  )
  expect(await messageOf(upload('words.png', Buffer.from('words')))).toBe(
    'This file is not a picture that can be read. Save it as WebP, PNG or JPEG.',
  )
})

test('[X26] a drawing with a script is refused', async () => {
  for (const [at, evil] of ['<script>1</script>', '<rect onload="1"/>'].entries())
    expect(await messageOf(upload(`evil-${at}.svg`, drawing(evil)))).not.toBe('it was kept')
  expect(await messageOf(upload('plain.svg', drawing('<rect width="4"/>')))).toBe('it was kept')
})

test('[S35] a small photo is stored without what its camera wrote into it', async () => {
  const noted = await photo(300, 200)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .webp()
    .toBuffer()
  expect((await sharp(noted).metadata()).exif).toBeDefined()
  const { url } = await upload('noted.webp', noted)
  const served = await app.get(String(url))
  const stored = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
  expect([stored.width, stored.exif]).toEqual([300, undefined])
})
