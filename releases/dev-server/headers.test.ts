import { describe, expect, it } from 'vitest'
import { documentHeaders, requestHeaders, responseHeaders } from './headers.ts'

const own = 'http://localhost:3015'
const http = { site: 'http://maison.localhost:3000', own }
const https = { site: 'https://shop.example', own }

describe('A request to the site', () => {
  it('comes from a page of the site, as its checks of writes expect', () => {
    const sent = requestHeaders({ host: 'localhost:3015', origin: own, referer: `${own}/a` }, http)
    expect(sent).toMatchObject({
      host: 'maison.localhost:3000',
      origin: 'http://maison.localhost:3000',
      referer: 'http://maison.localhost:3000/a',
    })
  })

  it.each(['http://evil.example', 'http://localhost:3015.evil.example'])(
    'keeps the origin %s, so that the site refuses it',
    (origin) => {
      const sent = requestHeaders({ origin, referer: `${origin}/a` }, http)
      expect(sent).toMatchObject({ origin, referer: `${origin}/a` })
    },
  )

  it('has cookies under the names that a site over https reads', () => {
    expect(requestHeaders({ cookie: 'basket=1; __Host-held=2' }, https)['cookie']).toBe(
      'basket=1; __Host-basket=1; __Host-held=2',
    )
    expect(requestHeaders({ cookie: 'basket=1' }, http)['cookie']).toBe('basket=1')
  })
})

describe('A response to the browser', () => {
  it('stays on the development server', () => {
    expect(responseHeaders({ location: 'https://shop.example/a?b' }, https)['location']).toBe(
      'http://localhost:3015/a?b',
    )
    expect(responseHeaders({ location: '/a' }, https)['location']).toBe('/a')
    expect(responseHeaders({ location: 'https://pay.example/' }, https)['location']).toBe(
      'https://pay.example/',
    )
  })

  it('has cookies that a page over http may store, for this host alone', () => {
    const cookie = '__Host-basket=1; Path=/; Secure; HttpOnly; Domain=shop.example; SameSite=Lax'
    expect(responseHeaders({ 'set-cookie': [cookie] }, https)['set-cookie']).toEqual([
      'basket=1; Path=/; HttpOnly; SameSite=Lax',
    ])
  })

  it('binds the browser to nothing beyond it', () => {
    const headers = { 'strict-transport-security': 'max-age=1', 'alt-svc': 'h3', etag: 'a' }
    expect(responseHeaders(headers, https)).toEqual({ etag: 'a' })
  })
})

describe('The policy of a rewritten document', () => {
  const policy =
    "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default"
  const relaxed = documentHeaders(
    { 'content-security-policy': policy, 'integrity-policy': 'blocked-destinations=(script)' },
    http,
  )

  it('allows the inline scripts, styles, socket and worker of hot reload', () => {
    expect(relaxed['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws://localhost:3015; frame-ancestors 'none'; worker-src 'self' blob:",
    )
    expect(relaxed).not.toHaveProperty('integrity-policy')
  })

  it('is relaxed in each, where a server in front of the site added one', () => {
    const both = "script-src 'self'; frame-ancestors 'none', style-src 'self'"
    const headers = documentHeaders({ 'content-security-policy': both }, http)
    expect(headers['content-security-policy']).toBe(
      "script-src 'self' 'unsafe-inline'; frame-ancestors 'none'; worker-src 'self' blob:, style-src 'self' 'unsafe-inline'; worker-src 'self' blob:",
    )
  })

  it('is kept by no cache', () => {
    expect(relaxed['cache-control']).toBe('no-store')
  })
})
