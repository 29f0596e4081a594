import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { draftPreviewHeader, signDraftPreview } from '@darnley/node/draft-preview'
import { patience } from '@darnley/testing/patience'
import { type ApiProcess, startApi } from './support/api-process.ts'
import { type LiveApp, previewSecret, startLiveApp } from './support/live-app.ts'

let app: LiveApp
let api: ApiProcess

beforeAll(async () => {
  app = await startLiveApp(inject('seeded'))
  api = await startApi(app.origin(), 'the key of the api in tests')
})
afterAll(async () => {
  await api.stop()
  await app.close()
})

/** Ten seconds at most on a machine that is not slow. */
const soon = { ...patience.expect.poll, interval: 200 }
const asText = async (path: string): Promise<string> => JSON.stringify((await api.get(path)).body)

test('a published question is answered, and neither a new draft nor a changed one', async () => {
  const question = { category: 'Delivery', answer: 'Yes.', sortOrder: 99 }
  await app.payload.create({
    collection: 'faq',
    data: { ...question, question: 'Do you ship abroad?', _status: 'published' },
  })
  await app.payload.create({
    collection: 'faq',
    draft: true,
    data: { ...question, question: 'Do you mend tents?', _status: 'draft' },
  })
  await app.payload.update({
    collection: 'faq',
    id: 'account',
    draft: true,
    data: { answer: 'Soon you do.', _status: 'draft' },
  })
  await expect.poll(() => asText('/public/faq'), soon).toContain('Do you ship abroad?')
  expect(await asText('/public/faq')).not.toMatch(/tents|Soon you do/)
})

test('a preview is answered with drafts, and prices no basket', async () => {
  const express = { collection: 'fees', id: 'express' } as const
  await app.payload.update({ ...express, data: { amount: 1234, _status: 'draft' }, draft: true })
  const until = Math.floor(Date.now() / 1000) + 600
  const token = signDraftPreview({ origin: 'http://localhost:3000', until }, previewSecret)
  const seen = async (path: string, value = token): Promise<string> =>
    JSON.stringify((await api.get(path, { [draftPreviewHeader]: value })).body)
  expect(await seen('/public/faq')).toContain('tents')
  expect(await seen('/public/fees')).toContain('1234')
  expect(await seen('/public/get_basket')).not.toContain(':1234')
  expect(await seen('/public/faq', `${token}x`)).not.toContain('tents')
  expect(await asText('/public/faq')).not.toContain('tents')
  expect(await asText('/public/fees')).not.toContain(':1234')
})

test('a preview is answered with drafts of areas, places and partners, and no one else is', async () => {
  const draft = { draft: true } as const
  const shift = { day: 'monday', startsAt: '09:00', endsAt: '12:00' }
  await app.payload.create({
    collection: 'delivery-areas',
    data: { name: 'York', postcodeAreas: ['YO'], shifts: [shift], _status: 'draft' },
    ...draft,
  })
  const { docs: studios } = await app.payload.find({
    collection: 'studios',
    where: { accepts: { contains: 'in_person_fitting' } },
    depth: 0,
  })
  const studio = { collection: 'studios', id: String(studios[0]?.id) } as const
  await app.payload.update({
    ...studio,
    data: { name: 'The new room', _status: 'draft' },
    ...draft,
  })
  const kirk = { collection: 'partners', id: 'kirk-and-daughters' } as const
  const description = await app.payload.findByID({ ...kirk, depth: 0 })
  const shops = (description as unknown as { shops: object[] }).shops
  const renamed = shops.map((shop) => ({ ...shop, name: 'Kirk by the river' }))
  const data = { exchangeRate: '2', shops: renamed, _status: 'draft' }
  await app.payload.update({ ...kirk, data, ...draft })

  const until = Math.floor(Date.now() / 1000) + 600
  const token = signDraftPreview({ origin: 'http://localhost:3000', until }, previewSecret)
  const preview = { [draftPreviewHeader]: token }
  const atKirk = { 'x-forwarded-host': 'kirk.localhost:3000' }
  const draftsSeen = [
    ['/public/location_check?address=YO1%207AB', /York/],
    ['/public/shifts?as_of=2026-11-23&area_code=york', /"09:00"/],
    ['/public/fitting_places', /The new room/],
    ['/public/location_check_v2?address=E15%204QS', /Kirk by the river/],
  ] as const
  for (const [path, words] of draftsSeen) {
    const seen = JSON.stringify((await api.get(path, preview)).body)
    expect(seen).toMatch(words)
    expect(seen).not.toContain('changedBy')
    expect(await asText(path)).not.toMatch(words)
  }
  const fees = '/public/fees?fee_key=express'
  const priceAt = async (headers: Record<string, string>): Promise<number> =>
    ((await api.get(fees, headers)).body as { amount: number }[])[0]?.amount ?? 0
  expect(await priceAt({ ...atKirk, ...preview })).toBe((await priceAt(preview)) * 2)
  expect(await priceAt(atKirk)).toBeLessThan((await priceAt({})) * 2)
})

describe('a fee', () => {
  const fee = { collection: 'fees', id: 'home-delivery' } as const

  test('begins with the usual amount, and a draft changes nothing', async () => {
    const data = { amount: 999, _status: 'draft' }
    await app.payload.update({ ...fee, data, draft: true })
    expect((await api.get('/public/fees?fee_key=home_delivery')).body).toMatchObject([
      { amount: 395 },
    ])
  })

  test('follows in words and amount, wherever it is named or charged', async () => {
    const data = { name: 'By courier', amount: 450, _status: 'published' }
    await app.payload.update({ ...fee, data })
    await expect
      .poll(() => api.get('/public/fees?fee_key=home_delivery'), soon)
      .toMatchObject({ body: [{ name: 'By courier', amount: 450 }] })
    expect(await asText('/public/faq')).toContain('costs £4.50.')
    expect((await api.get('/public/get_basket')).body).toMatchObject({
      fees: { home_delivery: 450, express: 1000 },
    })
    const { body: ways } = await api.get('/public/delivery_providers')
    expect(ways).toContainEqual(expect.objectContaining({ name: 'DPD', price: 450 }))
  })

  test('is multiplied by the rate of a partner', async () => {
    const kirk = { 'x-forwarded-host': 'kirk.localhost:3000' }
    await expect
      .poll(() => api.get('/public/fees?fee_key=home_delivery', kirk), soon)
      .toMatchObject({ body: [{ amount: 562 }] })
    const pricing = `/public/store/store_pricing?storefront_domain=kirk.localhost`
    expect((await api.get(pricing)).body).toMatchObject({
      delivery: expect.arrayContaining([{ option: 'return_to_customer', price: 562 }]) as unknown,
    })
  })

  test('that is not published any more costs the usual amount', async () => {
    await app.payload.update({ ...fee, data: { _status: 'draft' } })
    await expect
      .poll(() => api.get('/public/get_basket'), soon)
      .toMatchObject({ body: { fees: { home_delivery: 395 } } })
    await app.payload.update({ ...fee, data: { _status: 'published' } })
  })
})

test('a new area is covered, with its shifts', async () => {
  await app.payload.create({
    collection: 'delivery-areas',
    data: {
      name: 'Leeds',
      postcodeAreas: ['LS'],
      shifts: [{ day: 'monday', startsAt: '09:00', endsAt: '12:00' }],
      _status: 'published',
    },
  })
  const check = '/public/location_check?address=14%20Weavers%20Row%20LS1%204AB'
  await expect
    .poll(() => api.get(check), soon)
    .toMatchObject({ body: { covered: true, area: { code: 'leeds', name: 'Leeds' } } })
  expect((await api.get('/public/shifts?as_of=2026-11-23&area_code=leeds')).body).toEqual([
    { area_code: 'leeds', date: '2026-11-23', starts_at: '09:00', ends_at: '12:00' },
  ])
})

test('the bicycle courier is offered where it rides, district by district', async () => {
  const namesAt = async (postcode: string): Promise<string> =>
    asText(`/public/delivery_providers?address=${encodeURIComponent(postcode)}`)
  expect(await namesAt('LS1 4AB')).toContain('Evermile')
  const leeds = { collection: 'delivery-areas', id: 'leeds' } as const
  const data = { postcodeAreas: ['LS2'], _status: 'published' }
  await app.payload.update({ ...leeds, data })
  await expect.poll(() => namesAt('LS1 4AB'), soon).not.toContain('Evermile')
  expect(await namesAt('LS2 7EE')).toContain('Evermile')
  await app.payload.update({ ...leeds, data: { ...data, sameDayCourier: false } })
  await expect.poll(() => namesAt('LS2 7EE'), soon).not.toContain('Evermile')
  expect((await api.get('/public/location_check?address=LS2%207EE')).body).toMatchObject({
    covered: true,
  })
  const { body } = await api.get('/public/get_basket')
  expect(body).toMatchObject({ courier_areas: expect.not.arrayContaining(['LS2']) as unknown })
})

test('an announcement is made during its time', async () => {
  const announce = (title: string, time: object): Promise<unknown> =>
    app.payload.create({
      collection: 'announcements',
      data: { title, message: 'See you.', ...time, _status: 'published' },
    })
  const [before, after] = [-3_600_000, 3_600_000].map((ms) => new Date(Date.now() + ms))
  await announce('Over', { endsAt: before })
  await announce('Later', { startsAt: after })
  await announce('Now', { startsAt: before, endsAt: after })
  await expect.poll(() => asText('/public/announcements'), soon).toContain('"Now"')
  expect(await asText('/public/announcements')).not.toMatch(/Over|Later/)
})

test('a shop of a partner follows', async () => {
  const kirk = { collection: 'partners', id: 'kirk-and-daughters' } as const
  const { shops } = await app.payload.findByID({ ...kirk, depth: 0 })
  const renamed = (shops as object[]).map((shop) => ({ ...shop, name: 'Kirk, by the Lea' }))
  await app.payload.update({ ...kirk, data: { shops: renamed, _status: 'published' } })
  await expect.poll(() => asText('/public/store/all_stores_simple'), soon).toContain('by the Lea')
})

test('a malformed document changes nothing, and all of its faults are logged at once', async () => {
  const before = await asText('/public/announcements')
  await app.payload.db.pool.query(
    `update announcements set below_ios_build = 1.5, message = null where id = 'wash-first'`,
  )
  await expect
    .poll(async () => (await api.get('/public/announcements')) && api.log(), soon)
    .toMatch(/announcements could not be fetched/)
  expect(api.log()).toMatch(/message[^]*belowIosBuild|belowIosBuild[^]*message/)
  expect(await asText('/public/announcements')).toBe(before)
})

test('without the content service the last good answers stay', async () => {
  await app.http.close()
  for (const path of ['faq', 'fees', 'announcements', 'shifts', 'store/all_stores_simple'])
    expect([path, (await api.get(`/public/${path}`)).status]).toEqual([path, 200])
  expect(await asText('/public/faq')).toContain('Do you ship abroad?')
  await app.restart()
})
