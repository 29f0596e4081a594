import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { placesOf, visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment()
})
afterAll(() => environment.stop())

interface Answer {
  readonly status: number
  readonly head: string
  readonly body: string
}

/** Sends raw bytes, which fetch would normalise or refuse. */
async function send(request: string | Buffer): Promise<Answer> {
  const { hostname, port } = new URL(environment.apiUrl)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.write(request)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n', 2)
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body }
}

const get = (path: string, headers = ''): Promise<Answer> =>
  send(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${headers}\r\n`)

function post(path: string, body: Buffer, type = 'application/json'): Promise<Answer> {
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`
  return send(Buffer.concat([Buffer.from(head), body]))
}

describe('[C33] a request that cannot be parsed gets a response in the contract’s shape', () => {
  it.each([
    ['/item/%ff', 400],
    ['/item/%', 400],
    ['/public/store/store_details/%E0%A4%A', 400],
    ['//', 404],
    ['//evil.example/item/jeans', 404],
    ['/item/jeans/..;/', 404],
  ])('GET %s', async (path, status) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(answer.head).toContain('content-type: application/json')
    expect(JSON.parse(answer.body)).toEqual({ detail: expect.any(String) })
    expect(answer.body).not.toMatch(/fst_|stack|node_modules/i)
  })

  it.each(['/item/', '/public/store/store_details/'])('GET %s with a long name', async (path) => {
    const answer = await get(path + 'a'.repeat(301))
    expect(answer.status).toBe(414)
    expect(JSON.parse(answer.body)).toEqual({ detail: 'The address is too long' })
  })

  it.each([
    ['no request of HTTP', 'HELLO\r\n\r\n', 400],
    ['a wrong length', 'POST /public/clear_basket HTTP/1.1\r\ncontent-length: x\r\n\r\n', 400],
    ['too many headers', `GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s', async (_name, bytes, status) => {
    const answer = await send(bytes)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toEqual({ detail: expect.any(String) })
  })

  it('HEAD with too many headers has no body', async () => {
    const answer = await send(`HEAD / HTTP/1.1\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`)
    expect([answer.status, answer.body]).toEqual([431, ''])
  })

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'GET'])('%s of a POST', async (method) => {
    const answer = await send(
      `${method} /public/update_basket HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
    )
    expect(answer.status).toBe(405)
    expect(answer.head).toContain('allow: post\r\n')
    expect(JSON.parse(answer.body)).toEqual({ detail: 'Allowed: POST' })
  })
})

describe('[X20] an invalid media type', () => {
  it.each(['text/plain; application/json', 'application/json/x', ';', '/', 'a b'])(
    '%s is 415',
    async (type) => {
      const answer = await post('/public/clear_basket', Buffer.from('{}'), type)
      expect(answer.status).toBe(415)
      expect(JSON.parse(answer.body)).toEqual({ detail: 'Send the body as application/json' })
    },
  )
})

describe('[X20] a write from a page of the same host', () => {
  it('is refused when the page used another scheme', async () => {
    const host = 'maison.localhost'
    const from = async (origin: string): Promise<number> =>
      (
        await visit(environment.apiUrl, { 'x-forwarded-host': host, origin }).post(
          '/public/clear_basket',
        )
      ).status
    expect(await from(`http://${host}`)).toBe(200)
    expect(await from(`http://${host}:80`)).toBe(200)
    expect(await from(`https://${host}`)).toBe(403)
    expect(await from(`https://${host}:80`)).toBe(403)
    expect(await from(`http://${host}:8080`)).toBe(403)
  })
})

describe('[C35] text that is not UTF-8', () => {
  it('is refused in a body instead of being stored as U+FFFD', async () => {
    const message = { name: 'Ida Holm', email: 'ida@example.com', message: 'M\u00f6ck' }
    const answer = await post('/public/contact_us', Buffer.from(JSON.stringify(message), 'latin1'))
    expect(answer.status).toBe(422)
    expect(JSON.parse(answer.body)).toEqual({
      detail: [{ loc: ['body'], msg: 'Send the body encoded as UTF-8', type: 'string_unicode' }],
    })
  })

  it('is refused in a query, with its field', async () => {
    const answer = await get('/public/location_check?address=%ff+E8+4QS')
    expect(answer.status).toBe(422)
    expect(JSON.parse(answer.body)).toMatchObject({
      detail: [{ loc: ['query', 'address'], type: 'string_unicode' }],
    })
  })

  it.each([Buffer.from('username=a%ff&password=b'), Buffer.from('username=a\xff', 'latin1')])(
    'is refused in a form: %s',
    async (body) => {
      const type = 'application/x-www-form-urlencoded'
      expect((await post('/storefront/token_swagger', body, type)).status).toBe(422)
    },
  )
})

it('[C28] a basket version beyond its column is refused, and the greatest one is stale', async () => {
  const visitor = visit(environment.apiUrl)
  const basket = [await someJeans()]
  const update = (version: number): ReturnType<typeof visitor.post> =>
    visitor.post('/public/update_basket', { body: { version, basket } })
  expect((await update(2_147_483_647)).status).toBe(409)
  for (const version of [2_147_483_648, Number.MAX_SAFE_INTEGER, 1e300, -1, 0.5]) {
    const answer = await update(version)
    expect(answer.status).toBe(422)
    expect(placesOf(answer)).toEqual(['body.version'])
  }
})
