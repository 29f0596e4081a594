import { rm } from 'node:fs/promises'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildEdge } from '#src/testing/edge.ts'
import { addContainer, promoteSet } from '#src/testing/releases.ts'
import { json, startUpstream, type Upstream } from '#src/testing/upstream.ts'

const partner = 'https://partner.example'
const stranger = 'https://stranger.example'
let api: Upstream
let app: FastifyInstance
let releasesDir: string

beforeAll(async () => {
  api = await startUpstream(json({ docs: [] }, { vary: 'accept-encoding' }))
  ;({ app, releasesDir } = await buildEdge({ API_URL: api.url, CONTENT_URL: api.url }))
  await addContainer(releasesDir, { name: 'booking', version: '2' })
  await promoteSet(releasesDir, { booking: '2', checkout: '1' }, { web: [partner] })
})
beforeEach(() => api.answer(json({ docs: [] }, { vary: 'accept-encoding' })))
afterAll(async () => {
  await app.close()
  await api.close()
  await rm(releasesDir, { recursive: true })
})

function ask(
  url: string,
  { origin, ...rest }: InjectOptions & { origin: string },
): Promise<LightMyRequestResponse> {
  return app.inject({ url, ...rest, headers: { ...rest.headers, origin } })
}

const readable = [
  '/releases/booking/2/federation/remoteEntry.js',
  '/releases/booking/2/federation/mf-manifest.json',
  '/releases/live/booking/mf-manifest.json',
  '/releases/page-config',
  '/content/api/items?limit=0&depth=1',
  '/api/public/get_basket',
  '/api/public/faq',
]

describe('[T8] An origin that the registry allows', () => {
  it.each(readable)('reads %s', async (url) => {
    const { statusCode, headers } = await ask(url, { origin: partner })
    expect(statusCode).toBe(200)
    expect(headers['access-control-allow-origin']).toBe(partner)
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  it("gets the answer to a preflight with our client's headers", async () => {
    const asked = api.requests.length
    const { statusCode, headers } = await ask('/api/public/get_basket', {
      origin: partner,
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'GET' },
    })
    expect(statusCode).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': partner,
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': expect.stringContaining('traceparent'),
      vary: 'Origin',
    })
    expect(api.requests).toHaveLength(asked)
  })

  it('gets a readable refusal of a write, which the api never sees', async () => {
    const asked = api.requests.length
    const { statusCode, headers, body } = await ask('/api/public/update_basket', {
      origin: partner,
      method: 'POST',
      payload: {},
    })
    expect(statusCode).toBe(403)
    expect(headers['access-control-allow-origin']).toBe(partner)
    expect(body).toContain('Continue at http://localhost')
    expect(api.requests).toHaveLength(asked)
  })

  it.each([
    ['GET', '/api/storefront/storefront_orders'],
    ['POST', '/api/storefront/token'],
    ['GET', '/api/public/storefront/auth'],
    ['GET', '/api/public/password_reset'],
    ['POST', '/api/public/stripe_webhook'],
    ['GET', '/releases/live'],
    ['GET', '/releases/booking/2/remoteEntry.js'],
    ['GET', '/'],
  ] as const)('gets nothing else: %s %s', async (method, url) => {
    const { headers } = await ask(url, { origin: partner, method })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    const preflight = await ask(url, {
      origin: partner,
      method: 'OPTIONS',
      headers: { 'access-control-request-method': method },
    })
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('is allowed on the kind of site that it was added to, and on no other', async () => {
    const { headers } = await ask('/content/api/items?limit=0', {
      origin: partner,
      headers: { host: 'maison.localhost:3000' },
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('[T8] Any other origin', () => {
  it.each(readable)('is not named in the answer to %s', async (url) => {
    const { headers } = await ask(url, { origin: stranger })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  it('gets an answer that caches keep apart, and so does a request without an origin', async () => {
    for (const url of readable) {
      expect((await ask(url, { origin: stranger })).headers['vary']).toMatch(/Origin/)
      expect((await app.inject({ url })).headers['vary']).toMatch(/Origin/)
    }
  })

  it("writes on its own site as before, where the api judges the request's origin", async () => {
    const { statusCode } = await ask('/api/public/update_basket', {
      origin: 'http://localhost:3000',
      method: 'POST',
      headers: { host: 'localhost:3000' },
      payload: {},
    })
    expect(statusCode).toBe(200)
  })
})

describe('The live container of an area', () => {
  it('is named by the manifest with an address that works from any origin', async () => {
    const { json: manifest } = await ask('/releases/live/booking/mf-manifest.json', {
      origin: partner,
    })
    expect(manifest()).toEqual({
      name: 'booking',
      metaData: {
        name: 'booking',
        publicPath: 'http://localhost:3000/releases/booking/2/federation/',
      },
    })
  })

  it.each(['nothing', 'checkout', '__proto__'])('is 404 for %s, which has none', async (area) => {
    const { statusCode } = await app.inject({ url: `/releases/live/${area}/mf-manifest.json` })
    expect(statusCode).toBe(404)
  })

  it('is a file of another origin for styles and pictures, too', async () => {
    const policy = 'cross-origin-resource-policy'
    const container = await app.inject({ url: '/releases/booking/2/federation/remoteEntry.js' })
    const own = await app.inject({ url: '/releases/booking/2/remoteEntry.js' })
    expect([container.headers[policy], own.headers[policy]]).toEqual([
      'cross-origin',
      'same-origin',
    ])
  })

  it('adds nothing to the import map of a page', async () => {
    const { body } = await app.inject({ url: '/' })
    expect(body).toContain('/releases/booking/2/remoteEntry.js')
    expect(body).not.toContain('federation')
  })
})
