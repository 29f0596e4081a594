import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CustomerPhoto, Photo } from '@darnley/contract/photos'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#src/db/database.ts'
import { removeOverduePhotos } from '#src/modules/photos/clean-up.ts'
import { photoFiles } from '#src/modules/photos/photo-files.ts'
import { openFiles } from '@darnley/storage/files'
import { someJeans } from './support/booking.ts'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { visit, type Visitor } from './support/visitor.ts'

const folder = await mkdtemp(join(tmpdir(), 'photos-'))
let environment: TestEnvironment
let tailor: Visitor
let orderId = ''

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { PHOTOS_DIR: folder } })
  tailor = await signInToWorkshop(environment, 'tailor')
  orderId = await order()
})
afterAll(async () => {
  await environment.stop()
  await rm(folder, { recursive: true })
})

async function order(): Promise<string> {
  const customer = visit(environment.apiUrl)
  await customer.fill([await someJeans()])
  const { order_id_token: token } = (await customer.checkOut()).body
  const [row] = await environment.query<{ id: string }>('select id from orders where token = $1', [
    token,
  ])
  return row?.id ?? ''
}

/** A picture that was held upright and says so, with the place where it was taken. */
function phonePicture(): Promise<Buffer> {
  return sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#a05030' } })
    .withExif({ IFD0: { Copyright: 'Amara Osei' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

interface Upload {
  readonly picture: Buffer
  readonly by?: Visitor
  readonly id?: string
  readonly order?: string
  readonly query?: string
}

async function upload({ picture, by = tailor, id = randomUUID(), ...rest }: Upload) {
  const { order = orderId, query = 'kind=before&garment=1' } = rest
  const path = `/workshop/photos/${id}?order_id=${order}&${query}`
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(environment.apiUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'image/jpeg',
      'x-forwarded-host': 'workshop.localhost:3000',
      cookie,
    },
    body: new Uint8Array(picture),
  })
  return { status: response.status, body: (await response.json()) as Photo & { detail?: unknown } }
}

const files = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes('webp'))

const list = async (): Promise<Photo[]> =>
  (await tailor.get<Photo[]>(`/workshop/photos?order_id=${orderId}`)).body

describe('A photo of a garment', () => {
  it('[S35] is kept upright, smaller and without what the camera wrote', async () => {
    const { status, body } = await upload({ picture: await phonePicture() })
    expect(status).toBe(200)
    expect(body).toMatchObject({ width: 1000, height: 2000, garment: 1, taken_by: 'Tom Ashworth' })
    const shown = await fetch(environment.apiUrl + body.url)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1000 })
    expect(bytes.includes('Amara')).toBe(false)
    expect(bytes.includes('Exif') || bytes.includes('EXIF')).toBe(false)
    const small = await fetch(environment.apiUrl + body.small_url)
    expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({
      height: 400,
    })
  })

  it('is private: without its signature it is not there', async () => {
    const [photo] = await list()
    const url = new URL((photo?.url ?? '').replace(/^/, environment.apiUrl))
    url.searchParams.set('size', 'small')
    expect((await fetch(url)).status).toBe(404)
    expect(
      (await visit(environment.apiUrl).get(`/workshop/photos?order_id=${orderId}`)).status,
    ).toBe(401)
  })

  it('[F60] uploaded twice at once is one photo', async () => {
    const before = await list()
    const picture = await phonePicture()
    const id = randomUUID()
    const answers = await Promise.all([upload({ picture, id }), upload({ picture, id })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await upload({ picture, id })).status).toBe(200)
    expect(await list()).toHaveLength(before.length + 1)
  })

  it('is removed by the one who took it, or a manager', async () => {
    const manager = await signInToWorkshop(environment, 'manager')
    const picture = await phonePicture()
    const [own, other, third] = [
      (await upload({ picture })).body,
      (await upload({ picture, by: manager })).body,
      (await upload({ picture })).body,
    ]
    const remove = async (by: Visitor, id: string): Promise<number> =>
      (await by.post(`/workshop/photos/${id}/remove`, { body: undefined })).status
    expect(await remove(tailor, own.id)).toBe(204)
    expect(await remove(tailor, own.id)).toBe(404)
    expect(await remove(tailor, other.id)).toBe(403)
    expect(await remove(manager, third.id)).toBe(204)
    expect((await files()).filter((name) => name.includes(own.id))).toEqual([])
    expect((await fetch(environment.apiUrl + own.url)).status).toBe(404)
  })
})

describe('The photos of an order', () => {
  it('are shown to the holder of its token, without the words and names of staff', async () => {
    const { body: photo } = await upload({
      picture: await phonePicture(),
      query: 'kind=finding&garment=1&words=Careless%20sewing',
    })
    const [row] = await environment.query<{ token: string }>(
      'select token from orders where id = $1',
      [orderId],
    )
    const customer = visit(environment.apiUrl)
    const shown = await customer.get<CustomerPhoto[]>(
      `/public/order_photos?order_id_token=${row?.token}`,
    )
    const finding = shown.body.find(({ id }) => id === photo.id)
    expect(finding).toMatchObject({ kind: 'finding', garment: 1, height: 2000 })
    expect((await fetch(environment.apiUrl + (finding?.small_url ?? ''))).status).toBe(200)
    expect(JSON.stringify(shown.body)).not.toMatch(/Careless|Ashworth/)
  })

  it('are shown for no other token', async () => {
    const customer = visit(environment.apiUrl)
    const { status } = await customer.get('/public/order_photos?order_id_token=unknown')
    expect(status).toBe(404)
  })
})

describe('[F60] An upload that is no photo', () => {
  const bomb = (): Promise<Buffer> =>
    sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
  const cut = async (): Promise<Buffer> => (await phonePicture()).subarray(0, 4000)

  it.each<[string, () => Promise<Buffer>, string]>([
    ['nothing', async () => Buffer.alloc(0), 'JPEG, PNG or WebP'],
    ['text', async () => Buffer.from('hello'), 'JPEG, PNG or WebP'],
    [
      'a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'JPEG, PNG or WebP',
    ],
    ['a bomb of pixels', bomb, '50 megapixels'],
    ['half a picture', cut, 'damaged or was cut off'],
  ])('is refused with clear words, and nothing of it is kept: %s', async (_name, make, words) => {
    const before = await files()
    const { status, body } = await upload({ picture: await make() })
    expect(status).toBe(422)
    expect(JSON.stringify(body.detail)).toContain(words)
    expect(await files()).toEqual(before)
  })

  it('is refused above 12 MB', async () => {
    const { status, body } = await upload({ picture: Buffer.alloc(13 * 1024 * 1024) })
    expect(status).toBe(413)
    expect(body.detail).toContain('12288 kB')
  })

  it('has all its faults told, and belongs to an order that exists', async () => {
    const picture = await phonePicture()
    const wrong = await upload({ picture, query: 'kind=selfie&garment=0', order: 'x' })
    expect(wrong.body.detail).toHaveLength(3)
    expect((await upload({ picture, order: randomUUID() })).status).toBe(404)
  })
})

it('photos go when their order is long closed, or its customer is erased', async () => {
  const { db, close } = openDatabase({
    url: environment.env['DATABASE_URL'] ?? '',
    connections: 1,
    onError: () => undefined,
  })
  const kept = photoFiles(openFiles({ folder }))
  const other = await order()
  const picture = await phonePicture()
  const { body: photo } = await upload({ picture, order: other })
  expect(await removeOverduePhotos(db, kept)).toBe(0)
  await environment.query('update photos set order_id = null where order_id = $1', [other])
  expect((await fetch(environment.apiUrl + photo.url)).status).toBe(404)
  expect(await removeOverduePhotos(db, kept)).toBe(1)
  const close90 = `update orders set status = 'finished', updated_at = now() - interval '91 days' where id = $1`
  await environment.query(close90, [orderId])
  expect(await removeOverduePhotos(db, kept)).toBeGreaterThan(0)
  expect(await files()).toEqual([])
  await close()
})
