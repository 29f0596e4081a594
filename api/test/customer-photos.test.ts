import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PersonalData } from '@darnley/contract/personal-data'
import type { CustomerPhoto, Photo } from '@darnley/contract/photos'
import { photoPart } from '@darnley/contract/photo-limits'
import { openFiles } from '@darnley/storage/files'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#src/db/database.ts'
import { removeStalledUploads } from '#src/modules/customer-photos/clean-up.ts'
import { photoParts } from '#src/modules/customer-photos/parts.ts'
import { removeOverduePhotos } from '#src/modules/photos/clean-up.ts'
import { photoFiles } from '#src/modules/photos/photo-files.ts'
import { someJeans } from './support/booking.ts'
import { noisyPicture, photosOf, sendPart, sendPhoto } from './support/customer-photos.ts'
import { placePaidOrder } from './support/paid-order.ts'
import { IN_STORE, signIn, signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { visit, type Visitor } from './support/visitor.ts'

const folder = await mkdtemp(join(tmpdir(), 'customer-photos-'))
let environment: TestEnvironment
let picture: Buffer
let tailor: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment({
    env: { PHOTOS_DIR: folder, RATE_LIMIT_A_MINUTE: '0' },
  })
  picture = await noisyPicture()
  tailor = await signInToWorkshop(environment, 'tailor')
})
afterAll(async () => {
  await environment.stop()
  await rm(folder, { recursive: true })
})

const customer = (): Visitor => visit(environment.apiUrl)
const filesOf = async (id: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes(id))
const statusOf = async (path: string): Promise<number> =>
  (await fetch(environment.apiUrl + path)).status
const ofOrder = async (orderId: string): Promise<Photo[]> =>
  (await tailor.get<Photo[]>(`/workshop/photos?order_id=${orderId}`)).body
const remove = (visitor: Visitor, id: string) =>
  visitor.post(`/public/garment_photos/${id}/remove`, { body: undefined })

describe('A photo of a customer', () => {
  it('arrives in parts, and goes on where it was interrupted', async () => {
    const [visitor, garment, id] = [customer(), randomUUID(), randomUUID()]
    const part = { id, garment, picture }
    expect(picture.length).toBeGreaterThan(2 * photoPart)
    expect((await sendPart(visitor, { ...part, offset: 0 })).body.received).toBe(photoPart)
    const late = await sendPart(visitor, { ...part, offset: 2 * photoPart })
    expect(late.body).toEqual({ received: photoPart, photo: null })
    const again = await sendPart(visitor, { ...part, offset: 0 })
    expect(again.body.received).toBe(photoPart)
    const asked = await sendPart(visitor, { ...part, offset: 0, bytes: Buffer.alloc(0) })
    expect(asked.body.received).toBe(photoPart)
    expect(await photosOf(visitor, garment)).toEqual([])
    const { body } = await sendPhoto(visitor, part)
    expect(body).toMatchObject({
      received: picture.length,
      photo: { id, width: 900, height: 600 },
    })
    expect(await filesOf(id)).toHaveLength(2)
    expect(await statusOf(body.photo?.small_url ?? '')).toBe(200)
  })

  it('whose last answer was lost is there', async () => {
    const [visitor, garment] = [customer(), randomUUID()]
    const { id } = await sendPhoto(visitor, { garment, picture })
    const again = await sendPart(visitor, { id, garment, picture, offset: 0 })
    expect(again.body).toMatchObject({ received: picture.length, photo: { id } })
    expect(await photosOf(visitor, garment)).toHaveLength(1)
  })

  it('sent twice at once is one photo', async () => {
    const [visitor, garment, id] = [customer(), randomUUID(), randomUUID()]
    await sendPart(visitor, { id, garment, picture, offset: 0 })
    const answers = await Promise.all(
      [1, 2, 3].map(() => sendPhoto(visitor, { id, garment, picture })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await photosOf(visitor, garment)).toHaveLength(1)
    expect(await filesOf(id)).toHaveLength(2)
  })

  it('that loses a part in the store is sent anew', async () => {
    const [visitor, garment, id] = [customer(), randomUUID(), randomUUID()]
    await sendPart(visitor, { id, garment, picture, offset: 0 })
    await rm(join(folder, (await filesOf(id))[0] ?? ''))
    expect((await sendPhoto(visitor, { id, garment, picture })).body.photo).toMatchObject({ id })
  })

  it('[F60] that is no picture is refused with a clear sentence, and nothing of it is kept', async () => {
    const [visitor, garment] = [customer(), randomUUID()]
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    for (const [bytes, words] of [
      [Buffer.from('hello'), 'JPEG, PNG or WebP'],
      [picture.subarray(0, 4000), 'damaged or was cut off'],
      [bomb, '50 megapixels'],
    ] as const) {
      const { id, status, body } = await sendPhoto(visitor, { garment, picture: bytes })
      expect(status).toBe(422)
      expect(JSON.stringify(body)).toContain(words)
      expect(await filesOf(id)).toEqual([])
    }
    const part = { id: randomUUID(), garment, picture, offset: 0 }
    const short = await sendPart(visitor, { ...part, bytes: picture.subarray(0, 10) })
    expect(short.status).toBe(422)
    const long = await sendPart(visitor, { ...part, bytes: picture.subarray(0, photoPart + 1) })
    expect(long.status).toBe(413)
    const huge = { length: 7 * 1024 * 1024, subarray: () => Buffer.alloc(1) } as unknown as Buffer
    expect((await sendPart(visitor, { ...part, picture: huge })).status).toBe(422)
  })

  it('is one of at most six of its garment, however they are sent', async () => {
    const [visitor, garment] = [customer(), randomUUID()]
    const small = await sharp(picture).resize(60).jpeg().toBuffer()
    const first = await sendPhoto(visitor, { garment, picture: small })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sendPhoto(visitor, { garment, picture: small })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...[200, 200, 200, 200, 200],
      ...[409, 409, 409],
    ])
    expect(await photosOf(visitor, garment)).toHaveLength(6)
    expect((await sendPhoto(visitor, { garment: randomUUID(), picture: small })).status).toBe(200)
    await remove(visitor, first.id)
    expect((await sendPhoto(visitor, { garment, picture: small })).status).toBe(200)
  })

  it('is removed, also while it is on its way', async () => {
    const [visitor, garment, id] = [customer(), randomUUID(), randomUUID()]
    const { id: whole, body } = await sendPhoto(visitor, { garment, picture })
    await sendPart(visitor, { id, garment, picture, offset: 0 })
    for (const each of [whole, id, id]) expect((await remove(visitor, each)).status).toBe(204)
    expect(await photosOf(visitor, garment)).toEqual([])
    expect([...(await filesOf(whole)), ...(await filesOf(id))]).toEqual([])
    expect(await statusOf(body.photo?.url ?? '')).toBe(404)
  })
})

describe('[S35] Another browser', () => {
  it('neither sees nor takes over, removes or orders a photo', async () => {
    const [visitor, other, begun] = [customer(), customer(), randomUUID()]
    const jeans = await someJeans()
    const garment = jeans.id
    const { id } = await sendPhoto(visitor, { garment, picture })
    await sendPart(visitor, { id: begun, garment, picture, offset: 0 })
    await sendPhoto(other, { garment: randomUUID(), picture })
    for (const stranger of [other, customer()]) {
      expect(await photosOf(stranger, garment)).toEqual([])
      for (const each of [id, begun]) {
        const taken = await sendPart(stranger, { id: each, garment, picture, offset: photoPart })
        expect(taken.status).toBe(409)
        expect(JSON.stringify(taken.body)).not.toContain('signature')
        await remove(stranger, each)
      }
    }
    const order = await placePaidOrder(environment, { visitor: other, booked: [jeans] })
    expect(await ofOrder(order.id)).toEqual([])
    const asked = { id: begun, garment, picture, offset: 0 }
    expect((await sendPart(visitor, asked)).body.received).toBe(photoPart)
    expect((await photosOf(visitor, garment)).map((photo) => photo.id)).toEqual([id])
  })
})

describe('The photos of a garment', () => {
  it('follow it into its order, for the workshop and the customer', async () => {
    const visitor = customer()
    const booked = [await someJeans(), await someJeans()]
    const [first, second] = booked.map(({ id }) => id)
    const { id } = await sendPhoto(visitor, { garment: second ?? '', picture })
    await sendPhoto(visitor, { garment: randomUUID(), picture })
    const order = await placePaidOrder(environment, { visitor, booked })
    expect(await ofOrder(order.id)).toMatchObject([
      { id, kind: 'customer', garment: 2, taken_by: 'The customer' },
    ])
    const { body } = await visitor.get<CustomerPhoto[]>(
      `/public/order_photos?order_id_token=${order.token}`,
    )
    expect(body).toMatchObject([{ id, kind: 'customer', garment: 2 }])
    expect(await statusOf(body[0]?.url ?? '')).toBe(200)
    expect((await remove(visitor, id)).status).toBe(409)

    const late = await sendPhoto(visitor, { garment: first ?? '', picture })
    expect(await ofOrder(order.id)).toMatchObject([{ garment: 2 }, { id: late.id, garment: 1 }])
  })

  it('stay with the garment when the basket changes before it is paid', async () => {
    const visitor = customer()
    const [jeans, left] = [await someJeans(), await someJeans()]
    await visitor.fill([left, jeans])
    const { id } = await sendPhoto(visitor, { garment: jeans.id, picture })
    const { id: dropped } = await sendPhoto(visitor, { garment: left.id, picture })
    await visitor.checkOut()
    const order = await placePaidOrder(environment, { visitor, booked: [jeans] })
    expect(await ofOrder(order.id)).toMatchObject([{ id, garment: 1 }])
    expect((await photosOf(visitor, left.id)).map((photo) => photo.id)).toEqual([dropped])
    expect((await remove(visitor, dropped)).status).toBe(204)
  })

  it('are those of a booking in a shop, too, until its till is left', async () => {
    const till = await signIn(environment, 'maison')
    const jeans = await someJeans()
    const { id } = await sendPhoto(till, { garment: jeans.id, picture })
    const order = await placePaidOrder(environment, {
      visitor: till,
      booked: [jeans],
      checkout: IN_STORE,
    })
    expect(await ofOrder(order.id)).toMatchObject([{ id, garment: 1 }])
    const asked = `/storefront/order_photos?order_id=${order.id}`
    const shown = await till.get<CustomerPhoto[]>(asked)
    expect(shown.body).toMatchObject([{ id, kind: 'customer', garment: 1 }])
    expect(shown.body[0]).not.toHaveProperty('taken_by')
    const kirk = await signIn(environment, 'kirk')
    expect((await kirk.get(asked)).status).toBe(404)
    const other = randomUUID()
    await sendPhoto(till, { garment: other, picture })
    await till.post('/storefront/logout', { body: undefined })
    expect(await photosOf(till, other)).toEqual([])
  })
})

describe('What is not needed any more', () => {
  const stored = openFiles({ folder })
  let database: ReturnType<typeof openDatabase>

  beforeAll(() => {
    const url = environment.env['DATABASE_URL'] ?? ''
    database = openDatabase({ url, connections: 1, onError: () => undefined })
  })
  afterAll(() => database.close())
  const clean = (): Promise<number> => removeOverduePhotos(database.db, photoFiles(stored))

  it('goes: photos 90 days after they were sent, when they were not ordered', async () => {
    const [visitor, garment] = [customer(), randomUUID()]
    const { id } = await sendPhoto(visitor, { garment, picture })
    await clean()
    expect(await filesOf(id)).toHaveLength(2)
    const old = `update photos set taken_at = now() - interval '91 days' where id = $1`
    await environment.query(old, [id])
    expect(await clean()).toBeGreaterThan(0)
    expect(await filesOf(id)).toEqual([])
    expect(await photosOf(visitor, garment)).toEqual([])
  })

  it('goes: what arrived of a photo, a week after its last part', async () => {
    const [visitor, garment, id] = [customer(), randomUUID(), randomUUID()]
    await sendPart(visitor, { id, garment, picture, offset: 0 })
    const parts = photoParts(stored)
    expect(await removeStalledUploads(database.db, parts)).toBe(0)
    const old = `update photo_uploads set received_at = now() - interval '8 days' where id = $1`
    await environment.query(old, [id])
    expect(await removeStalledUploads(database.db, parts)).toBe(1)
    expect(await filesOf(id)).toEqual([])
  })

  it('[S32] goes with the customer, whose data lists it before', async () => {
    const visitor = customer()
    const jeans = await someJeans()
    const { id, body } = await sendPhoto(visitor, { garment: jeans.id, picture })
    const order = await placePaidOrder(environment, { visitor, booked: [jeans] })
    const owner = await signInToWorkshop(environment, 'owner')
    const asked = { body: { email: order.email } }
    const kept = await owner.post<PersonalData>('/workshop/personal_data/export', asked)
    expect(kept.body.orders).toMatchObject([{ photos: [{ garment: 1, from: 'person' }] }])
    await environment.query(`update orders set status = 'finished' where id = $1`, [order.id])
    await owner.post('/workshop/personal_data/erase', asked)
    expect(await statusOf(body.photo?.url ?? '')).toBe(404)
    expect(await photosOf(visitor, jeans.id)).toEqual([])
    await clean()
    expect(await filesOf(id)).toEqual([])
  })
})
