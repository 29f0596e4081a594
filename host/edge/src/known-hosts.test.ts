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
