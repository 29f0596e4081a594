import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { LiveApp } from './support/live-app.ts'
import { startLiveApp } from './support/live-app.ts'

let app: LiveApp

beforeAll(async () => {
  app = await startLiveApp(inject('seeded'))
})
afterAll(() => app.close())

describe('writing', () => {
  test.each([
    ['POST', '/api/items'],
    ['PATCH', '/api/items/jeans'],
    ['DELETE', '/api/items?where[id][exists]=true'],
    ['POST', '/api/users/first-register'],
    ['POST', '/api/users/login'],
    ['PUT', '/api/media/file/item-jeans.svg'],
  ] as const)('%s %s is forbidden', async (method, url) => {
    const response = await app.http.inject({ method, url, payload: { name: 'Hats' } })
    expect(response.statusCode).toBe(403)
    expect(response.json()).toEqual({
      errors: [{ message: 'The public catalogue is read only.' }],
    })
  })

  test('is forbidden whatever the body', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data', 'x/y']) {
      const response = await app.http.inject({
        method: 'POST',
        url: '/api/items',
        headers: { 'content-type': type },
        payload: '{',
      })
      expect(response.statusCode).toBe(403)
    }
  })

  test('is forbidden with a method override as well', async () => {
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/users',
      headers: { 'x-http-method-override': 'GET' },
    })
    expect(response.statusCode).toBe(403)
  })

  test('is refused by the collections themselves if a request gets through', async () => {
    const create = app.payload.create({
      collection: 'item-categories',
      data: { name: 'Hats', coverImage: 'category-tops' },
      overrideAccess: false,
    })
    await expect(create).rejects.toThrow(/not allowed/)
  })
})

describe('private data', () => {
  test.each([
    '/api/users',
    '/api/globals/seed-state',
    '/api/payload-migrations',
    '/api/nothing',
    '/api/items/%00',
    '/api/items/JEANS',
    '/',
  ])('%s is not found', async (path) => {
    expect((await app.get(path)).status).toBe(404)
  })

  test('earlier versions are only for editors', async () => {
    expect((await app.get('/api/items/versions')).status).toBe(403)
  })

  test.each(['limit=-1', 'depth=abc', 'page=1e9', 'limit=99999999'])(
    'a list with %s is refused with a reason',
    async (query) => {
      const response = await app.get(`/api/items?${query}`)
      expect(response.status).toBe(400)
      const { errors } = (await response.json()) as { errors: { message: string }[] }
      expect(errors[0]?.message).toContain('must be a whole number')
    },
  )

  test('a where on an unknown or unreadable field reveals nothing', async () => {
    const response = await app.get('/api/items?where[hash][equals]=1')
    expect(response.status).toBe(400)
  })
})

describe('drafts', () => {
  test('a new one is in no response, whatever the query', async () => {
    await app.payload.create({
      collection: 'item-categories',
      draft: true,
      data: { name: 'Secret hats', coverImage: 'category-tops', _status: 'draft' },
    })
    for (const query of ['', '&draft=true', '&where[_status][equals]=draft', '&trash=true']) {
      const response = await app.get(`/api/item-categories?limit=0${query}`)
      expect(await response.text()).not.toContain('Secret hats')
    }
    expect((await app.get('/api/item-categories/secret-hats')).status).toBe(404)
    expect((await app.get('/api/item-categories/secret-hats?draft=true')).status).toBe(404)
  })

  test('an unpublished change leaves the published text unchanged', async () => {
    await app.payload.update({
      collection: 'items',
      id: 'chinos',
      draft: true,
      data: { name: 'Chinos, soon to be renamed', _status: 'draft' },
    })
    const item = await (await app.get('/api/items/chinos?depth=0&draft=true')).json()
    expect(item).toMatchObject({ name: 'Chinos', _status: 'published' })
  })

  test('a service turned back into a draft disappears from its items', async () => {
    await app.payload.update({
      collection: 'services',
      id: 'resew-seam',
      data: { _status: 'draft' },
    })
    const item = (await (await app.get('/api/items/t-shirt?depth=100')).json()) as {
      services: { id?: string }[]
    }
    expect(item.services.map((service) => service.id)).not.toContain('resew-seam')
    expect(item.services.every((service) => typeof service === 'object')).toBe(true)
  })
})
