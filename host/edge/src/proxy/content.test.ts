import type { FastifyInstance } from 'fastify'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildEdge } from '#src/testing/edge.ts'
import { json, startUpstream, type Upstream } from '#src/testing/upstream.ts'

let content: Upstream
let app: FastifyInstance

beforeEach(async () => {
  content = await startUpstream(json({ docs: ['first'] }))
  ;({ app } = await buildEdge({ CONTENT_URL: content.url }))
})
afterEach(async () => {
  await app.close()
  await content.close()
})

const list = '/content/api/items?limit=0'
const onlyIfError = 's-maxage=0, stale-while-revalidate=0, stale-if-error=60'

/** What the edge asks for itself, to follow partners, brands and content. */
const followed = /^GET \/(changes|api\/(partners|brandCustomisation))/

/** Returns the requests that it was asked to forward. */
const proxied = (): Upstream['requests'] =>
  content.requests.filter(({ path }) => !followed.test(path))

/** Answers 200 with this body. */
function text(body: string): Parameters<Upstream['answer']>[0] {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  }
}

describe('The proxy to the content service', () => {
  it('merges requests of many visitors and forwards no cookie', async () => {
    const asked = { url: list, headers: { cookie: 'secret=1' } }
    await Promise.all([app.inject(asked), app.inject(asked), app.inject(asked)])
    expect(proxied().map(({ path }) => path)).toEqual(['GET /api/items?limit=0'])
    expect(proxied()[0]?.headers.cookie).toBeUndefined()
  })

  it('answers a known ETag with 304', async () => {
    const { headers } = await app.inject({ url: list })
    const etag = String(headers.etag)
    const again = await app.inject({ url: list, headers: { 'if-none-match': etag } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('serves the last good response while the service is down', async () => {
    content.answer(json({ docs: ['first'] }, { 'cache-control': 's-maxage=0, stale-if-error=60' }))
    await app.inject({ url: list })
    await content.close()
    const response = await app.inject({ url: list })
    expect(response.json()).toEqual({ docs: ['first'] })
  })

  it('serves a stale response at once and revalidates it', async () => {
    content.answer(
      json({ docs: ['old'] }, { 'cache-control': 's-maxage=0, stale-while-revalidate=60' }),
    )
    await app.inject({ url: list })
    content.answer(json({ docs: ['new'] }))
    expect((await app.inject({ url: list })).json()).toEqual({ docs: ['old'] })
    await expect
      .poll(async () => (await app.inject({ url: list })).json())
      .toEqual({ docs: ['new'] })
  })

  it.each<[string, Parameters<Upstream['answer']>[0]]>([
    ['fails', (_request, response) => response.writeHead(500).end('{}')],
    ['drops the connection', (request) => request.socket.destroy()],
    ['is silent', () => {}],
    ['answers half', text('{"docs":["fir')],
    ['answers an error page', text('<h1>Sorry</h1>')],
    ['answers nothing', text('')],
    ['answers another shape', text('{"items":[]}')],
  ])('serves the last good response while the service %s', async (_, damage) => {
    content.answer(json({ docs: ['first'] }, { 'cache-control': onlyIfError }))
    await app.inject({ url: list })
    content.answer(damage)
    const response = await app.inject({ url: list })
    expect([response.statusCode, response.json()]).toEqual([200, { docs: ['first'] }])
  })

  it('[S29] [X5] keeps what pages request, despite made-up requests', async () => {
    content.answer((request, response) => {
      const docs = request.url?.includes('made-up') ? [] : ['first']
      json({ docs }, { 'cache-control': 's-maxage=600' })(request, response)
    })
    const asked = '/content/api/item-categories?limit=0&depth=1&sort=sortOrder'
    await app.inject({ url: asked })
    for (let each = 0; each < 520; each += 1) {
      await app.inject({ url: `${asked}&x=${each}` })
      await app.inject({ url: `/content/api/items?limit=${each}` })
      await app.inject({
        url: `/content/api/fitting-guides?limit=0&depth=1&where[service][equals]=made-up-${each}`,
      })
    }
    expect(proxied().filter(({ path }) => path.includes('item-categories'))).toHaveLength(1)
    await content.close()
    expect((await app.inject({ url: asked })).json()).toEqual({ docs: ['first'] })
  })

  it('[X5] keeps one picture per name, whatever versions are made up', async () => {
    content.answer((request, response) =>
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(`<svg>${request.url}</svg>`),
    )
    const picture = '/content/api/media/file/jeans.svg'
    const read = async (query: string): Promise<string> =>
      (await app.inject({ url: picture + query })).body
    expect(await read('?v=old')).toBe('<svg>/api/media/file/jeans.svg?v=old</svg>')
    expect(await read('?v=new')).toBe('<svg>/api/media/file/jeans.svg?v=new</svg>')
    await content.close()
    expect(await read('?v=made-up')).toBe('<svg>/api/media/file/jeans.svg?v=new</svg>')
  })

  it('reports an error when there is nothing to serve', async () => {
    await content.close()
    const response = await app.inject({ url: list })
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('2')
    expect(response.json()).toEqual({ detail: 'Service Unavailable' })
  })

  it('never serves an unreadable response', async () => {
    content.answer(text('<h1>Sorry</h1>'))
    expect((await app.inject({ url: list })).statusCode).toBe(503)
    content.answer(json({ docs: ['first'] }))
    expect((await app.inject({ url: list })).json()).toEqual({ docs: ['first'] })
  })

  it('caches a brotli response and its tag', async () => {
    const brotli = { url: list, headers: { 'accept-encoding': 'gzip, br' } }
    const first = await app.inject(brotli)
    const again = await app.inject(brotli)
    expect(proxied()).toHaveLength(1)
    for (const { headers, rawPayload } of [first, again]) {
      expect(headers['content-encoding']).toBe('br')
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      expect(brotliDecompressSync(rawPayload).toString()).toBe('{"docs":["first"]}')
    }
    expect((await app.inject({ url: list })).body).toBe('{"docs":["first"]}')
    const known = `W/"other", W/${String(first.headers.etag)}`
    const confirmed = await app.inject({ url: list, headers: { 'if-none-match': known } })
    expect([confirmed.statusCode, confirmed.body]).toEqual([304, ''])
  })

  it('does not cache a response that is an error or private', async () => {
    content.answer((_request, response) => response.writeHead(404).end('{}'))
    expect((await app.inject({ url: list })).statusCode).toBe(404)
    content.answer(json({ docs: [] }, { 'cache-control': 'private' }))
    await app.inject({ url: list })
    await app.inject({ url: list })
    expect(proxied()).toHaveLength(3)
  })

  it('answers HEAD for a picture', async () => {
    content.answer((_request, response) =>
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
    )
    const response = await app.inject({ method: 'HEAD', url: '/content/api/media/file/jeans.svg' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/svg+xml')
    expect(response.body).toBe('')
  })

  it('is read-only', async () => {
    const response = await app.inject({ method: 'POST', url: '/content/api/items', payload: {} })
    expect(response.statusCode).toBe(404)
    expect(proxied()).toEqual([])
  })
})
