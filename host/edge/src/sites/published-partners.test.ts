import { afterEach, describe, expect, it, vi } from 'vitest'
import { patience } from '@darnley/testing/patience'
import type { FastifyInstance } from 'fastify'
import { buildEdge } from '#src/testing/edge.ts'
import { publishedPartner } from '#src/testing/partners.ts'
import { json, startUpstream, type Upstream } from '#src/testing/upstream.ts'

let app: FastifyInstance | undefined
let content: Upstream | undefined

afterEach(async () => {
  await app?.close()
  await content?.close()
})

const ashdown = publishedPartner({
  id: 'ashdown',
  name: 'Ashdown Outfitters',
  hostname: 'ashdown.example',
  styles: { buttonColour: '#5A3A6E', buttonHoverColour: null },
})

async function open(first: Parameters<Upstream['answer']>[0]): Promise<Upstream> {
  content = await startUpstream(first)
  ;({ app } = await buildEdge({ CONTENT_URL: content.url }))
  return content
}

async function visit(host: string): Promise<{ status: number; body: string; wait: unknown }> {
  const answer = await app?.inject({ url: '/', headers: { host } })
  return {
    status: answer?.statusCode ?? 0,
    body: answer?.body ?? '',
    wait: answer?.headers['retry-after'],
  }
}

const down: Parameters<Upstream['answer']>[0] = (_request, response) => {
  response.writeHead(503).end()
}

const within = { ...patience.expect.poll, interval: 100 }

describe('A partner that is published', () => {
  it('has its site, brand and set of releases without a restart', async () => {
    const { answer } = await open(json({ docs: [] }))
    expect((await visit('ashdown.example')).status).toBe(421)
    answer(json({ docs: [ashdown] }))
    await vi.waitFor(async () => expect((await visit('ashdown.example')).status).toBe(200), within)
    const { body } = await visit('ashdown.example')
    expect(body).toContain('--brand:#5A3A6E')
    expect(body).toContain('--on-tape:#10261d')
    expect(body).toContain('"name":"Ashdown Outfitters"')
  })

  it('keeps its site while content is down or answers nonsense, and loses it when unpublished', async () => {
    const { answer, requests } = await open(json({ docs: [ashdown] }))
    for (const handler of [down, json({ docs: [{ id: 'ashdown' }] })]) {
      const seen = requests.length
      answer(handler)
      await vi.waitFor(() => expect(requests.length).toBeGreaterThan(seen + 1), within)
      expect((await visit('ashdown.example')).status).toBe(200)
    }
    answer(json({ docs: [] }))
    await vi.waitFor(async () => expect((await visit('ashdown.example')).status).toBe(421), within)
  })
})

it('until content has answered, an unknown host may be a partner and is asked to come again', async () => {
  const { answer } = await open(down)
  expect(await visit('ashdown.example')).toMatchObject({ status: 503, wait: '5' })
  expect((await visit('localhost')).status).toBe(200)
  answer(json({ docs: [] }))
  await vi.waitFor(async () => expect((await visit('ashdown.example')).status).toBe(421), within)
})
