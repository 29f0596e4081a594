import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@darnley/contract/calls'
import type { RouteDefinition } from '@darnley/contract/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { PASSWORD, signIn, visitorOf } from './support/staff.ts'
import { someJeans } from './support/booking.ts'
import { visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let folder: string
const logFile = (): string => join(folder, 'api.log')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hardening-'))
  environment = await startTestEnvironment({ env: { LOG_LEVEL: 'debug', LOG_FILE: logFile() } })
})
afterAll(async () => {
  await environment.stop()
  await rm(folder, { recursive: true })
})

const routes: RouteDefinition[] = Object.values(calls)

describe('cookies', () => {
  const PINNED = /^__Host-\w+=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/

  it('[S1] [X10] are pinned to this host, hidden from script and SameSite when SITE_URL is https, whatever the last hop uses', async () => {
    const site = await startTestEnvironment({ env: { SITE_URL: 'https://localhost' } })
    const visitor = visit(site.apiUrl, { 'x-forwarded-host': 'maison.localhost' })
    await visitor.fill([await someJeans()])
    const basket = await visitor.get('/public/get_basket')
    const body = { email: 'staff@maison.example', password: PASSWORD }
    const session = await visitor.post('/storefront/token', { body })
    const lines = [...basket.headers.getSetCookie(), ...session.headers.getSetCookie()]
    const names = lines.map((line) => line.split('=')[0])
    expect(names).toEqual(
      expect.arrayContaining(['__Host-basket', '__Host-staff_access', '__Host-staff_refresh']),
    )
    // The hint only tells pages that a session may exist; it grants no access.
    const isHint = (line: string): boolean => line.startsWith('__Host-staff_signed_in=1;')
    for (const line of lines.filter((each) => !isHint(each))) expect(line).toMatch(PINNED)
    expect(lines.find(isHint)).toMatch(/; Path=\/; Secure; SameSite=Lax$/)
    await site.stop()
  })

  it('[S1] are hidden from script and SameSite without https as well', async () => {
    const visitor = visit(environment.apiUrl)
    await visitor.fill([await someJeans()])
    const { headers } = await visitor.get('/public/get_basket')
    expect(headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax$/)
  })
})

describe('pages of other origins', () => {
  const origins = [
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'http://evil-localhost',
  ]

  it.each(origins)('[S5] %s may read nothing: only the own origin is allowed', async (origin) => {
    for (const path of ['/public/get_basket', '/public/items', '/openapi.json', '/nowhere']) {
      const { headers } = await visit(environment.apiUrl).get(path, { headers: { origin } })
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })

  it.each(origins)('[S5] %s gets no preflight approval', async (origin) => {
    const preflight = { 'access-control-request-method': 'POST' }
    const response = await fetch(`${environment.apiUrl}/public/update_basket`, {
      method: 'OPTIONS',
      headers: { origin, ...preflight },
    })
    expect(response.ok).toBe(false)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('the attack surface', () => {
  const secret = [
    '/.git/config',
    '/.env',
    '/package.json',
    '/src/server.ts',
    '/docs/../package.json',
  ]
  const encoded = [
    '/docs/..%2f..%2fpackage.json',
    '/docs/%2e%2e/%2e%2e/package.json',
    '/docs/',
    '/public/',
  ]

  it.each([...secret, ...encoded])('[S23] does not expose %s', async (path) => {
    expect(await raw('GET', path)).toMatchObject({ status: 404 })
  })

  it.each(['TRACE', 'CONNECT', 'PUT', 'DELETE', 'PATCH'])(
    '[S23] does not include the method %s',
    async (method) => {
      const { status, text } = await raw(method, '/public/get_basket')
      expect([0, 400, 404, 405]).toContain(status)
      expect(text).not.toContain('canary-header')
    },
  )

  it('[S23] does not reveal software versions', async () => {
    const { headers } = await visit(environment.apiUrl).get('/public/get_basket')
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
  })
})

/** Sends the path unchanged, which fetch would normalise. Status 0: the connection was closed. */
function raw(method: string, path: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(environment.apiUrl)
  return new Promise((resolve) => {
    const headers = { 'x-canary': 'canary-header' }
    const sent = request({ hostname, port, method, path, headers, agent: false }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.on('connect', (response) => resolve({ status: response.statusCode ?? 0, text: '' }))
    sent.on('error', () => resolve({ status: 0, text: '' }))
    sent.end()
  })
}

describe('internal errors', () => {
  it('[S22] fail closed, without a stack, query or path in the response', async () => {
    const visitor = visit(environment.apiUrl)
    const call = '/public/items?pricing_tier_override=trade'
    await environment.query('alter table pricing_tiers rename to tiers_gone')
    const { status, body } = await visitor.get(call)
    await environment.query('alter table tiers_gone rename to pricing_tiers')
    expect({ status, body }).toEqual({ status: 500, body: { detail: 'Internal Server Error' } })
    expect((await visitor.get(call)).status).toBe(200)
  })
})

/** Names of the events that were logged so far. A line may follow the response that it is about. */
const events = async (): Promise<string[]> =>
  (await readFile(logFile(), 'utf8'))
    .split('\n')
    .filter((line) => line.includes('"event"') && line.endsWith('}'))
    .map((line) => (JSON.parse(line) as { event: string }).event)

describe('security events', () => {
  it('[S22] are logged by name without personal data', async () => {
    const before = (await events()).length
    const staff = await signIn(environment, 'kirk')
    const stranger = visitorOf(environment, 'kirk')
    const wrong = { email: 'canary.kirk@example.com', password: 'canary-password' }
    await stranger.post('/storefront/token', { body: wrong })
    await stranger.get('/storefront/all_stores')
    await stranger.post('/public/clear_basket', { headers: { origin: 'https://evil.example' } })
    await stranger.post('/public/onfleet_update_event', {
      body: '{}',
      headers: { 'x-onfleet-signature': '00' },
    })
    await staff.post('/storefront/logout')
    await expect
      .poll(async () => (await events()).slice(before))
      .toEqual([
        'signed_in',
        'sign_in_failed',
        'access_refused',
        'cross_site_refused',
        'webhook_refused',
        'signed_out',
      ])
    const all = await readFile(logFile(), 'utf8')
    expect(all).not.toMatch(/canary|127\.0\.0\.1.*event|@example/)
  })

  it('[S22] include the reuse of a refresh token', async () => {
    const staff = await signIn(environment, 'maison')
    const old = new Map(staff.cookies)
    await staff.post('/storefront/refresh_token')
    await environment.query("update staff_refresh_tokens set used_at = used_at - interval '1 hour'")
    const cookie = [...old].map(([name, value]) => `${name}=${value}`).join('; ')
    await visitorOf(environment, 'maison').post('/storefront/refresh_token', {
      headers: { cookie },
    })
    await expect.poll(async () => (await events()).at(-1)).toBe('refresh_token_reused')
  })
})

describe('requests and responses', () => {
  it('[S15] follow the contract: bodies and queries refuse unknown fields at every depth', () => {
    const loose = routes.flatMap(({ access, method, path, body, query }) =>
      (access === 'provider' ? [query] : [body, query])
        .filter((schema) => schema !== undefined)
        .flatMap((schema) =>
          openPlaces(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
        )
        .map((place) => `${method} ${path} ${place}`),
    )
    expect(loose).toEqual([])
  })

  it('[S15] reveal nothing about a colleague except the shop', async () => {
    const staff = visitorOf(environment, 'maison')
    const body = { email: 'staff@maison.example', password: PASSWORD }
    const answer = await staff.post<{ storefront: object }>('/storefront/token', { body })
    expect(Object.keys(answer.body)).toEqual(['storefront'])
    expect(JSON.stringify(answer.body)).not.toMatch(/hash|argon2|staff@/)
  })
})

/** Returns the paths at which a JSON schema accepts unknown fields. */
function openPlaces(schema: unknown, place = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const isOpen = 'properties' in schema && !('additionalProperties' in schema)
  const inside = Object.entries(schema).flatMap(([name, part]) =>
    openPlaces(part, `${place}/${name}`),
  )
  return isOpen ? [place, ...inside] : inside
}
