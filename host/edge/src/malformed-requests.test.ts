import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance, LightMyRequestResponse as Response } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildEdge } from './testing/edge.ts'
import { startUpstream, type Upstream } from './testing/upstream.ts'

let api: Upstream
let app: FastifyInstance
let port: number
let received = ''

beforeAll(async () => {
  api = await startUpstream((request, response) => {
    request.on('data', (chunk: Buffer) => (received += chunk.toString()))
    request.on('end', () => response.writeHead(415).end())
  })
  ;({ app } = await buildEdge({ API_URL: api.url }))
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(async () => {
  await app.close()
  await api.close()
})

interface Answer {
  readonly status: number
  readonly head: string
  readonly body: string
}

/** Sends raw bytes, which fetch would normalise or refuse. */
async function send(lines: readonly string[]): Promise<Answer> {
  const socket = connect({ host: '127.0.0.1', port })
  socket.write([...lines, 'host: localhost', 'connection: close', '', ''].join('\r\n'))
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n', 2)
  return { status: Number(head.split(' ')[1]), head, body }
}

describe('A request that the edge cannot read', () => {
  it.each([
    ['GET /%ff HTTP/1.1', 400],
    ['GET /api/item/%ff HTTP/1.1', 400],
    ['GET /content/%E0%A4%A HTTP/1.1', 400],
    ['NO request', 400],
    [`GET /${'a'.repeat(20_000)} HTTP/1.1`, 431],
    ['POST /basket HTTP/1.1', 404],
  ])('[C33] %s is answered in the shape of the contract', async (line, status) => {
    const answer = await send([line])
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toEqual({ detail: expect.any(String) })
  })

  it.each([
    ['//', '/'],
    ['//evil.example/', '/evil.example'],
    ['///', '/'],
    ['/\\evil.example', '/evil.example'],
    ['//?override=none', '/?override=none'],
  ])('[X20] [X5] GET %s stays on this site', async (path, place) => {
    const { status, head } = await send([`GET ${path} HTTP/1.1`])
    const location = /^location: (.*)$/im.exec(head)?.[1]
    expect([status, location]).toEqual([308, place])
  })

  const post = (type: string): Promise<Response> =>
    app.inject({
      method: 'POST',
      url: '/api/public/clear_basket',
      headers: { 'content-type': type },
      payload: '{"a": 1}',
    })

  it.each(['text/plain; application/json', 'text/plain', 'multipart/form-data'])(
    '[X20] a body of the media type %j is forwarded unread, and the api refuses it',
    async (type) => {
      received = ''
      expect((await post(type)).statusCode).toBe(415)
      expect(received).toBe('{"a": 1}')
      expect(api.requests.at(-1)?.headers['content-type']).toBe(type)
    },
  )

  it.each(['nonsense', '/', ';'])(
    '[X20] a media type like %j is answered with 415',
    async (type) => {
      const response = await post(type)
      expect(response.statusCode).toBe(415)
      expect(response.json()).toEqual({ detail: 'Unsupported Media Type' })
    },
  )
})
