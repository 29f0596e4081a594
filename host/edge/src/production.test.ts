import { join } from 'node:path'
import { settingsIn, startPart } from '@darnley/testing/start-part'
import { runRelease } from '@darnley/releases/cli/cli'
import { makePrivateKey, publicKeyOf } from '@darnley/releases/trust/keys'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { buildEdge } from './testing/edge.ts'
import { writeReleases } from './testing/releases.ts'
import { json, startUpstream } from './testing/upstream.ts'

const secret = '6f1d0c5be2a94873f6a1c0d97b3e582461aa0fd3'
const owner = makePrivateKey()
const company = 'https://www.darnley-tailors.co.uk'

/** Returns a folder of releases that the owner signed. */
async function signedReleases(): Promise<string> {
  const releasesDir = await writeReleases()
  const code = await runRelease(['keys', 'own'], {
    environment: { RELEASES_DIR: releasesDir, RELEASE_KEY: owner },
    installation: { releasesDir, previewSecret: undefined, port: null },
    print: () => {},
    printError: console.error,
  })
  expect(code).toBe(0)
  return releasesDir
}

/** All settings of a business, with example values. */
const right = {
  NODE_ENV: 'production',
  SITE_URL: 'https://book.darnley-tailors.co.uk',
  API_URL: 'http://127.0.0.1:9',
  CONTENT_URL: 'http://127.0.0.1:9',
  RELEASES_DIR: '/nowhere',
  RELEASE_OWNER_KEY: publicKeyOf(owner),
  SUPPORT_EMAIL: 'help@darnley-tailors.co.uk',
  STRIPE_PUBLISHABLE_KEY: `pk_live_${secret}`,
  TRUSTED_PROXIES: '10.0.0.0/8',
  COMPANY_HOMEPAGE_URL: company,
  VIDEO_CONSULTATION_URL: `${company}/consultation`,
  TERMS_URL: `${company}/terms`,
  PRIVACY_URL: `${company}/privacy`,
  SERVICES_URL: `${company}/services`,
}

const start = (env: Record<string, string>): ReturnType<typeof startPart> =>
  startPart({ cwd: join(import.meta.dirname, '..'), entry: 'src/server.ts', env })

describe('[S27] [X2] the edge in production', () => {
  it('names every missing setting, one per line, and exits with 2', async () => {
    const ended = await start({ NODE_ENV: 'production' })
    expect(ended.code).toBe(2)
    expect(settingsIn(ended).toSorted()).toEqual(
      Object.keys(right)
        .filter((name) => name !== 'NODE_ENV')
        .toSorted(),
    )
  })

  it('starts when all settings are valid', async () => {
    const releases = await signedReleases()
    const ended = await start({ ...right, PORT: '0', RELEASES_DIR: releases })
    expect(ended.code).toBe(0)
  })

  it.each([
    ['SITE_URL', 'http://book.darnley-tailors.co.uk', 'is not https'],
    ['TERMS_URL', 'http://localhost:3300/legal/terms', 'customers cannot reach'],
    ['CHAT_URL', 'http://localhost:3300/chat', 'customers cannot reach'],
    ['SANDBOX_URL', 'http://localhost:3300', 'points to a stand-in'],
    ['STRIPE_PUBLISHABLE_KEY', `pk_test_${secret}`, 'does not begin with pk_live_'],
    ['RELEASE_PREVIEW_SECRET', 'sixteen letters.', 'has 16 bytes'],
    ['TRUSTED_PROXIES', '0.0.0.0/0', 'trusts every client'],
    ['RELEASE_OWNER_KEY', 'abc', 'public key'],
    ['WORKSHOP_SITE', 'workshop.localhost', 'is not a public hostname'],
  ])('refuses %s=%s', (setting, value, problem) => {
    expect(() => readConfig({ ...right, [setting]: value })).toThrow(
      new RegExp(`^The edge cannot start\\.\\n {2}${setting} .*${problem}`),
    )
  })

  it('serves no address of a stand-in and allows none in its policy', async () => {
    const content = await startUpstream(json({ docs: [] }))
    const settings = { ...right, CONTENT_URL: content.url, RELEASES_DIR: await signedReleases() }
    const { app } = await buildEdge(settings)
    const { body, headers } = await app.inject({
      url: '/',
      headers: { host: 'book.darnley-tailors.co.uk' },
    })
    expect(body).toContain('"chatUrl":null')
    for (const text of [body, String(headers['content-security-policy'])])
      expect(text).not.toMatch(/localhost|127\.0\.0\.1|sandbox"/)
    const partner = await app.inject({ url: '/', headers: { host: 'kirk.localhost' } })
    expect(partner.statusCode).toBe(421)
    await app.close()
    await content.close()
  })
})

describe('[X2] A demonstration', () => {
  const notice = 'This is a demonstration: nothing is really ordered or charged.'

  it.each(['localhost:3000', 'kirk.localhost:3000'])(
    'is announced on every page of %s',
    async (host) => {
      const { app } = await buildEdge({ NODE_ENV: 'production', DEMONSTRATION: 'true' })
      for (const url of ['/', '/basket', '/nowhere']) {
        const { body } = await app.inject({ url, headers: { host } })
        expect(body).toContain(`<aside class="demonstration" aria-label="Demonstration">${notice}`)
      }
      await app.close()
    },
  )

  it('is not shown on a page in development', async () => {
    const { app } = await buildEdge()
    expect((await app.inject({ url: '/' })).body).not.toContain(notice)
    await app.close()
  })

  it('does not charge real cards', () => {
    const real = { DEMONSTRATION: 'true', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }
    expect(() => readConfig(real)).toThrow('charges real cards')
  })
})

describe('[X10] A site over https without a trusted proxy', () => {
  it.each([{}, { DEMONSTRATION: 'true' }])('does not start with %j', (mode) => {
    const site = { ...mode, SITE_URL: 'https://book.darnley-tailors.co.uk' }
    expect(() => readConfig(site)).toThrow('TRUSTED_PROXIES is not set')
    expect(() => readConfig({ ...site, TRUSTED_PROXIES: '10.0.0.0/8' })).not.toThrow()
  })
})
