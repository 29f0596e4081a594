import { randomUUID } from 'node:crypto'
import { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { InStoreType } from '@darnley/contract/checkout'
import {
  partnerColours,
  PartnerList,
  PartnerLocale,
  publishedPartnersPath,
} from '@darnley/contract/partners'
import { OpeningTime } from '@darnley/contract/opening-hours'
import { StoreAccepts } from '@darnley/contract/places'
import { isDropOffPoint } from '@darnley/domain/delivery'
import { madeUpPartners } from '@darnley/node/demonstration/partners'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { days } from '#src/fields/periods.ts'
import * as options from '#src/rules/partner-options.ts'
import type { LiveApp } from './support/live-app.ts'
import { startLiveApp } from './support/live-app.ts'

let app: LiveApp

beforeAll(async () => {
  app = await startLiveApp(inject('seeded'))
})
afterAll(() => app.close())

const ashdown = {
  name: 'Ashdown Outfitters',
  hostname: 'repairs.ashdown.example',
  locale: 'en_GB',
  exchangeRate: '1.10',
  deliveryOptions: ['return_to_store'],
  blockedProviders: ['Evermile'],
  address: { line1: '1 North Street', line2: '', city: 'Brighton', postcode: 'BN1 1AA' },
  shops: [],
  styles: { buttonColour: '#5A3A6E', buttonHoverColour: null },
  colours: {},
}

/** Of 40 x 20 pixels. */
const picture = Buffer.from(
  'UklGRkAAAABXRUJQVlA4IDQAAAAQAwCdASooABQAPm02l0ikIyIhJWgAgA2JZwAALqYfEAAA/vDo9/9St+uikZ/VpNIkAAAA',
  'base64',
)
const authorization = 'Bearer the key by which the api writes partners in tests'

interface Answer {
  readonly status: number
  readonly body: Record<string, unknown> & { updatedAt?: string }
}

async function manage(method: string, path: string, body?: object): Promise<Answer> {
  const response = await app.http.inject({
    method: method as 'GET',
    url: `/manage/partners${path}`,
    headers: { authorization },
    ...(body && { payload: body }),
  })
  return { status: response.statusCode, body: response.json() }
}

function save(id: string, description: object, more: object = {}): Promise<Answer> {
  const signed = { changedBy: 'owner@darnley.example', seenAt: null, publish: true }
  return manage('PUT', `/${id}`, { ...signed, description, ...more })
}

async function published(): Promise<ReturnType<typeof PartnerList.parse>['docs']> {
  return PartnerList.parse(await (await app.get(publishedPartnersPath)).json()).docs
}

async function brandOf(domain: string): Promise<unknown> {
  const path = `/api/brandCustomisation?depth=1&where[domain][equals]=${domain}`
  return ((await (await app.get(path)).json()) as { docs: unknown[] }).docs
}

test('the choices are those of the contract', () => {
  expect(options.locales).toEqual(PartnerLocale.options)
  expect(options.providers).toEqual(DeliveryProviderCode.options)
  expect(options.dropOffPoints).toEqual(DeliveryProviderCode.options.filter(isDropOffPoint))
  expect(options.deliveryOptions).toEqual(InStoreType.options)
  expect(options.storeAccepts).toEqual(StoreAccepts.options)
  expect(days).toEqual(OpeningTime.shape.day.options)
  expect(options.colourNames).toEqual(Object.keys(partnerColours))
})

test('the made-up partners are published as they are described, with their pictures', async () => {
  const docs = await published()
  expect(docs.map(({ id }) => id)).toEqual(['kirk-and-daughters', 'maison-vale'])
  const [, maison] = docs
  const { colours, ...described } = madeUpPartners[0]
  expect(maison).toMatchObject({ ...described, logo: { alt: 'Maison Vale' } })
  expect(Object.values(maison?.colours ?? {}).filter(Boolean)).toEqual(Object.values(colours))
  expect(JSON.stringify(docs)).not.toContain('changedBy')
})

describe('the brand of a partner', () => {
  test('is in the public collection while the partner is published', async () => {
    expect(await brandOf('kirk.localhost')).toMatchObject([
      {
        companyName: 'Kirk & Daughters',
        logo: { id: 'brand-kirk-and-daughters-logo' },
        styles: { buttonColour: '#14503C' },
      },
    ])
  })

  test('follows each published change, and no draft', async () => {
    const first = await save('branded', { ...ashdown, hostname: 'branded.example' })
    const purple = { ...ashdown, hostname: 'branded.example', styles: { buttonColour: '#123456' } }
    const draft = await save('branded', purple, { seenAt: first.body.updatedAt, publish: false })
    expect(draft.body).toMatchObject({ state: 'changed' })
    expect(await brandOf('branded.example')).toMatchObject([
      { styles: { buttonColour: '#5A3A6E' } },
    ])
    const { body: live } = await save('branded', purple, { seenAt: draft.body.updatedAt })
    expect(await brandOf('branded.example')).toMatchObject([
      { styles: { buttonColour: '#123456' } },
    ])
    const ended = { changedBy: 'owner@darnley.example', seenAt: live.updatedAt }
    expect((await manage('POST', '/branded/unpublish', ended)).status).toBe(200)
    expect(await brandOf('branded.example')).toEqual([])
    expect((await published()).map(({ id }) => id)).not.toContain('branded')
  })

  test('that stood there before moves into the description', async () => {
    await app.payload.create({
      collection: 'brandCustomisation',
      data: {
        domain: 'old.example',
        companyName: 'Old',
        logo: 'brand-default-logo',
        styles: { buttonColour: '#222222' },
      },
    })
    const { styles: _none, ...bare } = ashdown
    const { body } = await save('old', { ...bare, hostname: 'old.example' })
    expect(body).toMatchObject({
      description: { logo: 'brand-default-logo', styles: { buttonColour: '#222222' } },
    })
    expect(await brandOf('old.example')).toMatchObject([
      { companyName: 'Ashdown Outfitters', logo: { id: 'brand-default-logo' } },
    ])
  })
})

describe('publishing', () => {
  const wrong = {
    name: ' ',
    hostname: 'https://ashdown.example',
    exchangeRate: '0',
    deliveryOptions: [],
    address: { line1: '', city: '', postcode: 'BN1' },
    shops: [
      {
        phone: 'none',
        openingHours: [{ day: 'monday', opens: '18:00', closes: '09:00' }],
        address: { postcode: 'N' },
      },
    ],
    styles: { buttonColour: '#FFCC00' },
    colours: { ink: 'black' },
  }
  const paths = [
    'name',
    'hostname',
    'exchangeRate',
    'deliveryOptions',
    'address.line1',
    'address.city',
    'address.postcode',
    'shops.0.address.postcode',
    'shops.0.phone',
    'shops.0.openingHours.0.closes',
    'styles.buttonColour',
    'colours.ink',
  ]

  test('is refused with all faults at once, each at its field', async () => {
    const { status, body } = await save('wrong', wrong)
    expect(status).toBe(422)
    const faults = body['faults'] as { path: string; message: string }[]
    expect(faults.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
    expect(faults.find(({ path }) => path === 'styles.buttonColour')?.message).toContain('1.5 to 1')
  })

  test('a draft is kept with its faults beside it, and is on no site', async () => {
    const { status, body } = await save('drafted', wrong, { publish: false })
    expect([status, body['state']]).toEqual([200, 'draft'])
    const faults = body['faults'] as { path: string }[]
    expect(faults.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
    expect((await published()).map(({ id }) => id)).not.toContain('drafted')
  })

  test('a hostname belongs to one partner', async () => {
    const { status, body } = await save('second', { ...ashdown, hostname: 'kirk.localhost' })
    expect(status).toBe(422)
    expect(body['faults']).toMatchObject([{ path: 'hostname' }])
  })

  test('a change of what another owner changed meanwhile is refused', async () => {
    const first = await save('raced', { ...ashdown, hostname: 'raced.example' })
    const seen = { seenAt: first.body.updatedAt }
    const second = await save('raced', { ...ashdown, hostname: 'raced.example' }, seen)
    const third = await save('raced', { ...ashdown, hostname: 'raced.example' }, seen)
    expect([first.status, second.status, third.status]).toEqual([200, 200, 409])
    expect(third.body['current']).toMatchObject({ updatedAt: second.body.updatedAt })
  })

  test('each version says who and when', async () => {
    const first = await save('signed', { ...ashdown, hostname: 'signed.example' })
    await save('signed', ashdown, {
      changedBy: 'ruth@darnley.example',
      seenAt: first.body.updatedAt,
      publish: false,
    })
    const { body } = await manage('GET', '/signed/versions')
    expect(body['versions']).toMatchObject([
      { by: 'ruth@darnley.example', state: 'draft' },
      { by: 'owner@darnley.example', state: 'published', at: expect.any(String) },
    ])
  })

  test('new shops get an id of their own', async () => {
    const shops = [{ name: 'Ashdown, Hove' }, { name: 'Ashdown, Hove' }, {}]
    const { body } = await save('ashdown', { ...ashdown, shops })
    const description = body['description'] as { shops: { id: string }[] }
    expect(description.shops.map(({ id }) => id)).toEqual([
      'ashdown-hove',
      'ashdown-hove-2',
      'ashdown-shop',
    ])
  })
})

describe('what an owner compares', () => {
  test('is the newest description beside the published one, with their pictures', async () => {
    const logo = 'brand-default-logo'
    const first = await save('compared', { ...ashdown, hostname: 'compared.example', logo })
    const draft = await save(
      'compared',
      { ...ashdown, hostname: 'compared.example', exchangeRate: '2', logo: null },
      { seenAt: first.body.updatedAt, publish: false },
    )
    expect(draft.body).toMatchObject({
      state: 'changed',
      description: { exchangeRate: '2', logo: null },
      published: { exchangeRate: '1.10', logo },
      pictures: [{ id: logo, url: expect.stringContaining('/api/media/file/') }],
    })
    const { body } = await manage('GET', '/compared/versions')
    expect(body['versions']).toMatchObject([
      { description: { exchangeRate: '2' } },
      { description: { exchangeRate: '1.10' } },
    ])
  })

  test('a check says what publishing would refuse, and saves nothing', async () => {
    const description = { ...ashdown, hostname: 'kirk.localhost', exchangeRate: '0' }
    const { body } = await manage('POST', '/checked/check', { description })
    const faults = body['faults'] as { path: string }[]
    expect(faults.map(({ path }) => path)).toEqual(['hostname', 'exchangeRate'])
    expect((await manage('GET', '/checked/versions')).body['versions']).toEqual([])
    const own = { ...ashdown, hostname: 'kirk.localhost' }
    const answer = await manage('POST', '/kirk-and-daughters/check', { description: own })
    expect(answer.body['faults']).toEqual([])
  })

  test('a picture is stored once for its id, and is public', async () => {
    const id = randomUUID()
    const put = async (): Promise<Answer> => {
      const response = await app.http.inject({
        method: 'PUT',
        url: `/manage/pictures/${id}?alt=Ashdown`,
        headers: { authorization, 'content-type': 'image/webp' },
        payload: picture,
      })
      return { status: response.statusCode, body: response.json() }
    }
    const [first, second] = [await put(), await put()]
    expect(first).toMatchObject({
      status: 200,
      body: { id, alt: 'Ashdown', width: 40, height: 20 },
    })
    expect(second.body['url']).toBe(first.body['url'])
    const file = await app.get(String(first.body['url']))
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })
})

test.each([undefined, 'Bearer wrong', 'the key by which the api writes partners in tests'])(
  'the key "%s" opens nothing',
  async (authorization) => {
    for (const method of ['GET', 'PUT'] as const) {
      const url = method === 'GET' ? '/manage/partners' : '/manage/partners/kirk-and-daughters'
      const headers = authorization ? { authorization } : {}
      const response = await app.http.inject({ method, url, headers })
      expect(response.statusCode).toBe(401)
    }
  },
)
