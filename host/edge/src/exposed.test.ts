import type { FastifyInstance } from 'fastify'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildEdge } from '#src/testing/edge.ts'

let app: FastifyInstance

beforeAll(async () => {
  ;({ app } = await buildEdge())
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

interface Answer {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** Sends the path unchanged, which fetch would normalise. Status 0: the connection was cut. */
function ask(method: string, path: string): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo
  const headers = { host: 'localhost:3000', 'x-canary': 'canary-header' }
  return new Promise((resolve) => {
    const asked = request({ port, method, path, headers, agent: false }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
      )
    })
    const cut = (): void => resolve({ status: 0, text: '', headers: {} })
    asked.on('connect', cut)
    asked.on('error', cut)
    asked.end()
  })
}

describe('The edge', () => {
  it.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/server/server.ts',
    '/releases/',
    '/releases/.registry/000000000001.json',
    '/releases/../package.json',
    '/releases/..%2f..%2fpackage.json',
    '/releases/%2e%2e/%2e%2e/etc/passwd',
    '/content/../.git/config',
    '/livez/../.env',
  ])('[S23] does not serve %s', async (path) => {
    const { status, text } = await ask('GET', path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
    expect(text).not.toMatch(/repositoryformatversion|"workspaces"|root:x:|Index of|"live"/)
  })

  it.each(['TRACE', 'CONNECT', 'PUT', 'DELETE'])('[S23] rejects the method %s', async (method) => {
    const { status, text } = await ask(method, '/')
    expect([0, 400, 404, 405, 501]).toContain(status)
    expect(text).not.toContain('canary-header')
  })

  it('[S23] sends no software versions', async () => {
    const { headers } = await ask('GET', '/robots.txt')
    expect([headers['server'], headers['x-powered-by']]).toEqual([undefined, undefined])
  })

  it('[S22] answers for an unavailable part without a stack, an address or a path', async () => {
    for (const path of ['/api/public/faq', '/content/api/items']) {
      const { status, text } = await ask('GET', path)
      expect(status).toBeGreaterThanOrEqual(502)
      expect(JSON.parse(text)).toEqual({ detail: expect.stringMatching(/^[A-Z][a-z]+ [A-Z]\w+$/) })
    }
  })
})
