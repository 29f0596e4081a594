import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildEdge } from './testing/edge.ts'

let app: FastifyInstance

beforeAll(async () => {
  ;({ app } = await buildEdge())
})
afterAll(() => app.close())

describe('The edge', () => {
  it.each([
    ['/favicon.svg', 'image/svg+xml'],
    ['/robots.txt', 'text/plain'],
    ['/boot.js', 'text/javascript'],
  ])('serves %s as %s', async (url, type) => {
    const { statusCode, headers } = await app.inject({ url })
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain(type)
  })

  it('names the hash of the script that watches over the start', async () => {
    const { body } = await app.inject({ url: '/boot.js' })
    const hash = createHash('sha384').update(body).digest('base64')
    const page = await app.inject({ url: '/' })
    expect(page.body).toContain(`<script src="/boot.js" async integrity="sha384-${hash}"></script>`)
  })

  it("answers what is not there in the api's shape where no page can be meant", async () => {
    const response = await app.inject({ method: 'POST', url: '/nowhere', payload: {} })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ detail: 'Not Found' })
  })
})
