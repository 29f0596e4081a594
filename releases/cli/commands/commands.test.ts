import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readAudit } from '#core/audit.ts'
import { readRelease } from '#core/read-set.ts'
import { releasesOf } from '#core/sets.ts'
import { makePrivateKey } from '#core/trust/keys.ts'
import { signRelease } from '#core/trust/signatures.ts'
import type { ReleaseManifest } from '@darnley/contract/release'
import { contractVersion } from '@darnley/contract/version'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { releaseAll } from '#cli/release-all.ts'
import { buildSmallWorkspace, type SmallWorkspace } from '#testing/small-workspace.ts'
import { readRegistry, type Context } from './context.ts'
import { diff } from './diff.ts'
import { promote } from './promote.ts'
import { prune } from './prune.ts'
import { publish } from './publish.ts'
import { rollback } from './rollback.ts'
import { list, status } from './status.ts'

let workspace: SmallWorkspace
let context: Context
let printed: string[] = []
let apiSpeaks: string | null = contractVersion

/** One workspace for all, in the order of a team's day. Publishes with `dirty`: the checkout may have uncommitted changes. */
beforeAll(async () => {
  workspace = await buildSmallWorkspace()
  const privateKeys = [makePrivateKey()]
  await releaseAll({ ...workspace, privateKeys })
  context = {
    store: workspace.store,
    privateKeys,
    areas: workspace.areas,
    who: 'a test',
    why: 'to try it',
    log: (line) => printed.push(line),
    askContract: async () =>
      apiSpeaks === null
        ? { type: 'unknown', why: 'The live api could not be asked which contract it speaks.' }
        : { type: 'known', contract: apiSpeaks, calls: null },
  }
})
afterAll(() => workspace.tearDown())
afterEach(() => void vi.useRealTimers())

async function print(command: Promise<unknown>): Promise<string> {
  printed = []
  await command
  return printed.join('\n')
}

async function liveBooking(): Promise<string | undefined> {
  return (await readRegistry(context.store)).sites.web.remotes['booking']
}

async function publishBooking(tag: string): Promise<ReleaseManifest> {
  await workspace.edit('One', tag)
  const [manifest] = await publish(context, { name: 'booking', tag, dirty: true })
  if (!manifest) throw new Error('Nothing was published')
  return manifest
}

describe("A team's commands", () => {
  it('publish builds one area, notes what it was built against, and makes nothing live', async () => {
    const before = await liveBooking()
    const manifest = await publishBooking('first')
    expect(manifest).toMatchObject({
      version: '0.0.1-first',
      sharedVersions: { react: expect.stringMatching(/^19\./) },
    })
    expect(await liveBooking()).toBe(before)
    expect(await context.store.list()).toHaveLength(4)
  })

  it('publish refuses a name that another content has', async () => {
    await workspace.edit('first', 'other')
    await expect(publish(context, { name: 'booking', tag: 'first', dirty: true })).rejects.toThrow(
      'was published with another content',
    )
  })

  it('publish refuses what does not fit a live set, with the cure', async () => {
    await workspace.edit(
      "import { useStore } from '@darnley/web/stores'",
      "import { atom as useStore } from '@darnley/web/stores'",
    )
    await expect(publish(context, { name: 'booking', dirty: true })).rejects.toThrow(
      /atom from '@darnley\/web\/stores'[\s\S]*cure: add it to the facade/,
    )
    await workspace.edit(
      "import { atom as useStore } from '@darnley/web/stores'",
      "import { useStore } from '@darnley/web/stores'",
    )
  })

  it('promote changes this area alone, for a share first and then for all', async () => {
    const before = await readRegistry(context.store)
    const release = { name: 'booking', version: '0.0.1-first' }
    await promote(context, { releases: [release], site: 'web', percent: 10 })
    expect(await print(status(context))).toContain('canary for 10 %')
    expect(await liveBooking()).toBe(before.sites.web.remotes['booking'])
    await promote(context, { releases: [release] })
    const after = await readRegistry(context.store)
    expect(after.canaries).toEqual({})
    const live = releasesOf(after.sites.web)
    expect(
      live.filter(
        (one) => !releasesOf(before.sites.web).some((other) => other.version === one.version),
      ),
    ).toEqual([release])
  })

  it.each([
    [
      'speaks an older contract',
      '0.9.0',
      `built for contract ${contractVersion}, and the live api`,
    ],
    ['can not be asked', null, 'could not be asked which contract it speaks'],
  ])('promote refuses what may need more than an api that %s', async (_what, api, message) => {
    apiSpeaks = api
    const release = { name: 'booking', version: '0.0.1-first' }
    await expect(promote(context, { releases: [release] })).rejects.toThrow(message)
    apiSpeaks = contractVersion
  })

  it('publish refuses what an older api can not answer', async () => {
    apiSpeaks = '0.9.0'
    const tried = publish(context, { name: 'booking', dirty: true })
    await expect(tried).rejects.toThrow('cure: deploy the api first')
    apiSpeaks = contractVersion
  })

  it.each([
    ['what there is not', { name: 'booking', version: '9.9.9' }, undefined],
    ['an area that there is not', { name: 'nobody', version: '1.0.0' }, undefined],
  ])('promote refuses %s', async (_what, release, site) => {
    await expect(promote(context, { releases: [release], site })).rejects.toThrow(/There is no/)
  })

  it('diff and list say what changed and what there is', async () => {
    expect(await print(diff(context, { releases: [] }))).toContain('+ booking@0.0.1-first')
    const [former] = (await readRegistry(context.store)).history.web ?? []
    const version = former?.set.remotes['booking'] ?? ''
    const text = await print(diff(context, { releases: [{ name: 'booking', version }] }))
    expect(text).toMatch(/scripts over the wire: \d+ > \d+ bytes\n[\s\S]*\+ assets\/wizard/)
    expect(await print(list(context, { name: 'booking' }))).toContain(
      'booking@0.0.1-first  (live on web and storefront)',
    )
  })

  it('rollback takes one step back', async () => {
    await rollback(context, { name: 'booking' })
    expect(await liveBooking()).not.toBe('0.0.1-first')
    expect(await print(list(context, { name: 'booking' }))).toContain(
      '-first  (withdrawn on web and storefront and workshop)',
    )
  })

  it('prune keeps what is live, what is fallen back on and what a page may still need', async () => {
    expect(await prune(context, { days: 7, sets: 3 })).toEqual([])
    expect(await prune(context, { days: -1, sets: 0 })).toEqual(['booking@0.0.1-first'])
    expect(await print(list(context, { name: 'booking' }))).toContain('live on web')
  })

  it('prune keeps a canary that ended within the days given, for its pages may still be open', async () => {
    const daysAgo = (days: number): Date => new Date(today - days * 86_400_000)
    const today = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: daysAgo(10) })
    const release = await publishBooking('tried')
    await promote(context, { releases: [release], percent: 10 })
    vi.setSystemTime(daysAgo(1))
    await rollback(context, { name: 'booking' })
    vi.setSystemTime(today)
    expect(await prune(context, { days: 7, sets: 0 })).toEqual([])
    vi.setSystemTime(daysAgo(-7))
    expect(await prune(context, { days: 7, sets: 0 })).toEqual(['booking@0.0.1-tried'])
  })

  it('publish holds a release against every set that visitors see, the one of a canary too', async () => {
    const smaller = { name: 'vendor', version: '0.0.1-smaller' }
    const { store } = context
    const { vendor } = (await readRegistry(store)).sites.web
    const folder = join(workspace.folder, 'smaller')
    await cp(await store.fetch({ name: 'vendor', version: vendor }), folder, { recursive: true })
    const manifest = await readRelease(store, { name: 'vendor', version: vendor })
    const vendorExports = { ...manifest.vendorExports, 'react/jsx-runtime': ['jsxs'] }
    const text = JSON.stringify({ ...manifest, ...smaller, vendorExports })
    await writeFile(join(folder, 'manifest.json'), text)
    await store.publish(smaller, folder)
    const [privateKey = ''] = context.privateKeys
    await signRelease(store, { release: smaller, privateKey })
    await promote(context, { releases: [smaller], percent: 10 })
    await workspace.edit('</h1>', '<i>One more</i></h1>')
    const tried = publish(context, { name: 'booking', dirty: true })
    await expect(tried).rejects.toThrow("vendor@0.0.1-smaller does not export: jsx from 'react")
    await rollback(context, { name: 'vendor' })
    expect(await publish(context, { name: 'booking', dirty: true })).toHaveLength(1)
  })

  it('leave a line each in the audit log', async () => {
    const entries = await readAudit(context.store)
    expect(entries.map(({ action }) => action)).toEqual([
      'publish',
      'canary',
      'promote',
      'rollback',
      'prune',
      'prune',
      'publish',
      'canary',
      'rollback',
      'prune',
      'prune',
      'canary',
      'rollback',
      'publish',
    ])
    for (const entry of entries)
      expect(entry).toMatchObject({ who: 'a test', why: 'to try it', at: expect.any(String) })
  })
})
