import { calls } from '@darnley/contract/calls'
import type { RouteDefinition } from '@darnley/contract/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { signInForEach } from './support/staff.ts'
import { placesOf, visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let staff: Awaited<ReturnType<typeof signInForEach>>

beforeAll(async () => {
  environment = await startTestEnvironment()
  staff = await signInForEach(environment)
})
afterAll(() => environment.stop())

const stored = async (): Promise<unknown> =>
  environment.query('select (select count(*) from baskets), (select count(*) from orders)')

const unknownId = '00000000-0000-4000-8000-000000000000'

const all: RouteDefinition[] = Object.values(calls)
const publicWrites = all
  .filter(({ body, bodyType }) => body !== undefined && bodyType !== 'form')
  .map(({ path, access, bodyKb = 64 }) => ({
    path: path.replaceAll(/:\w+/g, unknownId),
    ...{ access, bodyKb },
  }))

describe.each(publicWrites)('POST $path', ({ path, access, bodyKb }) => {
  const refused = async (body: unknown, headers: Record<string, string> = {}): Promise<object> => {
    const before = await stored()
    const visitor = staff.get(access) ?? visit(environment.apiUrl)
    const answer = await visitor.post(path, { body, headers })
    expect(await stored()).toEqual(before)
    return answer
  }

  it.each(['{', '{"version":1', '[1,]', 'undefined', '{"__proto__":{"a":1}}'])(
    'responds to %s with 422 as malformed JSON',
    async (text) => {
      expect(await refused(text)).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ['body'], type: 'json_invalid' }] },
      })
    },
  )

  it.each([null, 5, 'text', [], { unknown_field: 1 }])('refuses %j', async (body) => {
    const answer = await refused(JSON.stringify(body))
    // A missing body and null are equivalent where the body is optional.
    const isOptional = path === '/public/clear_basket' && body === null
    expect(answer).toMatchObject({ status: isOptional ? 200 : 422 })
  })

  it('refuses excessive nesting', async () => {
    const answer = await refused(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ type: 'too_deep' }] } })
  })

  it(`refuses more than ${bodyKb} kB`, async () => {
    expect(await refused({ text: 'x'.repeat(bodyKb * 1024) })).toMatchObject({
      status: 413,
      body: { detail: expect.stringContaining(`${bodyKb} kB`) },
    })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'refuses %s',
    async (type) => {
      expect(await refused('{}', { 'content-type': type })).toMatchObject({
        status: 415,
        body: { detail: expect.any(String) },
      })
    },
  )
})

const writes = all.filter(
  ({ method, access, hasEffect }) => (method === 'POST' || hasEffect) && access !== 'provider',
)

/** With and without a body: a cross-site form needs none to change a status or to sign a user out. */
describe.each(writes)('$method $path of another site', ({ method, path }) => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('[S3] [X21] is refused with %j', async (headers) => {
    const before = await stored()
    const visitor = visit(environment.apiUrl)
    const send = method === 'POST' ? visitor.post : visitor.get
    expect((await send(path, { headers })).status).toBe(403)
    expect(await stored()).toEqual(before)
  })
})

describe('the API', () => {
  it('reports every wrong and every unknown field with its path', async () => {
    const jeans = { ...(await someJeans()), surprise: true }
    const answer = await visit(environment.apiUrl).post('/public/update_basket', {
      body: { version: 'one', basket: [{ ...jeans, itemDescription: 5 }], extra: 1 },
    })
    expect(placesOf(answer).toSorted()).toEqual([
      'body.basket.0.itemDescription',
      'body.basket.0.surprise',
      'body.extra',
      'body.version',
    ])
    expect(answer.body).toMatchObject({
      detail: expect.arrayContaining([
        { loc: ['body', 'basket', 0, 'surprise'], msg: 'Unknown field', type: 'extra_forbidden' },
      ]),
    })
  })

  it('refuses unknown and repeated query parameters', async () => {
    const visitor = visit(environment.apiUrl)
    const unknown = await visitor.get('/public/delivery_providers?addres=N1')
    expect(placesOf(unknown)).toEqual(['query.addres'])
    const doubled = await visitor.get('/public/delivery_providers?address=N1&address=E1')
    expect(placesOf(doubled)).toEqual(['query.address'])
  })

  it('accepts a write from its own page', async () => {
    const headers = { origin: environment.apiUrl, 'sec-fetch-site': 'same-origin' }
    expect((await visit(environment.apiUrl).post('/public/clear_basket', { headers })).status).toBe(
      200,
    )
  })

  it('[S13] responds to an unknown path and order with 404 in the documented shape', async () => {
    const visitor = visit(environment.apiUrl)
    const token = 'A'.repeat(43)
    const order = `/public/order_details?order_id_token=${token}`
    for (const path of ['/nowhere', '//', order])
      expect(await visitor.get(path)).toMatchObject({
        status: 404,
        body: { detail: expect.stringContaining('not found') },
      })
    const validated = await visitor.get(`/public/validate_order_paid?order_id_token=${token}`)
    expect(validated.status).toBe(404)
  })

  it('passes a request id through and sends nothing that a browser could sniff', async () => {
    const { headers } = await visit(environment.apiUrl).get('/public/get_basket', {
      headers: { 'x-request-id': 'from-the-edge-1' },
    })
    expect(headers.get('x-request-id')).toBe('from-the-edge-1')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
  })
})
