import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { readAudit } from '@darnley/releases/audit'
import { changeRegistry } from '@darnley/releases/change-registry'
import { folderStore } from '@darnley/releases/folder-store'
import { previewQuery } from '@darnley/releases/preview'
import { makeLive, startCanary } from '@darnley/releases/registry'
import { goBackTo } from '@darnley/releases/rollback'
import { setId, withReleases, type ReleaseRef } from '@darnley/releases/sets'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildEdge } from '#src/testing/edge.ts'
import { reportFailure } from '#src/testing/failures.ts'
import { addRemote, addShell, integrityFor } from '#src/testing/releases.ts'

const secret = 'a secret of the staff'
let app: FastifyInstance
let releasesDir: string

beforeEach(async () => {
  ;({ app, releasesDir } = await buildEdge({
    RELEASE_PREVIEW_SECRET: secret,
    RELEASE_FAILURE_VISITORS: '3',
    TRUSTED_PROXIES: '127.0.0.1',
  }))
  await addRemote(releasesDir, { name: 'booking', exposed: 'wizard', version: '2' })
})
afterEach(async () => {
  await app.close()
  await rm(releasesDir, { recursive: true })
})

const at = (): string => new Date().toISOString()

async function change(by: (registry: ReleaseRegistry) => ReleaseRegistry): Promise<void> {
  await changeRegistry(folderStore(releasesDir), (before) => {
    if (!before) throw new Error('Nothing is live')
    return { registry: by(before), result: undefined }
  })
}

/** Makes booking 2 live and returns the id of the previous set. */
async function promoteBooking(): Promise<string> {
  let former = ''
  await change((registry) => {
    former = setId(registry.sites.web)
    const set = withReleases(registry.sites.web, { booking: '2' })
    return makeLive(registry, { site: 'web', at: at(), set })
  })
  return former
}

async function startBookingCanary(percent: number): Promise<void> {
  const release = { name: 'booking', version: '2' }
  await change((registry) => startCanary(registry, { site: 'web', at: at(), release, percent }))
}

async function rollBack(release: ReleaseRef): Promise<void> {
  await change((registry) => goBackTo(registry, { site: 'web', at: at(), release }).registry)
}

async function bookingOf(cookie = '', url = '/'): Promise<string | undefined> {
  const { body } = await app.inject({ url, headers: { cookie } })
  return /"booking":\{"entry":"\/releases\/booking\/(\w+)\//.exec(body)?.[1]
}

describe('A visitor', () => {
  it('gets what is live, and the new set after a promotion', async () => {
    expect(await bookingOf()).toBe('1')
    await promoteBooking()
    expect(await bookingOf()).toBe('2')
  })

  it('stays on the set that a checkout began on, on every page', async () => {
    const cookie = `held-set=${await promoteBooking()}`
    expect(await bookingOf(cookie, '/basket')).toBe('1')
    const answer = await app.inject({ url: '/releases/live', headers: { cookie } })
    expect(cookie).toContain(answer.json().set)
  })

  it('leaves a set that was rolled back, and never gets one that was not published', async () => {
    await promoteBooking()
    const { set } = (await app.inject({ url: '/releases/live' })).json() as { set: string }
    await rollBack({ name: 'booking', version: '1' })
    expect(await bookingOf(`held-set=${set}`)).toBe('1')
    expect(await bookingOf('held-set=000000000000')).toBe('1')
  })

  it('gets no needless cookie', async () => {
    const { headers } = await app.inject({ url: '/' })
    expect([headers['set-cookie']].flat()).toEqual([expect.stringMatching(/^page-mark=/)])
  })
})

describe('A canary', () => {
  it('is shown to its share of the visitors, consistently', async () => {
    await startBookingCanary(10)
    const shares = Array.from({ length: 100 }, (_, share) => `canary-share=${share}`)
    const first = await Promise.all(shares.map((cookie) => bookingOf(cookie)))
    expect(first.filter((version) => version === '2')).toHaveLength(10)
    expect(await Promise.all(shares.map((cookie) => bookingOf(cookie)))).toEqual(first)
  })

  it('gives a new visitor a share for a month, hidden from scripts', async () => {
    await startBookingCanary(10)
    const { headers } = await app.inject({ url: '/' })
    expect([headers['set-cookie']].flat()[0]).toMatch(
      /^canary-share=[\d.]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(headers['cache-control']).toBe('private, no-cache')
  })
})

describe('A page', () => {
  it('contains the last known good of each remote, with its hashes', async () => {
    await promoteBooking()
    const { body } = await app.inject({ url: '/' })
    expect(body).toContain('"fallbacks":{"booking":"/releases/booking/1/remoteEntry.js"}')
    expect(body).toContain(
      `"/releases/booking/1/remoteEntry.js":"${integrityFor('remoteEntry.js')}"`,
    )
  })
})

describe('A page whose shell did not start in this browser', () => {
  /** Promotes vendor 2, host 2 and host 3 in turn. The former pairs are 1+1, 1+2 and 2+2. */
  beforeEach(async () => {
    for (const version of ['2', '3']) await addShell(releasesDir, version)
    for (const changes of [{ vendor: '2' }, { 'host-web': '2' }, { 'host-web': '3' }])
      await change((registry) => {
        const set = withReleases(registry.sites.web, changes)
        return makeLive(registry, { site: 'web', at: at(), set })
      })
  })

  const shellOf = async (failed: string): Promise<unknown> => {
    const { body } = await app.inject({ url: '/', headers: { cookie: `failed-shell=${failed}` } })
    const { host, vendor } = JSON.parse(/id="releases">(.+?)<\/script>/.exec(body)?.[1] ?? '').shell
    return [host, vendor]
  }

  it.each([
    ['nothing', '', 'host-web@3', 'vendor@2'],
    ['what threw', 'host-web@3+vendor@2', 'host-web@2', 'vendor@2'],
    ['a host that could not be had', 'host-web@3', 'host-web@2', 'vendor@2'],
    ['a vendor file that could not be had', 'vendor@2', 'host-web@1', 'vendor@1'],
    ['two in a row', 'host-web@3+vendor@2/host-web@2+vendor@2', 'host-web@1', 'vendor@2'],
    ['a shell of another day', 'host-web@0+vendor@0', 'host-web@3', 'vendor@2'],
    ['all that there were', 'vendor@2/vendor@1', 'host-web@3', 'vendor@2'],
  ])('gets the latest pair that was live without %s', async (_what, failed, host, vendor) => {
    expect(await shellOf(failed)).toEqual([host, vendor])
  })

  it('gets no pair that was rolled back', async () => {
    await rollBack({ name: 'host-web', version: '2' })
    expect(await shellOf('host-web@2+vendor@2')).toEqual(['host-web@1', 'vendor@2'])
  })
})

describe('A registry that cannot be served', () => {
  it('is skipped: visitors keep the last good one', async () => {
    expect(await bookingOf()).toBe('1')
    await change((registry) => ({
      ...registry,
      sites: { ...registry.sites, web: withReleases(registry.sites.web, { booking: '99' }) },
    }))
    expect(await bookingOf()).toBe('1')
  })
})

describe('A preview', () => {
  const link = (version: string): string => {
    const until = Math.floor(Date.now() / 1000) + 3600
    return previewQuery({ release: { name: 'booking', version }, until }, secret)
  }

  it('starts with a signed link, shows a badge and ends with another link', async () => {
    const followed = await app.inject({ url: `/basket?itemIndex=1&${link('2')}` })
    expect(followed.statusCode).toBe(303)
    expect(followed.headers.location).toBe('/basket?itemIndex=1')
    const cookie = String(followed.headers['set-cookie']).split(';')[0] ?? ''
    const { body, headers } = await app.inject({ url: '/', headers: { cookie } })
    expect(body).toContain('Preview of booking@2')
    expect(body).toContain('/releases/booking/2/remoteEntry.js')
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/)
    const left = await app.inject({ url: '/?override=none', headers: { cookie } })
    expect(left.headers['set-cookie']).toContain('preview=; Max-Age=0; Path=/')
  })

  it('requires a signature and is shown to its holder only', async () => {
    const { statusCode, headers } = await app.inject({ url: '/?override=booking@2' })
    expect(statusCode).toBe(403)
    expect(headers['set-cookie']).toBeUndefined()
    expect(await bookingOf()).toBe('1')
    expect(await bookingOf(`preview=${encodeURIComponent('override=booking@2')}`)).toBe('1')
  })

  it('[T18] explains why a link is refused', async () => {
    const unsigned = await app.inject({ url: '/?override=booking@2' })
    expect(unsigned.body).toContain('not signed with the secret of this site')
    const until = Math.floor(Date.now() / 1000) - 60
    const old = previewQuery({ release: { name: 'booking', version: '2' }, until }, secret)
    const expired = await app.inject({ url: `/?${old}` })
    expect(expired.statusCode).toBe(403)
    expect(expired.body).toContain('has run out at')
    const { app: bare } = await buildEdge({ RELEASES_DIR: releasesDir })
    const { statusCode, body } = await bare.inject({ url: `/?${link('2')}` })
    await bare.close()
    expect([statusCode, body]).toEqual([
      403,
      expect.stringContaining('its edge has no RELEASE_PREVIEW_SECRET'),
    ])
  })

  it('never redirects to another site', async () => {
    const { headers } = await app.inject({ url: `//evil.example/?${link('2')}` })
    expect(String(headers.location)).toMatch(/^\/(?!\/)/)
  })
})

// Each report comes from a page that is opened first.
describe('A release that fails in browsers', () => {
  const report = (from: string, failure = {}, headers = {}): Promise<number> =>
    reportFailure(app, { from, failure, headers })

  it('is rolled back automatically when its share of failures is too high, with a line in the audit log', async () => {
    await promoteBooking()
    for (const from of ['192.0.2.1', '192.0.2.2']) expect(await report(from)).toBe(204)
    expect(await bookingOf()).toBe('2')
    await report('192.0.2.3')
    expect(await bookingOf()).toBe('1')
    const [entry] = await readAudit(folderStore(releasesDir))
    expect(entry).toMatchObject({
      who: 'the edge',
      action: 'rollback',
      releases: ['booking@2'],
      sites: ['web'],
      why: expect.stringContaining('failed at 3 visitors, 100 % of those who got it'),
    })
  })

  it('ends only as a canary', async () => {
    await startBookingCanary(50)
    for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await report(from)
    expect(await bookingOf('canary-share=0')).toBe('1')
    expect(await bookingOf('canary-share=50')).toBe('1')
  })

  it('[T16] starts with no failures when it is promoted again', async () => {
    await promoteBooking()
    for (const last of [1, 2, 3]) await report(`192.0.2.${last}`)
    expect(await bookingOf()).toBe('1')
    await promoteBooking()
    for (const last of [4, 5]) await report(`192.0.2.${last}`)
    expect(await bookingOf()).toBe('2')
    await report('192.0.2.6')
    expect(await bookingOf()).toBe('1')
  })

  it('[I11] is neither served nor used as a fallback after its rollback', async () => {
    const former = await promoteBooking()
    const { set } = (await app.inject({ url: '/releases/live' })).json() as { set: string }
    for (const last of [1, 2, 3]) await report(`192.0.2.${last}`)
    await addRemote(releasesDir, { name: 'booking', exposed: 'wizard', version: '3' })
    await change((registry) => {
      const set = withReleases(registry.sites.web, { booking: '3' })
      return makeLive(registry, { site: 'web', at: at(), set })
    })
    expect(await bookingOf(`held-set=${set}`)).toBe('3')
    expect(await bookingOf(`held-set=${former}`)).toBe('1')
    const { body } = await app.inject({ url: '/' })
    expect(body).toContain('"fallbacks":{"booking":"/releases/booking/1/remoteEntry.js"}')
  })

  it('[T1] ends as a canary without ending the canary of another area', async () => {
    await addRemote(releasesDir, { name: 'checkout', exposed: 'basket', version: '2' })
    await startBookingCanary(50)
    const checkout = { name: 'checkout', version: '2' }
    await change((registry) =>
      startCanary(registry, { site: 'web', at: at(), release: checkout, percent: 50 }),
    )
    for (const last of [1, 2, 3]) await report(`192.0.2.${last}`)
    const stored = await folderStore(releasesDir).readRegistry()
    expect(JSON.parse(stored?.text ?? '').canaries.web.changes).toEqual({ checkout: '2' })
  })

  it('stays when it fails for few of its visitors, or often for one visitor', async () => {
    await promoteBooking()
    for (let visit = 0; visit < 30; visit += 1)
      await app.inject({ url: '/releases/booking/2/remoteEntry.js' })
    for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.3']) await report(from)
    expect(await bookingOf()).toBe('2')
  })

  it('stays when it has no replacement', async () => {
    const only = { release: 'checkout@1' }
    for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await report(from, only)
    const { body } = await app.inject({ url: '/' })
    expect(body).toContain('/releases/checkout/1/remoteEntry.js')
  })

  it.each([
    ['the vendor file when that was changed last', 'host-web', ['host-web', 'vendor'], '2', '1'],
    ['the host when that was changed last', 'host-web', ['vendor', 'host-web'], '1', '2'],
    ['[T7] the vendor file when a remote throws', 'booking', ['booking', 'vendor'], '1', '1'],
  ])('rolls back %s', async (_what, thrower, order, host, vendor) => {
    await addRemote(releasesDir, { name: 'booking', exposed: 'wizard', version: '2' })
    await addShell(releasesDir, '2')
    for (const name of order)
      await change((registry) => {
        const set = withReleases(registry.sites.web, { [name]: '2' })
        return makeLive(registry, { site: 'web', at: at(), set })
      })
    const threw = { release: `${thrower}@2` }
    for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'])
      await report(from, threw)
    const { body } = await app.inject({ url: '/' })
    expect(body).toContain(`"host":"host-web@${host}","vendor":"vendor@${vendor}"`)
  })

  it('is reported by pages of this site only, in the expected format only', async () => {
    expect(await report('192.0.2.1', {}, { 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await report('192.0.2.1', { more: 1 })).toBe(400)
    expect(await report('192.0.2.1', { trace: 'x'.repeat(9000) })).toBe(413)
  })
})
