import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { LiveApp } from './support/live-app.ts'
import { startLiveApp } from './support/live-app.ts'

let app: LiveApp

beforeAll(async () => {
  app = await startLiveApp(inject('seeded'))
})
afterAll(() => app.close())

interface Service {
  fittingChoices: unknown[]
  questions: unknown[]
}

interface List {
  docs: Record<string, unknown>[]
  totalDocs: number
}

async function list(path: string): Promise<List> {
  const response = await app.get(path)
  expect(response.status).toBe(200)
  return (await response.json()) as List
}

const picture = {
  id: expect.any(String),
  url: expect.stringMatching(/^\/api\/media\/file\/[a-z-]+\.(svg|webp)\?v=\w+$/),
  alt: expect.any(String),
  width: expect.any(Number),
  height: expect.any(Number),
}

describe('lists', () => {
  test('categories are in display order, each with its picture', async () => {
    const { docs, totalDocs } = await list('/api/item-categories?limit=0&depth=100')
    expect(totalDocs).toBe(12)
    expect(docs.map((category) => category['name']).slice(0, 3)).toEqual([
      'Tops & T-shirts',
      'Shirts & blouses',
      'Trousers & jeans',
    ])
    expect(docs[0]).toMatchObject({ id: 'tops', sortOrder: 0, coverImage: picture })
  })

  test('items of one category include their services with questions', async () => {
    const { docs } = await list('/api/items?limit=0&depth=100&where[itemCategory][equals]=trousers')
    expect(docs.map((item) => item['id'])).toContain('jeans')
    const jeans = docs.find((item) => item['id'] === 'jeans') as { services: [Service] }
    expect(jeans).toMatchObject({ itemCategory: { id: 'trousers' }, coverImage: picture })
    const [service] = jeans.services
    expect(service).toMatchObject({
      id: 'shorten-hem',
      price: 1600,
      serviceType: 'alteration',
      upsizing: false,
      deadEnd: false,
      expectations: null,
      coverImage: picture,
      subservices: [],
    })
    expect(service.fittingChoices).toMatchObject([
      { choice: 'measure', recommended: true },
      { choice: 'pin', recommended: false },
      { choice: 'match', recommended: false },
    ])
    expect(service.questions[1]).toMatchObject({
      id: 'shorten-hem.turn-up-depth',
      questionType: 'radio',
      questionAnswerExclusion: [
        'shorten-hem.finish.plain',
        'shorten-hem.finish.original',
        'shorten-hem.finish.blind',
      ],
    })
  })

  test('a subservice has its own questions, price and filter', async () => {
    const response = await app.get('/api/services/let-down-hem?depth=1')
    const service = (await response.json()) as { subservices: unknown[] }
    expect(service.subservices[1]).toMatchObject({
      id: 'let-down-hem.facing',
      priceModifier: 600,
      deadEnd: false,
      coverImage: null,
      questions: [{ id: 'let-down-hem.facing.mark', options: [{}, { priceModifier: 400 }] }],
      questionAnswerExclusion: ['let-down-hem.spare.less'],
    })
  })

  test('expectations include rich text and pictures with captions', async () => {
    const service = await (await app.get('/api/services/darn-knit?depth=100')).json()
    expect(service).toMatchObject({
      expectations: {
        keyInfo: { root: { type: 'root' } },
        exampleImages: [{ caption: 'A hole at the elbow', image: picture }, {}],
      },
    })
  })

  test('a guide is found by its service and refers to it by id', async () => {
    const { docs } = await list(
      '/api/fitting-guides?limit=0&depth=100&where[service][equals]=take-in-seat',
    )
    expect(docs).toMatchObject([
      { service: 'take-in-seat', measure: null, match: null, pin: { root: { type: 'root' } } },
    ])
  })

  test('a guide includes its drawing', async () => {
    const { docs } = await list(
      '/api/fitting-guides?limit=0&depth=1&where[service][equals]=take-in-seat',
    )
    const guide = docs[0]?.['pin'] as { root: { children: unknown[] } } | undefined
    expect(guide?.root.children[0]).toMatchObject({ type: 'upload', value: picture })
  })

  test('a brand is found by its domain', async () => {
    const { docs } = await list(
      '/api/brandCustomisation?limit=0&depth=100&where[domain][equals]=kirk.localhost',
    )
    expect(docs).toMatchObject([
      {
        companyName: 'Kirk & Daughters',
        logo: picture,
        backgroundImages: {
          bookingFlow: picture,
          basket: picture,
          checkout: picture,
          thankYou: picture,
        },
        styles: { buttonColour: '#14503C', buttonHoverColour: '#0D3B2C' },
      },
    ])
  })

  test('limit, page and depth work as Payload documents', async () => {
    const { docs, totalDocs } = await list('/api/items?limit=2&page=2&depth=0')
    expect(docs).toHaveLength(2)
    expect(totalDocs).toBe(68)
    expect(docs[0]?.['itemCategory']).toBeTypeOf('string')
  })

  test('an excessive depth is reduced to the depth of the graph', async () => {
    const deep = await (await app.get('/api/items/jeans?depth=999999')).json()
    const shallow = await (await app.get('/api/items/jeans?depth=4')).json()
    expect(deep).toEqual(shallow)
  })
})

describe('caching', () => {
  test('an unchanged response is revalidated by its ETag', async () => {
    const first = await app.get('/api/item-categories?limit=0')
    expect(first.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=1, stale-while-revalidate=3',
    )
    const again = await app.http.inject({
      url: '/api/item-categories?limit=0',
      headers: { 'if-none-match': String(first.headers.get('etag')) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('a saved change is in the next response', async () => {
    await app.get('/api/services/rewax?depth=0')
    await app.payload.update({ collection: 'services', id: 'rewax', data: { price: 4700 } })
    expect(await (await app.get('/api/services/rewax?depth=0')).json()).toMatchObject({
      price: 4700,
    })
  })
})

describe('pictures', () => {
  test('have a safe type and are cached forever under their versioned URL', async () => {
    const category = await (await app.get('/api/item-categories/trousers?depth=1')).json()
    const { url } = (category as { coverImage: { url: string } }).coverImage
    const response = await app.get(url)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await response.text()).toContain('<svg')
  })

  test('respond to HEAD like GET, without a body', async () => {
    const response = await app.http.inject({
      method: 'HEAD',
      url: '/api/media/file/item-jeans.svg',
    })
    expect(response.statusCode).toBe(200)
    expect(Number(response.headers['content-length'])).toBeGreaterThan(500)
  })

  test.each(['nothing.svg', '..%2f..%2fpackage.json', '%2e%2e%2fusers'])(
    'are not found under %s',
    async (name) => {
      expect((await app.get(`/api/media/file/${name}`)).status).toBe(404)
    },
  )
})

test('the server reports that it is alive and ready', async () => {
  expect((await app.get('/livez')).status).toBe(200)
  expect((await app.get('/readyz')).status).toBe(200)
})
