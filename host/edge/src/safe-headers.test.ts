import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { buildEdge } from './testing/edge.ts'

let app: FastifyInstance

beforeAll(async () => {
  ;({ app } = await buildEdge({
    SITE_URL: 'https://book.darnley.example',
    TRUSTED_PROXIES: '10.0.0.0/8',
  }))
})
afterAll(() => app.close())

describe('Every response of the edge', () => {
  it.each([
    '/',
    '/nowhere',
    '/boot.js',
    '/icons/icon-512.png',
    '/manifest.webmanifest',
    '/releases/booking/1/remoteEntry.js',
    '/releases/nothing',
    '/api/public/faq',
    '/livez',
  ])('[S4] declares its media type and requires https: %s', async (url) => {
    const { headers } = await app.inject({ url, headers: { host: 'book.darnley.example' } })
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })
})
