import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildEdge } from '#src/testing/edge.ts'

let app: FastifyInstance

beforeAll(async () => {
  ;({ app } = await buildEdge({
    SITE_URL: 'https://book.darnley.example',
    TRUSTED_PROXIES: '10.0.0.0/8',
  }))
})
afterAll(() => app.close())

const home = 'book.darnley.example'

async function read(url: string, host = home): Promise<string> {
  const { statusCode, body } = await app.inject({ url, headers: { host } })
  expect(statusCode).toBe(200)
  return body
}

describe('The edge', () => {
  it.each([
    ['/icons/icon.svg', 'image/svg+xml'],
    ['/icons/icon-512.png', 'image/png'],
    ['/icons/preview.png', 'image/png'],
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/notices.txt', 'text/plain'],
  ])('serves %s as %s', async (url, type) => {
    const { statusCode, headers } = await app.inject({ url, headers: { host: home } })
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain(type)
  })

  it('lists the licences of what the live releases hold, and passes over those without', async () => {
    const text = await read('/notices.txt')
    const notices = '/* notices.txt */'
    expect(text.split('\n')).toEqual([
      ...['Darnley vendor 1', '', notices],
      ...['Darnley host-web 1', '', notices],
      ...['Darnley host-web 1, rendering on the server', '', '/* server/notices.txt */'],
    ])
    expect(await read('/releases/vendor/1/notices.txt')).toBe(notices)
  })

  it("answers a missing file in the api's shape, where no page can be meant", async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/nowhere',
      headers: { host: home },
      payload: {},
    })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ detail: 'Not Found' })
  })
})

describe('The search index', () => {
  it('contains the public pages, listed in the sitemap that robots.txt names', async () => {
    expect(await read('/sitemap.xml')).toContain(
      '<url><loc>https://book.darnley.example/</loc></url>',
    )
    expect(await read('/robots.txt')).toContain('Sitemap: https://book.darnley.example/sitemap.xml')
  })

  it("contains nothing of a partner's site", async () => {
    const host = 'maison.localhost'
    expect(await read('/robots.txt', host)).toBe('User-agent: *\nDisallow: /\n')
    const response = await app.inject({ url: '/sitemap.xml', headers: { host } })
    expect(response.statusCode).toBe(404)
    expect(await read('/', host)).toContain('<meta name="robots" content="noindex">')
  })

  it('gets one URL, a title, a description and a picture, whatever port is used', async () => {
    const html = await read('/', `${home}:8443`)
    expect(html).toContain('<link rel="canonical" href="https://book.darnley.example/">')
    expect(html).toContain(
      '<meta property="og:image" content="https://book.darnley.example/icons/preview.png">',
    )
    expect(html).not.toContain('8443')
    expect(html).not.toContain('noindex')
  })

  it('contains no personal page', async () => {
    const html = await read('/basket')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('og:')
  })
})

describe('The web app manifest', () => {
  it("has the site's own name and colour, and an icon for each shape", async () => {
    const ours = JSON.parse(await read('/manifest.webmanifest'))
    expect(ours).toMatchObject({ name: 'Darnley', display: 'standalone', theme_color: '#6b1b2d' })
    const theirs = JSON.parse(await read('/manifest.webmanifest', 'kirk.localhost'))
    expect(theirs).toMatchObject({ name: 'Kirk & Daughters', theme_color: '#14503C' })
    for (const { src } of ours.icons) {
      expect((await app.inject({ url: src, headers: { host: home } })).statusCode).toBe(200)
    }
  })
})
