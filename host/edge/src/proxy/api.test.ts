import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildEdge } from '#src/testing/edge.ts'
import { json, startUpstream, type Upstream } from '#src/testing/upstream.ts'

let api: Upstream
let app: FastifyInstance

beforeAll(async () => {
  api = await startUpstream(json({ version: 0 }, { 'set-cookie': 'basket=1; HttpOnly' }))
  ;({ app } = await buildEdge({ API_URL: api.url }))
})
afterAll(async () => {
  await app.close()
  await api.close()
})

describe('The proxy to the api', () => {
  it('strips the prefix and keeps query, cookie and response', async () => {
    const response = await app.inject({
      url: '/api/public/get_basket?a=1',
      headers: { cookie: 'basket=1' },
    })
    expect(response.json()).toEqual({ version: 0 })
    expect(response.headers['set-cookie']).toBe('basket=1; HttpOnly')
    expect(api.requests.at(-1)).toMatchObject({
      path: 'GET /public/get_basket?a=1',
      headers: { cookie: 'basket=1' },
    })
  })

  it("forwards the client's address, and drops what the client claims about it", async () => {
    await app.inject({
      url: '/api/public/get_basket',
      headers: {
        host: 'maison.localhost:3000',
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-host': 'evil.example',
        forwarded: 'for=1.2.3.4',
        'x-real-ip': '1.2.3.4',
      },
    })
    const headers = api.requests.at(-1)?.headers
    expect(headers).toMatchObject({
      'x-forwarded-host': 'maison.localhost:3000',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    })
    expect(JSON.stringify(headers)).not.toContain('1.2.3.4')
  })

  it.each(['/api/livez', '/api/readyz', '/api//readyz', '/api/metrics'])(
    '[X27] does not forward %s',
    async (url) => {
      const asked = api.requests.length
      expect((await app.inject({ url })).statusCode).toBe(404)
      expect(api.requests).toHaveLength(asked)
    },
  )

  it('[X10] forwards how customers reach the site, whatever the last hop is', async () => {
    const { app: edge } = await buildEdge({
      API_URL: api.url,
      SITE_URL: 'https://localhost',
      TRUSTED_PROXIES: '10.0.0.0/8',
    })
    await edge.inject({ url: '/api/public/get_basket' })
    expect(api.requests.at(-1)?.headers['x-forwarded-proto']).toBe('https')
    await edge.close()
  })

  it('forwards a body unchanged', async () => {
    let received = ''
    api.answer((request, response) => {
      request.on('data', (chunk: Buffer) => (received += chunk.toString()))
      request.on('end', () => response.writeHead(204).end())
    })
    const response = await app.inject({
      method: 'POST',
      url: '/api/public/stripe_webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1' },
      payload: '{ "odd":   "spacing" }',
    })
    expect(response.statusCode).toBe(204)
    expect(received).toBe('{ "odd":   "spacing" }')
  })

  it("answers in the api's shape while the api is down", async () => {
    const { app: alone } = await buildEdge()
    const response = await alone.inject({ url: '/api/public/get_basket' })
    expect(response.statusCode).toBe(502)
    expect(response.json()).toEqual({ detail: 'Bad Gateway' })
    await alone.close()
  })
})
