import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { text } from 'node:stream/consumers'
import { buildEdge } from '#src/testing/edge.ts'
import { apiProxy, type Outcome } from './api.ts'
import { countOpenRequests } from './open-requests.ts'
import { createUpstreams } from './upstreams.ts'
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

  it('asks once when the api sheds load', async () => {
    api.answer((_request, response) => response.writeHead(503, { 'retry-after': '1' }).end())
    const asked = api.requests.length
    expect((await app.inject({ url: '/api/public/items' })).statusCode).toBe(503)
    expect(api.requests).toHaveLength(asked + 1)
  })

  it('refuses what exceeds its bound of open requests, payments last', async () => {
    const waiting: (() => void)[] = []
    const slow = await startUpstream((_request, response) => {
      waiting.push(() => void response.end('{}'))
    })
    const edge = fastify()
    const onOutcome = vi.fn<(outcome: Outcome) => void>()
    const open = countOpenRequests(2)
    const upstreams = createUpstreams([slow.url])
    const previews = { of: () => null }
    await edge.register(apiProxy, { upstreams, isSecure: false, onOutcome, open, previews })
    const ask = (url: string): Promise<LightMyRequestResponse> => edge.inject({ url })
    const two = [ask('/api/public/items'), ask('/api/public/faq')]
    await expect.poll(() => waiting.length).toBe(2)
    const third = await ask('/api/public/faq')
    expect(third.statusCode).toBe(503)
    expect(third.headers).toMatchObject({ 'retry-after': '2', 'x-not-started': 'true' })
    const payment = ask('/api/public/validate_order_paid?order_id_token=a')
    await expect.poll(() => waiting.length).toBe(3)
    for (const answer of waiting) answer()
    const answers = await Promise.all([...two, payment])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(onOutcome).toHaveBeenCalledWith('refused')
    expect(open.count()).toBe(0)
    await edge.close()
    await slow.close()
  })

  it('answers 503 when the api accepts a request and never answers it', async () => {
    const silent = await startUpstream(() => undefined)
    const edge = fastify()
    await edge.register(apiProxy, {
      upstreams: createUpstreams([silent.url]),
      isSecure: false,
      onOutcome: () => undefined,
      open: countOpenRequests(2),
      previews: { of: () => null },
      answerWithin: 500,
    })
    const response = await edge.inject({ method: 'POST', url: '/api/public/update_basket' })
    expect(response.statusCode).toBe(503)
    expect(response.headers).toMatchObject({ 'retry-after': '2' })
    expect(response.headers).not.toHaveProperty('x-not-started')
    expect(silent.requests).toHaveLength(1)
    await edge.close()
    await silent.close()
  })

  it("answers in the api's shape while the api is down", async () => {
    const { app: alone } = await buildEdge()
    const response = await alone.inject({ url: '/api/public/get_basket' })
    expect(response.statusCode).toBe(502)
    expect(response.json()).toEqual({ detail: 'Bad Gateway' })
    await alone.close()
  })
})

describe('[O17] The proxy to several processes of the api', () => {
  const started: { close(): Promise<unknown> }[] = []
  afterEach(async () => {
    for (const each of started.splice(0)) await each.close()
  })

  async function startTwo(): Promise<{ edge: FastifyInstance; both: [Upstream, Upstream] }> {
    const both: [Upstream, Upstream] = [
      await startUpstream(json('one')),
      await startUpstream(json('two')),
    ]
    const { app: edge } = await buildEdge({ API_URL: both.map(({ url }) => url).join(', ') })
    started.push(edge, ...both)
    return { edge, both }
  }

  const ask = (edge: FastifyInstance, method: 'GET' | 'POST' = 'GET'): Promise<number> =>
    edge
      .inject({ method, url: '/api/public/items?a=1', ...(method === 'POST' && { payload: {} }) })
      .then(({ statusCode }) => statusCode)

  /** What a process was asked for visitors: the edge also asks whether it ends. */
  const received = ({ requests }: Upstream): string[] =>
    requests.map(({ path }) => path).filter((path) => path !== 'GET /readyz')

  const breakOff = (upstream: Upstream): void =>
    upstream.answer((_request, response) => response.destroy())

  it('asks them in turn', async () => {
    const { edge, both } = await startTwo()
    for (let time = 0; time < 4; time += 1) await ask(edge)
    expect(both.map((each) => received(each).length)).toEqual([2, 2])
  })

  it('makes a safe request again at the other one, and leaves the failed one alone for a while', async () => {
    const { edge, both } = await startTwo()
    breakOff(both[0])
    const answers = []
    for (let time = 0; time < 6; time += 1) answers.push(await ask(edge))
    expect(answers).toEqual([200, 200, 200, 200, 200, 200])
    expect(received(both[0])).toHaveLength(1)
    expect(received(both[1])).toEqual(Array.from({ length: 6 }, () => 'GET /public/items?a=1'))
  })

  it('[F63] makes a change at the other one when the first takes no connection', async () => {
    const { edge, both } = await startTwo()
    const bodies: string[] = []
    both[1].answer((request, response) => {
      void text(request).then((body) => {
        bodies.push(body)
        response.end('{}')
      })
    })
    const change = (bytes: number): Promise<number> =>
      edge
        .inject({
          method: 'POST',
          url: '/api/public/enquiry',
          payload: { words: 'a'.repeat(bytes) },
        })
        .then(({ statusCode }) => statusCode)
    await both[0].close()
    expect([await change(10), await change(10)]).toEqual([200, 200])
    expect(bodies).toEqual(Array.from({ length: 2 }, () => '{"words":"aaaaaaaaaa"}'))
  })

  it('does not keep a large body to send it again', async () => {
    const { edge, both } = await startTwo()
    for (const each of both) await each.close()
    const url = await edge.listen({ port: 0 })
    const body = 'a'.repeat(100_000)
    const answer = await fetch(`${url}/api/public/enquiry`, { method: 'POST', body })
    expect([answer.status, await answer.json()]).toEqual([502, { detail: 'Bad Gateway' }])
  })

  it('makes no other request twice', async () => {
    const { edge, both } = await startTwo()
    for (const each of both) breakOff(each)
    expect(await ask(edge, 'POST')).toBe(502)
    expect(both.flatMap(received)).toHaveLength(1)
  })

  it('gives up after the second one', async () => {
    const { edge, both } = await startTwo()
    for (const each of both) breakOff(each)
    expect(await ask(edge)).toBe(502)
    expect(both.map((each) => received(each).length)).toEqual([1, 1])
  })

  it('says beside its own health whether one of them is ready', async () => {
    const { edge, both } = await startTwo()
    breakOff(both[0])
    const health = async (): Promise<unknown> => (await edge.inject({ url: '/readyz' })).json()
    expect(await health()).toEqual({ status: 'ok', api: 'ok' })
    breakOff(both[1])
    expect(await health()).toEqual({ status: 'ok', api: 'unavailable' })
  })

  it('says that one is ready without waiting for one that is silent', async () => {
    const { edge, both } = await startTwo()
    both[0].answer(() => undefined)
    const times: number[] = []
    for (let time = 0; time < 3; time += 1) {
      const asked = performance.now()
      expect((await edge.inject({ url: '/readyz' })).json()).toEqual({ status: 'ok', api: 'ok' })
      times.push(performance.now() - asked)
    }
    // A process is waited for during a second.
    expect(Math.min(...times)).toBeLessThan(900)
  })
})
