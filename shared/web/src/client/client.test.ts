import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connectionEvents, createClient, faultsByField, isApiError, type Client } from './client.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

describe('the client', () => {
  it.each([
    [400, 'Bad Request'],
    [401, 'Unauthorized'],
    [403, 'Forbidden'],
    [404, 'Not Found'],
    [422, 'Validation Error'],
    [500, 'Internal Server Error'],
    [502, 'Bad Gateway'],
    [503, 'Service Unavailable'],
    [418, 'Generic Error'],
    [409, 'Generic Error'],
  ])('maps status %i to "%s" of the catalogue', async (status, code) => {
    const client = await answering((_, response) =>
      response.writeHead(status).end('{"detail":"why"}'),
    )
    const error = await client.call('GET /public/get_basket').catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code, status, body: { detail: 'why' } })
    expect(isApiError(error)).toBe(true)
  })

  it('keeps the body of an error page that is not JSON as text', async () => {
    const client = await answering((_, response) =>
      response.writeHead(502).end('<h1>Bad gateway</h1>'),
    )
    await expect(client.call('GET /public/get_basket')).rejects.toMatchObject({
      body: '<h1>Bad gateway</h1>',
    })
  })

  it("says 'Request aborted' when the caller aborts", async () => {
    const client = await answering(() => {})
    const call = client.call('GET /public/get_basket', { signal: AbortSignal.abort() })
    await expect(call).rejects.toMatchObject({ code: 'Request aborted' })
  })

  it('tells a lost network from an error response', async () => {
    const client = await answering((request) => request.socket.destroy())
    await expect(client.call('GET /public/get_basket')).rejects.toMatchObject({
      code: 'Network Error',
    })
  })

  it('tells the page which calls got no response and which got one, including error responses', async () => {
    const told: string[] = []
    vi.stubGlobal('dispatchEvent', ({ type }: Event) => told.push(type))
    const client = await answering((request, response) => {
      if (told.length === 0) request.socket.destroy()
      else response.writeHead(503).end()
    })
    await expect(client.call('GET /public/get_basket')).rejects.toThrow('Network Error')
    await expect(client.call('GET /public/get_basket')).rejects.toThrow('Service Unavailable')
    expect(told).toEqual([connectionEvents.lost, connectionEvents.answered])
    vi.unstubAllGlobals()
  })

  it('returns null for 204', async () => {
    const client = await answering((_, response) => response.writeHead(204).end())
    expect(await client.call('POST /storefront/logout')).toBeNull()
  })

  it('sends the query, the version and the authorisation it was given', async () => {
    const client = await answering(
      (request, response) =>
        response.end(JSON.stringify({ url: request.url, headers: request.headers })),
      { authorization: { type: 'basic', user: 'a', password: 'b' } },
    )
    const echo = await client.call('GET /public/order_details', {
      query: { order_id_token: 'x&y' },
    })
    expect(echo).toMatchObject({
      url: '/public/order_details?order_id_token=x%26y',
      headers: { 'x-client-version': '0.0.1', authorization: 'Basic YTpi' },
    })
  })

  it('encodes path parameters, so that they cannot reach another path', async () => {
    const client = await answering((request, response) =>
      response.end(JSON.stringify({ url: request.url })),
    )
    const echo = await client.call('GET /item/{id}', { params: { id: '../public/faq?x' } })
    expect(echo).toMatchObject({ url: '/item/..%2Fpublic%2Ffaq%3Fx' })
    const details = await client.call('GET /public/store/store_details_{product}', {
      params: { product: 'darnley' },
      query: { storefront_domain: 'kirk.localhost' },
    })
    const url = '/public/store/store_details_darnley?storefront_domain=kirk.localhost'
    expect(details).toMatchObject({ url })
  })

  it('returns the faults of a 422 by field', () => {
    const detail = [
      { loc: ['body', 'address', 'postcode'], msg: 'Enter a postcode', type: 'value_error' },
    ]
    expect(faultsByField({ detail }).get('postcode')).toBe('Enter a postcode')
  })
})

async function answering(
  listener: RequestListener,
  options: Parameters<typeof createClient>[0] = {},
): Promise<Client> {
  server = createServer(listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return createClient({ ...options, baseUrl: `http://127.0.0.1:${port}` })
}
