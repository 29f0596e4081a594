import { startBucketServer, type BucketServer } from '@darnley/testing/bucket-server'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type LiveApp, startLiveApp } from './support/live-app.ts'

let app: LiveApp
let bucket: BucketServer

beforeAll(async () => {
  bucket = await startBucketServer({ id: 'id', secret: 'secret' })
  const mediaBucket = { region: 'auto', accessKeyId: 'id', secretAccessKey: 'secret' }
  app = await startLiveApp(inject('seeded'), { mediaBucket: { ...mediaBucket, url: bucket.url } })
})
afterAll(async () => {
  await app.close()
  await bucket.close()
})

const photo = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function upload(data: Buffer, name: string, id?: string): Promise<string> {
  const file = { data, name, mimetype: 'image/jpeg', size: data.length }
  const document = {
    collection: 'media',
    data: { alt: 'A coat', ...(id && { id }) },
    file,
  } as const
  const saved = await (id !== undefined && (await exists(id))
    ? app.payload.update({ ...document, id })
    : app.payload.create(document))
  return String((saved as { filename?: unknown }).filename)
}

const exists = async (id: string): Promise<boolean> =>
  (await app.payload.count({ collection: 'media', where: { id: { equals: id } } })).totalDocs > 0

test('a site that gets a bucket keeps its pictures', async () => {
  expect(bucket.objects.size).toBeGreaterThan(100)
  const answer = await app.get('/api/media/file/item-jeans.svg')
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(await answer.text()).toContain('<svg')
})

test('an uploaded photo is in the bucket alone, and is served whole and small', async () => {
  const name = await upload(await photo('red'), 'coat.jpg', 'coat')
  expect(name).toBe('coat.webp')
  expect(bucket.objects.has('coat.webp')).toBe(true)
  const whole = await app.get(`/api/media/file/${name}`)
  expect(whole.headers.get('content-type')).toBe('image/webp')
  const small = await app.get(`/api/media/file/480/${name}`)
  const widths = [whole, small].map(
    async (answer) => (await sharp(await answer.arrayBuffer()).metadata()).width,
  )
  expect(await Promise.all(widths)).toEqual([1200, 480])
})

test('a name with other characters than keys may have is served under its own name', async () => {
  const name = await upload(await photo('green'), 'Coat (new) été.jpg', 'coat-new')
  const answer = await app.get(`/api/media/file/${encodeURIComponent(name)}`)
  expect(answer.status).toBe(200)
})

const isKept = (key: string): boolean => bucket.objects.has(key)

test('what is replaced or removed is gone from the bucket', async () => {
  await upload(await photo('blue'), 'blue.jpg', 'coat')
  await expect.poll(() => isKept('coat.webp')).toBe(false)
  await app.payload.delete({ collection: 'media', id: 'coat' })
  await expect.poll(() => isKept('blue.webp')).toBe(false)
})

test('a change that is not committed takes no picture away', async () => {
  await upload(await photo('grey'), 'grey.jpg', 'cape')
  await upload(await photo('pink'), 'pink.jpg', 'scarf')
  const transactionID = (await app.payload.db.beginTransaction()) ?? ''
  const req = { transactionID }
  const data = await photo('gold')
  const file = { data, name: 'gold.jpg', mimetype: 'image/jpeg', size: data.length }
  await app.payload.update({ collection: 'media', id: 'cape', data: {}, file, req })
  await app.payload.delete({ collection: 'media', id: 'scarf', req })
  await app.payload.db.rollbackTransaction(transactionID)
  // What came later is done.
  await upload(await photo('gold'), 'late.jpg', 'late')
  await app.payload.delete({ collection: 'media', id: 'late' })
  await expect.poll(() => isKept('late.webp')).toBe(false)
  expect(['grey.webp', 'pink.webp'].filter(isKept)).toEqual(['grey.webp', 'pink.webp'])
})

test('a picture that the bucket does not have is not found', async () => {
  bucket.objects.delete('item-jeans.svg')
  await expect.poll(async () => (await app.get('/api/media/file/item-jeans.svg')).status).toBe(404)
})

test('an upload that the bucket does not take is refused, and nothing of it is kept', async () => {
  await bucket.close()
  await expect(upload(await photo('black'), 'black.jpg', 'black')).rejects.toThrow(/bucket/)
  expect(await exists('black')).toBe(false)
})
