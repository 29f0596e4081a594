import sharp from 'sharp'
import { draftPreviewHeader, signDraftPreview } from '@darnley/node/draft-preview'
import { Item, type ServicePicture } from '@darnley/contract/content'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type LiveApp, previewSecret, startLiveApp } from './support/live-app.ts'

let app: LiveApp

beforeAll(async () => {
  app = await startLiveApp(inject('seeded'))
})
afterAll(() => app.close())

interface Row {
  readonly service?: string
  readonly picture?: string
}

const save = (servicePictures: readonly Row[], state: 'draft' | 'published' = 'published') =>
  app.payload.update({
    ...{ collection: 'items', id: 'chinos', draft: state === 'draft' },
    data: { servicePictures, _status: state },
  })

/** The answer of the wizard's query. */
async function picturesOn(item: string, init?: RequestInit): Promise<ServicePicture[]> {
  const path = `/api/items?depth=3&limit=0&where[id][equals]=${item}`
  const { docs } = (await (await app.get(path, init)).json()) as { docs: unknown[] }
  return Item.parse(docs[0]).servicePictures ?? []
}

const idsOf = (pictures: readonly ServicePicture[]): Record<string, string> =>
  Object.fromEntries(pictures.map(({ service, picture }) => [service, picture.id]))

const faults = (attempt: Promise<unknown>): Promise<string[]> =>
  attempt.then(
    () => [],
    (error: { data: { errors: { message: string }[] } }) =>
      error.data.errors.map(({ message }) => message),
  )

const hem = { service: 'shorten-hem', picture: 'service-shorten-coat' }
const waist = { service: 'let-out-waist', picture: 'service-let-out-waist-jeans' }

beforeEach(() => save([]))

test('[J20] jeans are answered with pictures that show jeans, chinos without any', async () => {
  expect(idsOf(await picturesOn('jeans'))).toMatchObject({
    'let-out-waist': 'service-let-out-waist-jeans',
    'replace-fly-zip': 'service-replace-fly-zip-jeans',
  })
  expect(await picturesOn('chinos')).toEqual([])
})

test('a picture is stored with the id of its service, and answered whole', async () => {
  await save([hem, waist])
  const [first, second] = await picturesOn('chinos')
  expect(first).toMatchObject({ service: 'shorten-hem', picture: { id: hem.picture, width: 240 } })
  expect((await app.get(first?.picture.url ?? '')).status).toBe(200)
  expect(second?.service).toBe('let-out-waist')
})

test('a service has one picture on an item at most', async () => {
  expect(await faults(save([hem, waist, { ...hem, picture: 'service-shorten-skirt' }]))).toEqual([
    'The service "shorten-hem" has more than one picture here. Keep one of them.',
  ])
})

test.each([[{ service: 'shorten-hem' }], [{ picture: 'service-shorten-coat' }]])(
  'a row of %j alone is not published',
  async (row) => {
    expect(await faults(save([row]))).toEqual(['This field is required.'])
  },
)

test('a photo is answered in the size of a card', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = { width: 900, height: 600, channels: 3, background: '#888', noise } as const
  const data = await sharp({ create }).png().toBuffer()
  const file = { data, mimetype: 'image/png', name: 'waist.png', size: data.length }
  await app.payload.create({ collection: 'media', data: { id: 'waist', alt: 'A waist' }, file })
  await save([{ ...waist, picture: 'waist' }])
  const [shown] = await picturesOn('chinos')
  expect(shown?.picture.url).toMatch(/^\/api\/media\/file\/480\/waist\.webp\?v=/)
})

test('pictures of services that the item does not offer, or whose file was deleted, are left out', async () => {
  await app.payload.create({
    ...{ collection: 'media', data: { id: 'gone', alt: 'A hem' } },
    filePath: `${import.meta.dirname}/../seed/pictures/item-jeans.svg`,
  })
  await save([{ ...hem, picture: 'gone' }, waist, { ...hem, service: 'reheel' }])
  await app.payload.delete({ collection: 'media', id: 'gone' })
  expect(idsOf(await picturesOn('chinos'))).toEqual({ 'let-out-waist': waist.picture })
})

test('a draft is seen in a preview alone, and a row without a picture has a stand-in', async () => {
  await save([waist, { service: 'shorten-hem' }], 'draft')
  expect(await picturesOn('chinos')).toEqual([])
  const until = Math.floor(Date.now() / 1000) + 60
  const token = signDraftPreview({ origin: 'http://localhost:3000', until }, previewSecret)
  const preview = await picturesOn('chinos', { headers: { [draftPreviewHeader]: token } })
  expect(idsOf(preview)).toEqual({ 'let-out-waist': waist.picture, 'shorten-hem': 'no-picture' })
})
