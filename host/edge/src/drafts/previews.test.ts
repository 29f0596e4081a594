import type { FastifyInstance } from 'fastify'
import { draftPreviewHeader, signDraftPreview } from '@darnley/node/draft-preview'
import { madeUpPartners } from '@darnley/node/demonstration/partners'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildEdge } from '#src/testing/edge.ts'
import { publishedPartner } from '#src/testing/partners.ts'
import { startUpstream, type Upstream } from '#src/testing/upstream.ts'

const secret = 'a secret of the editors'
const origin = 'http://localhost:3000'
const inTenMinutes = (): number => Math.floor(Date.now() / 1000) + 600
const kirk = 'kirk.localhost:3000'

let app: FastifyInstance
let upstream: Upstream
let unfinished: object[]
let drafts: readonly object[]

/** Content and api in one: services cost 20, and 21 in drafts. */
beforeEach(async () => {
  unfinished = []
  drafts = madeUpPartners.map((partner) => publishedPartner(partner))
  upstream = await startUpstream(({ url = '', headers }, response) => {
    const isDraft = headers[draftPreviewHeader] !== undefined
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'public, s-maxage=60')
    if (url.startsWith('/api/partners'))
      return void response.end(
        JSON.stringify({
          docs: isDraft ? drafts : madeUpPartners.map((partner) => publishedPartner(partner)),
        }),
      )
    if (url === '/internal/drafts')
      return void response.end(JSON.stringify({ drafts: 2, unfinished }))
    response.end(JSON.stringify({ docs: [{ id: 'hem', price: isDraft ? 21 : 20 }] }))
  })
  app = await startEdge(secret)
})
afterEach(async () => {
  await app.close()
  await upstream.close()
})

async function startEdge(...previewSecret: string[]): Promise<FastifyInstance> {
  const { app: edge } = await buildEdge({
    CONTENT_URL: upstream.url,
    API_URL: upstream.url,
    ...(previewSecret[0] && { CONTENT_PREVIEW_SECRET: previewSecret[0] }),
  })
  return edge
}

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>

function open(url: string, { cookie = '', host = 'localhost:3000' } = {}): Promise<Answer> {
  return app.inject({ url, headers: { host, cookie } })
}

const link = (given: Partial<{ until: number; origin: string; secret: string }> = {}): string => {
  const wanted = { until: inTenMinutes(), origin, secret, ...given }
  return `/prices?drafts=${signDraftPreview(wanted, wanted.secret)}`
}

/** Follows a link of the admin. Returns the cookie of the preview. */
async function start(host = 'localhost:3000'): Promise<string> {
  const { headers } = await open(link({ origin: `http://${host}` }), { host })
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

const services = '/content/api/services?depth=0&limit=0'

describe('A link of the admin', () => {
  it('starts a preview, whose address is not kept', async () => {
    const { statusCode, headers } = await open(link())
    expect(statusCode).toBe(303)
    expect(headers).toMatchObject({
      location: '/prices',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax$/)
    const [, age] = /Max-Age=(\d+)/.exec(String(headers['set-cookie'])) ?? []
    expect(Number(age)).toBeLessThanOrEqual(600)
  })

  it.each([
    ['signed with another secret', { secret: 'a secret that someone made up' }, /not signed/],
    ['that has run out', { until: inTenMinutes() - 700 }, /has run out/],
    ['that would be good for a day', { until: inTenMinutes() + 86_400 }, /clocks .* differ/],
    ['of another site', { origin: 'http://kirk.localhost:3000' }, /kirk.localhost:3000, not of/],
  ])('%s is refused with the reason', async (_what, given, reason) => {
    const { statusCode, body, headers } = await open(link(given))
    expect(statusCode).toBe(403)
    expect(body).toMatch(reason)
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('shows nothing where no secret is set', async () => {
    const edge = await startEdge()
    const { body } = await edge.inject({ url: link(), headers: { host: 'localhost:3000' } })
    expect(body).toContain('CONTENT_PREVIEW_SECRET')
    const cookie = await start()
    const url = services
    const { body: list } = await edge.inject({ url, headers: { host: 'localhost:3000', cookie } })
    expect(list).toContain('20')
    await edge.close()
  })
})

describe('In a preview', () => {
  it('pages say so, and end it', async () => {
    const cookie = await start()
    const { body, headers } = await open('/basket', { cookie })
    expect(body).toContain('You see drafts. Nothing can be ordered here.')
    expect(body).toContain('2 drafts.')
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    const ended = await open('/basket?drafts=none', { cookie })
    expect(ended.headers['set-cookie']).toMatch(/Max-Age=0/)
    expect(ended.headers.location).toBe('/basket')
  })

  it('pages load again when it ends, by the clock of the edge', async () => {
    const { body } = await open('/basket', { cookie: await start() })
    const [, left] = /setTimeout\(\(\)=>location\.reload\(\),(\d+)\)/.exec(body) ?? []
    expect(Number(left)).toBeGreaterThan(590_000)
    expect(Number(left)).toBeLessThanOrEqual(602_000)
  })

  it('pages name what drafts lack, in text alone', async () => {
    unfinished = [{ kind: 'services', name: '<b>Hem</b>', lacks: ['cover image: is required.'] }]
    const { body } = await open('/basket', { cookie: await start() })
    expect(body).toContain('1 is unfinished')
    expect(body).toContain('&lt;b&gt;Hem&lt;/b&gt; (services)<ul><li>cover image: is required.')
  })

  it('pages are shown although the content service does not say what drafts lack', async () => {
    const cookie = await start()
    upstream.answer((_request, response) => response.writeHead(503).end())
    expect((await open('/basket', { cookie })).body).toContain(
      'What drafts lack could not be read.',
    )
  })

  it('content and calls of the api are those of drafts', async () => {
    const cookie = await start()
    for (const url of [services, '/api/public/fees']) {
      const { body, headers } = await open(url, { cookie })
      expect(body).toContain('21')
      expect(headers['cache-control']).toBe('private, no-store')
    }
  })

  it('nothing is changed, neither with a cookie nor by a page that sends one', async () => {
    const cookie = await start()
    for (const url of ['/api/public/update_basket', '/api/public/guest_checkout_v2']) {
      const headers = { host: 'localhost:3000', cookie }
      const { statusCode, body } = await app.inject({ method: 'POST', url, headers, payload: {} })
      expect(statusCode).toBe(403)
      expect(body).toContain('You see drafts. Nothing can be ordered here.')
    }
    expect(upstream.requests.filter(({ path }) => path.startsWith('POST'))).toEqual([])
  })
})

describe("On a partner's own site", () => {
  const styles = { buttonColour: '#123456', buttonHoverColour: null }
  const draftOfKirk = (changes: object): void => {
    drafts = madeUpPartners.map((partner) => ({
      ...publishedPartner(partner),
      ...(partner.hostname === 'kirk.localhost' && changes),
    }))
  }
  const seen = async (cookie = ''): Promise<string> =>
    (await open('/sign-in', { cookie, host: kirk })).body

  it('a preview has its draft, and a visitor what is published, before, during and after it', async () => {
    draftOfKirk({ name: 'Kirk by the river', styles, exchangeRate: '2.5' })
    const before = await seen()
    const inPreview = await seen(await start(kirk))
    expect(inPreview).toContain('Kirk by the river')
    expect(inPreview).toContain('--brand:#123456')
    expect(inPreview).toContain('2.5')
    expect(before).not.toMatch(/by the river|123456/)
    expect(await seen()).toBe(before)
  })

  it('a draft with another hostname is seen at the one that is published', async () => {
    draftOfKirk({ name: 'Kirk by the river', hostname: 'river.localhost' })
    expect(await seen(await start(kirk))).toContain('Kirk by the river')
    expect((await open('/sign-in', { host: 'river.localhost:3000' })).statusCode).toBe(421)
  })

  it.each([
    ['is no description yet', { name: null }],
    ['cannot be read', { id: null }],
  ])('a draft that %s changes nothing', async (_what, changes) => {
    draftOfKirk(changes)
    const page = await seen(await start(kirk))
    expect(page).toContain('You see drafts.')
    expect(page).toContain('--brand:')
  })

  it('its staff sign in, and order nothing', async () => {
    const headers = { host: kirk, cookie: await start(kirk) }
    const call = (url: string): Promise<Answer> =>
      app.inject({ method: 'POST', url, headers, payload: {} })
    expect((await call('/api/storefront/token')).statusCode).toBe(200)
    expect((await call('/api/storefront/orders')).statusCode).toBe(403)
  })
})

describe('A visitor', () => {
  it('sees nothing of a preview, before, during and after it', async () => {
    const seen = async (): Promise<string> =>
      [await open(services), await open('/api/public/fees'), await open('/basket')]
        .map(({ body }) => body)
        .join()
    const before = await seen()
    expect(before).not.toMatch(/:21|You see drafts/)
    const cookie = await start()
    for (const url of [services, '/basket']) await open(url, { cookie })
    expect(await seen()).toBe(before)
    expect((await open(services)).headers['cache-control']).toContain('public')
  })

  it('cannot ask for drafts with a header', async () => {
    const token = decodeURIComponent((await start()).split('=')[1] ?? '')
    for (const url of [services, '/api/public/fees']) {
      const headers = { host: 'localhost:3000', [draftPreviewHeader]: token }
      expect((await app.inject({ url, headers })).body).toContain('20')
    }
  })

  it.each([
    ['made up', async () => 'drafts=a.2.c'],
    ['of a preview that has run out', async () => cookieWith({ until: inTenMinutes() - 700 })],
  ])('with a cookie %s sees what is published', async (_what, cookie) => {
    expect((await open(services, { cookie: await cookie() })).body).toContain('20')
  })

  it('with a preview of one site sees what is published on another', async () => {
    const answer = await open(services, { cookie: await start(), host: kirk })
    expect(answer.body).toContain('20')
    expect(answer.headers['cache-control']).toContain('public')
  })
})

function cookieWith({ until }: { until: number }): string {
  return `drafts=${signDraftPreview({ origin, until }, secret)}`
}
