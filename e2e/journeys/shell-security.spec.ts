import { expect, test } from '#e2e/fixtures/test.ts'

const { SITE_URL = 'http://localhost:3000', MAISON_URL = 'http://maison.localhost:3000' } =
  process.env

const customers = [
  '/',
  '/booking',
  '/basket',
  '/checkout',
  '/validate-payment',
  '/thank-you',
  '/fitting-guide',
  '/order',
  '/no-such-page',
]
const partners = [
  '/',
  '/sign-in',
  '/storefront/booking',
  '/basket',
  '/checkout',
  '/customer-drop-off',
  '/storefront/orders',
  '/storefront/stores',
  '/no-such-page',
]
const pages = [
  ...customers.map((path) => SITE_URL + path),
  ...partners.map((path) => MAISON_URL + path),
]

test('[S4] every page of every site has the strict policy, and only the scanner may use the camera', async ({
  request,
}) => {
  for (const url of pages) {
    // Node does not resolve *.localhost, so the name is sent in the header.
    const { host, pathname } = new URL(url)
    const response = await request.get(SITE_URL + pathname, { headers: { host } })
    const headers = response.headers()
    const policy = headers['content-security-policy'] ?? ''
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
    expect(scripts, url).toMatch(/^'self' ('sha256-[\w+/=]+' ?)+/)
    expect(policy, url).not.toMatch(
      /unsafe-|\*|(?:script|connect|frame)-src[^;]* (?:https?:|data:|blob:)(?: |;)/,
    )
    for (const part of [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy, url).toContain(part)
    }
    expect(headers, url).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    const camera = pathname === '/customer-drop-off' ? 'camera=(self)' : 'camera=()'
    expect(headers['permissions-policy'], url).toContain(camera)
  }
})

test('[X29] [S4] unsafe strings are refused at every injection sink of a page', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Content Security Policy|TrustedScript|Trusted Type|violates|404/)
  await page.goto('/basket')
  await expect(page.getByText('Your basket is empty')).toBeVisible()
  const outcome = await page.evaluate(async () => {
    const refused = (act: () => unknown): string => {
      try {
        act()
        return 'ran'
      } catch (error) {
        return (error as Error).name
      }
    }
    const place = document.createElement('div')
    document.body.append(place)
    const html = refused(() => {
      place.innerHTML = '<img src="data:," onerror="globalThis.ran = 1">'
    })
    place.innerHTML = 'Words &amp; more'
    const inline = document.createElement('script')
    inline.append('globalThis.ran = 1')
    document.body.append(inline)
    const outcomes = {
      html,
      timer: refused(() => setTimeout('globalThis.ran = 1' as unknown as () => void, 0)),
      foreign: refused(() => {
        document.createElement('script').src = 'https://evil.example/x.js'
      }),
      policy: refused(() =>
        (
          globalThis as unknown as {
            trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
          }
        ).trustedTypes.createPolicy('mine', {}),
      ),
    }
    // The image above would have failed before this one, and run its handler.
    await new Promise((failed) => {
      const image = new Image()
      image.addEventListener('error', failed)
      image.src = 'data:,'
    })
    return { ...outcomes, ran: (globalThis as { ran?: number }).ran, shown: place.innerHTML }
  })
  expect(outcome.ran).toBeUndefined()
  expect(outcome.html).toBe('TypeError')
  expect(outcome.shown).toBe('Words &amp; more')
  expect(outcome.foreign).toBe('TypeError')
  expect(outcome.policy).toBe('TypeError')
  expect(outcome.timer).toBe('TypeError')
})

test('[S6] no URL redirects away from the site', async ({ request }) => {
  const tricks = [
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '/http://evil.example',
    '/.evil.example',
    '/@evil.example',
    '/sign-in?next=//evil.example',
    '/basket?restore=//evil.example',
    '/?next=https://evil.example',
  ]
  for (const trick of tricks) {
    const response = await request.get(SITE_URL + trick, { maxRedirects: 0 })
    expect([200, 308, 400, 404], trick).toContain(response.status())
    expect(response.headers()['location'] ?? '/', trick).toMatch(/^\/(?![/\\])/)
  }
})
