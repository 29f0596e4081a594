import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Mount } from '@darnley/contract/foreign'
import { readAudit } from '@darnley/releases/audit'
import { changeRegistry } from '@darnley/releases/change-registry'
import { folderStore } from '@darnley/releases/folder-store'
import { foreignOn, mountContainer } from '@darnley/releases/foreign'
import { parseRegistry } from '@darnley/releases/registry'
import { foreignDeclaration, foreignPage } from '@darnley/testing/foreign-page'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildEdge } from '#src/testing/edge.ts'
import { reportFailure } from '#src/testing/failures.ts'

let app: FastifyInstance
let releasesDir: string

beforeEach(async () => {
  ;({ app, releasesDir } = await buildEdge({
    RELEASE_FAILURE_VISITORS: '2',
    TRUSTED_PROXIES: '127.0.0.1',
  }))
})
afterEach(async () => {
  await app.close()
  await rm(releasesDir, { recursive: true })
})

const declaration: Mount['declaration'] = {
  ...foreignDeclaration,
  pages: [{ ...foreignPage, isIndexed: true }],
}
const oldEntry = 'https://old.recycling.example/remoteEntry.js'
const newEntry = 'https://recycling.example/mf-manifest.json'

/** Mounts an entry and returns `name@version` of the mount. */
async function mount(
  entry: string,
  {
    name = 'recycling',
    declared = declaration,
  }: { name?: string; declared?: Mount['declaration'] } = {},
): Promise<string> {
  return changeRegistry(folderStore(releasesDir), (registry, at) => {
    if (!registry) throw new Error('Nothing is live')
    const mounted = { entry, declaration: declared, requires: {}, at }
    const change = { site: 'web', name, mount: mounted } as const
    return {
      registry: mountContainer(registry, change),
      result: `${name}@${at.replaceAll(/\D/g, '')}`,
    }
  })
}

async function open(url: string): Promise<{ status: number; html: string; policy: string }> {
  const { statusCode, body, headers } = await app.inject({ url })
  return { status: statusCode, html: body, policy: String(headers['content-security-policy']) }
}

function block(html: string, id: string): Record<string, unknown> {
  const [, text = 'null'] =
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html) ?? []
  return JSON.parse(text) as Record<string, unknown>
}

describe('[T8] A container of another origin', () => {
  it('has its pages, head and links on the site that mounts it', async () => {
    expect((await open('/recycling')).status).toBe(404)
    await mount(oldEntry)
    const { status, html } = await open('/recycling')
    expect(status).toBe(200)
    expect(html).toContain('<title>Recycling · Darnley</title>')
    expect(html).toContain('content="Where worn clothes go."')
    const { html: start } = await open('/')
    expect(block(start, 'areas')['recycling']).toEqual({
      entry: oldEntry,
      isForeign: true,
      pages: [{ path: '/recycling', module: './Page', title: 'Recycling', heading: 'Recycling' }],
      menu: [{ place: 'header', label: 'Recycling', path: '/recycling' }],
      slots: {},
    })
    const { body: sitemap } = await app.inject({ url: '/sitemap.xml' })
    expect(sitemap).toContain('/recycling</loc>')
    const partner = await app.inject({ url: '/recycling', headers: { host: 'maison.localhost' } })
    expect(partner.statusCode).toBe(404)
  })

  it('is allowed in documents of its pages alone, with its last known good entry', async () => {
    await mount(oldEntry)
    const before = await open('/')
    const version = await mount(newEntry)
    const own = await open('/recycling')
    expect(own.policy).toContain('https://recycling.example https://old.recycling.example')
    expect(block(own.html, 'releases')['fallbacks']).toEqual({ recycling: oldEntry })
    expect(block(own.html, 'foreign')).toMatchObject({
      name: 'recycling',
      releases: { [newEntry]: version, [oldEntry]: expect.stringMatching(/^recycling@\d+$/) },
    })
    const start = await open('/')
    expect(start.policy.replaceAll(/'sha256-\S+'/g, '')).toBe(
      before.policy.replaceAll(/'sha256-\S+'/g, ''),
    )
    expect(start.policy).not.toContain('recycling.example')
    expect(start.html).not.toContain('id="foreign"')
    expect(block(start.html, 'releases')['fallbacks']).toEqual({})
  })

  it('yields to an area of the site at its path and under its name', async () => {
    await mount(newEntry, { declared: { pages: [{ ...foreignPage, path: '/basket' }], menu: [] } })
    await mount(newEntry, { name: 'checkout' })
    const { html, policy } = await open('/basket')
    expect(html).toContain('<title>Basket · Darnley</title>')
    expect(policy).not.toContain('recycling.example')
    expect(block(html, 'areas')['checkout']).not.toHaveProperty('isForeign')
  })

  it('is not offered from an http address where customers come over https', async () => {
    const secure = await buildEdge({
      RELEASES_DIR: releasesDir,
      SITE_URL: 'https://darnley.example',
      TRUSTED_PROXIES: '127.0.0.1',
    })
    const host = 'darnley.example'
    await mount('http://localhost:4000/remoteEntry.js')
    expect((await secure.app.inject({ url: '/recycling', headers: { host } })).statusCode).toBe(404)
    await mount(newEntry)
    const own = await secure.app.inject({ url: '/recycling', headers: { host } })
    expect(own.statusCode).toBe(200)
    expect(own.headers['content-security-policy']).not.toContain('http://localhost:4000')
    await secure.app.close()
  })
})

/** Opens the container's page as a new visitor does, and reports from it that the container threw. */
async function report(release: string, visitor: string): Promise<void> {
  const failure = { area: 'recycling/Page', release, route: '/recycling' }
  await reportFailure(app, { from: visitor, url: '/recycling', failure })
}

async function liveEntry(): Promise<string | undefined> {
  const stored = await folderStore(releasesDir).readRegistry()
  return foreignOn(parseRegistry(stored?.text ?? ''), 'web')['recycling']?.live.entry
}

describe('[T8] A container that fails at many visitors', () => {
  it('is replaced by the entry that was registered before', async () => {
    await mount(oldEntry)
    const version = await mount(newEntry)
    await report(version, '10.0.0.1')
    expect(await liveEntry()).toBe(newEntry)
    await report(version, '10.1.0.1')
    expect(await liveEntry()).toBe(oldEntry)
    const [entry] = (await readAudit(folderStore(releasesDir))).slice(-1)
    expect(entry).toMatchObject({ who: 'the edge', action: 'rollback', releases: [version] })
  })

  it('stays where nothing was registered before, and never costs a release of this site', async () => {
    const version = await mount(newEntry)
    const stored = await folderStore(releasesDir).readRegistry()
    for (const visitor of ['10.0.0.1', '10.1.0.1', '10.2.0.1']) await report(version, visitor)
    expect(await folderStore(releasesDir).readRegistry()).toEqual(stored)
  })

  it('is judged by most of those who got it', async () => {
    await mount(oldEntry)
    const version = await mount(newEntry)
    for (let visits = 0; visits < 20; visits += 1) await open('/recycling')
    for (const visitor of ['10.0.0.1', '10.1.0.1']) await report(version, visitor)
    expect(await liveEntry()).toBe(newEntry)
  })
})
