import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildEdge } from './testing/edge.ts'

let app: FastifyInstance
beforeAll(async () => {
  ;({ app } = await buildEdge())
})
afterAll(() => app.close())

async function ask(query: string): Promise<number> {
  // By a name of the inner network, as the proxy does.
  const headers = { host: 'edge-1:3000' }
  return (await app.inject({ url: `/known-host${query}`, headers })).statusCode
}

describe('A proxy that gets certificates on demand', () => {
  it.each(['localhost', 'workshop.localhost', 'kirk.localhost'])(
    'may get one for %s',
    async (name) => {
      expect(await ask(`?domain=${name}`)).toBe(200)
    },
  )

  it.each([
    '?domain=evil.example',
    '?domain=kirk.localhost.',
    '?domain=',
    '',
    '?domain=a&domain=b',
  ])('may get none for "%s"', async (query) => {
    expect(await ask(query)).toBe(404)
  })

  it('opens no page by the inner name', async () => {
    const headers = { host: 'edge-1:3000' }
    expect((await app.inject({ url: '/', headers })).statusCode).toBe(421)
  })
})

describe('A host without a site', () => {
  const visit = (headers: Record<string, string>) =>
    app.inject({ url: '/sign-in', headers: { host: 'ended.localhost', ...headers } })

  it('tells a person in words, and where to go on', async () => {
    const { statusCode, headers, body } = await visit({ accept: 'text/html,*/*;q=0.8' })
    expect(statusCode).toBe(421)
    expect(headers['content-type']).toContain('text/html')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain('There is no shop at this address')
    expect(body).toMatch(/<a href="http:[^"]+">Go to /)
  })

  it('tells a program as the api does', async () => {
    const { statusCode, headers, body } = await visit({ accept: 'application/json' })
    expect(statusCode).toBe(421)
    expect(headers.vary).toContain('accept')
    expect(JSON.parse(body)).toEqual({ detail: 'This host is not served here' })
  })
})
