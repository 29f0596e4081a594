import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { buildEdge } from '#src/testing/edge.ts'
import { integrityFor } from '#src/testing/releases.ts'
import { startUpstream } from '#src/testing/upstream.ts'

let app: FastifyInstance

beforeAll(async () => {
  ;({ app } = await buildEdge({ SANDBOX_URL: 'http://localhost:3300' }))
})
afterAll(() => app.close())

async function page(
  url: string,
  host = 'localhost:3000',
): Promise<{ status: number; html: string; csp: string }> {
  const response = await app.inject({ url, headers: { host } })
  const csp = String(response.headers['content-security-policy'])
  return { status: response.statusCode, html: response.body, csp }
}

function jsonBlock(html: string, id: string): unknown {
  const text = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(
    html,
  )?.[1]
  return JSON.parse(text ?? 'null')
}

describe('A page', () => {
  it('has the days of the guarantee that the setting says', async () => {
    const edge = await buildEdge({ GUARANTEE_DAYS: '60' })
    const { body } = await edge.app.inject({ url: '/', headers: { host: 'localhost:3000' } })
    expect(jsonBlock(body, 'page-config')).toMatchObject({ guaranteeDays: 60 })
    await edge.app.close()
  })

  it('renders its shell and heading without scripts', async () => {
    const { status, html } = await page('/')
    expect(status).toBe(200)
    expect(html).toContain('<div id="root"><h1>Book</h1><p>web</p></div>')
    expect(html).toContain('<title>Book · Darnley</title>')
    expect(html).toContain('content="Book &quot;now&quot;"')
  })

  it('contains the URL of every live remote, and what it declares for this site', async () => {
    const { html } = await page('/')
    expect(jsonBlock(html, 'areas')).toEqual({
      booking: {
        entry: '/releases/booking/1/remoteEntry.js',
        pages: [{ path: '/', module: './wizard', title: 'Book', heading: 'Book' }],
        menu: [],
        slots: {},
      },
      checkout: {
        entry: '/releases/checkout/1/remoteEntry.js',
        pages: [{ path: '/basket', module: './basket', title: 'Basket', heading: 'Basket' }],
        menu: [],
        slots: {},
      },
    })
  })

  it('preloads what its own route needs, with hashes, and nothing for other routes', async () => {
    const { html } = await page('/basket')
    expect(jsonBlock(html, 'scripts')).toEqual({
      main: '/releases/host-web/1/assets/main.js',
      preloads: [
        ['/releases/vendor/1/assets/vendor.js', integrityFor('assets/vendor.js')],
        ['/releases/host-web/1/assets/main.js', integrityFor('assets/main.js')],
        ['/releases/checkout/1/assets/basket.js', integrityFor('assets/basket.js')],
      ],
      styles: ['/releases/checkout/1/assets/basket.css'],
    })
    expect(html).not.toContain('as="fetch"')
  })

  it('preloads the core fonts and the first request of the catalogue', async () => {
    const { html } = await page('/')
    expect(html.match(/as="font"[^>]+href="[^"]+"/g)).toEqual([
      'as="font" type="font/woff2" href="/releases/host-web/1/assets/text-core.woff2"',
    ])
  })

  it('puts the import map before the script that starts the page', async () => {
    const { html } = await page('/')
    const map = html.indexOf('<script type="importmap">')
    expect(map).toBeGreaterThan(0)
    expect(map).toBeLessThan(html.indexOf('import(main)'))
    expect(html).not.toContain('type="module"')
  })

  it('is compressed for a browser that accepts brotli', async () => {
    const response = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
    expect(response.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('<h1>Book</h1>')
  })

  it('answers an unknown path with a page and status 404', async () => {
    const { status, html } = await page('/no-such-page')
    expect(status).toBe(404)
    expect(html).toContain('This page does not exist')
  })
})

describe('The import map', () => {
  it('maps every shared specifier to the one vendor file', async () => {
    const { html } = await page('/')
    const map = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '')
    expect(map.imports).toEqual({
      react: '/releases/vendor/1/assets/vendor.js',
      '@darnley/web/session': '/releases/vendor/1/assets/vendor.js',
    })
  })

  it('contains the hash of every script under its own and its retry URLs, but none of server files', async () => {
    const { html } = await page('/')
    const { integrity } = JSON.parse(
      /<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '',
    )
    expect(integrity['/releases/booking/1/remoteEntry.js']).toBe(integrityFor('remoteEntry.js'))
    expect(integrity['/releases/_retry-3/booking/1/remoteEntry.js']).toBe(
      integrityFor('remoteEntry.js'),
    )
    expect(Object.keys(integrity).join()).not.toContain('server/server.js')
  })
})

describe('The URL of a page', () => {
  it.each([
    ['/basket/', '/basket'],
    ['/basket////', '/basket'],
    ['//basket', '/basket'],
    ['/basket/?itemIndex=1&a=//', '/basket?itemIndex=1&a=//'],
    ['//evil.example/a', '/evil.example/a'],
    ['/', null],
    ['/basket', null],
  ])('[X5] %s redirects to its canonical form', async (url, canonical) => {
    const { statusCode, headers } = await app.inject(url)
    expect([statusCode, headers.location ?? null]).toEqual(
      canonical ? [308, canonical] : [200, null],
    )
  })
})

describe('The security policy', () => {
  it('allows inline only the import map and the boot script, by their hashes', async () => {
    const { html, csp } = await page('/')
    const inline = [...html.matchAll(/<script(?: type="importmap")?>(.*?)<\/script>/gs)]
    const hashes = inline.map(([, text = '']) => createHash('sha256').update(text).digest('base64'))
    expect(hashes).toHaveLength(2)
    const sources = hashes.map((hash) => `'sha256-${hash}'`).join(' ')
    expect(csp).toContain(`script-src 'self' ${sources} http://localhost:3300;`)
    expect(csp).not.toMatch(/unsafe|\*/)
  })

  it('is strict about everything else', async () => {
    const { csp } = await page('/')
    for (const directive of [
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]) {
      expect(csp).toContain(directive)
    }
  })

  it('contains the configured origins, and no stand-in when all are configured', async () => {
    const { app: live } = await buildEdge({
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      GOOGLE_PLACES_KEY: 'places-key',
      CHAT_URL: 'https://chat.example/embed?website=1',
      ANALYTICS_URL: 'https://numbers.example/collect',
    })
    const response = await live.inject({ url: '/' })
    const csp = String(response.headers['content-security-policy'])
    expect(csp).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://chat.example;',
    )
    expect(csp).toContain(
      "connect-src 'self' https://api.stripe.com https://places.googleapis.com https://chat.example https://numbers.example;",
    )
    expect(csp).not.toContain('localhost')
    await live.close()
  })

  it('is sent with the other headers, and only pages with a scanner may use the camera', async () => {
    const { headers } = await app.inject({ url: '/' })
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'integrity-policy-report-only': 'blocked-destinations=(script)',
    })
  })
})

describe('The integrity policy', () => {
  it("is enforced where the payment provider's stand-in has a hash too", async () => {
    const upstream = await startUpstream((_request, response) => response.end('stand-in'))
    const { app: edge } = await buildEdge({ SANDBOX_URL: upstream.url })
    const hash = createHash('sha384').update('stand-in').digest('base64')
    await expect
      .poll(async () => (await edge.inject({ url: '/' })).headers['integrity-policy'])
      .toBe('blocked-destinations=(script)')
    const { body } = await edge.inject({ url: '/' })
    expect(jsonBlock(body, 'page-config')).toMatchObject({
      stripe: { sandboxScriptIntegrity: `sha384-${hash}` },
    })
    await edge.close()
    await upstream.close()
  })
})

describe("A partner's site", () => {
  it('is determined by the hostname, on any port', async () => {
    const { html } = await page('/', 'maison.localhost:3000')
    expect(jsonBlock(html, 'page-config')).toMatchObject({
      mode: 'storefront',
      storefront: { name: 'Maison Vale', locale: 'en_GB', exchangeRate: '1' },
    })
  })

  it('has its own colours in a style element that the policy allows', async () => {
    const { html, csp } = await page('/', 'kirk.localhost:3000')
    const style = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? ''
    expect(style).toContain('--brand:#14503C')
    expect(csp).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  })

  it.each(['evil.maison.localhost.example', 'kirk.localhost.', 'kirk.localhost.:3000'])(
    '[X23] is not served to the unknown host %s',
    async (host) => {
      for (const path of ['/', '/robots.txt', '/api/public/faq', '/releases/live'])
        expect((await page(path, host)).status).toBe(421)
      expect((await page('/livez', host)).status).toBe(200)
    },
  )
})
