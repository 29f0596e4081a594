import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeRegistry } from '#core/change-registry.ts'
import { openReleaseStore } from '#core/open-store.ts'
import { makeLive } from '#core/registry.ts'
import { withReleases } from '#core/sets.ts'
import type { ReleaseStore } from '#core/store.ts'
import { isApproved } from '#core/trust/approvals.ts'
import { makePrivateKey, publicKeyOf } from '#core/trust/keys.ts'
import { isReleaseSigned, signRelease } from '#core/trust/signatures.ts'
import { beginLive, publishMade } from '../testing/made-releases.ts'
import { runRelease } from './cli.ts'
import { readRegistry } from './commands/context.ts'

const owner = makePrivateKey()
const team = makePrivateKey()
const other = makePrivateKey()
let folder: string
let store: ReleaseStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'))
  store = openReleaseStore(folder, null)
  await beginLive(store)
  await release(owner, 'keys', 'own')
  await release(owner, 'keys', 'add', 'booking', publicKeyOf(team))
})
afterEach(() => rm(folder, { recursive: true }))

async function release(key: string, ...args: string[]): Promise<{ code: number; text: string }> {
  let text = ''
  const print = (printed: string): void => void (text += printed)
  const code = await runRelease(args, {
    environment: { RELEASES_DIR: folder, RELEASE_KEY: key },
    installation: { releasesDir: folder, previewSecret: undefined, port: null },
    print,
    printError: print,
  })
  return { code, text }
}

const promote = (key: string, ...refs: string[]): Promise<{ code: number; text: string }> =>
  release(key, 'promote', ...refs, '--without-api')

/** Publishes a release of an area, signed with a key. */
async function publishSigned(name: string, privateKey: string, version = '2'): Promise<void> {
  await publishMade(store, { name, version })
  await signRelease(store, { release: { name, version }, privateKey })
}

async function live(name: string): Promise<string | undefined> {
  return (await readRegistry(store)).sites.web.remotes[name]
}

describe('An area with a key of its own', () => {
  it('is promoted, tried, rolled back and retired with this key alone', async () => {
    await publishSigned('booking', team)
    for (const key of [owner, other, '']) {
      const refused = await promote(key, 'booking@2')
      expect(refused.code).toBe(1)
      expect(refused.text).toContain("'booking' is changed with the key of its team")
      expect((await promote(key, 'booking@2', '--percent', '5')).code).toBe(1)
      expect((await release(key, 'retire', 'booking')).code).toBe(1)
    }
    expect(await live('booking')).toBe('1')
    expect((await promote(team, 'booking@2', '--percent', '5')).code).toBe(0)
    expect((await promote(owner, 'booking@2', '--percent', '50')).code).toBe(1)
    expect((await promote(team, 'booking@2')).code).toBe(0)
    expect((await release(owner, 'rollback', 'booking')).code).toBe(1)
    expect(await live('booking')).toBe('2')
    expect((await release(team, 'rollback', 'booking')).code).toBe(0)
    expect(await live('booking')).toBe('1')
  })

  it('does not open other areas to its team', async () => {
    await publishSigned('checkout', owner)
    expect((await promote(team, 'checkout@2')).code).toBe(1)
    expect((await promote(owner, 'checkout@2')).code).toBe(0)
  })

  it('is promoted with another area by who has both keys', async () => {
    await publishSigned('booking', team)
    await publishSigned('checkout', owner)
    expect((await promote(owner, 'booking@2', 'checkout@2')).code).toBe(1)
    expect(await live('checkout')).toBe('1')
    expect((await promote(`${owner},${team}`, 'booking@2', 'checkout@2')).code).toBe(0)
    expect([await live('booking'), await live('checkout')]).toEqual(['2', '2'])
  })

  it('shows no release that its team did not publish', async () => {
    await publishMade(store, { name: 'booking', version: '2' })
    expect((await promote(team, 'booking@2')).text).toContain('booking@2 is not signed')
    await publishSigned('booking', other, '3')
    expect((await promote(team, 'booking@3')).text).toContain('booking@3 is not signed')
    expect(await live('booking')).toBe('1')
  })

  it('keeps what is live when its key is lost', async () => {
    await publishSigned('booking', team)
    await promote(team, 'booking@2')
    const lost = await release(owner, 'keys', 'remove', 'booking', publicKeyOf(team))
    expect(lost.code).toBe(0)
    const registry = await readRegistry(store)
    const booking = { name: 'booking', version: '2' }
    expect(isApproved(registry, { site: 'web', release: booking })).toBe(true)
    expect(await isReleaseSigned(store, { registry, release: booking })).toBe(true)
    expect((await release(team, 'rollback', 'booking')).code).toBe(1)
    expect((await release(owner, 'rollback', 'booking')).code).toBe(0)
  })
})

describe('A registry that was written without the key of the team', () => {
  it('approves nothing', async () => {
    await publishSigned('booking', team)
    await changeRegistry(store, (before, at) => {
      if (!before) throw new Error('Nothing is live')
      const set = withReleases(before.sites.web, { booking: '2' })
      return { registry: makeLive(before, { site: 'web', at, set }), result: undefined }
    })
    const registry = await readRegistry(store)
    const release2 = { name: 'booking', version: '2' }
    expect(isApproved(registry, { site: 'web', release: release2 })).toBe(false)
    expect(isApproved(registry, { site: 'storefront', release: release2 })).toBe(false)
  })

  it("takes no key that the owner didn't sign", async () => {
    const forged = publicKeyOf(other)
    await changeRegistry(store, (before) => {
      if (!before?.trust) throw new Error('There are no keys')
      const { keys } = before.trust
      const signature = keys['booking']?.[0]?.signature ?? ''
      const trust = { ...before.trust, keys: { booking: [{ publicKey: forged, signature }] } }
      return { registry: { ...before, trust }, result: undefined }
    })
    await publishSigned('booking', other)
    expect((await promote(other, 'booking@2')).code).toBe(1)
  })
})

describe('The key commands', () => {
  it('make a key that only its owner reads, and never overwrite one', async () => {
    const file = join(folder, 'gift.key')
    const made = await release(owner, 'keys', 'make', file)
    const key = await readFile(file, 'utf8')
    expect(made.text).toContain(publicKeyOf(key))
    expect(made.text).not.toContain(key)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await release(owner, 'keys', 'make', file)).text).toContain('never overwritten')
  })

  it('show the owner and the keys of each area', async () => {
    expect((await release('', 'keys')).text).toBe(
      `owner: ${publicKeyOf(owner)}\nbooking: ${publicKeyOf(team)}\n`,
    )
  })

  it('refuse what is no key, a second owner, and the key of another team', async () => {
    expect((await release(owner, 'keys', 'add', 'gift', 'abc')).text).toContain('no public key')
    expect((await release('abc', 'keys')).text).toContain('RELEASE_KEY is no private key')
    expect((await release(other, 'keys', 'own')).text).toContain('There is an owner')
    const added = await release(team, 'keys', 'add', 'gift', publicKeyOf(other))
    expect(added.text).toContain('Only the owner')
    const removed = await release(owner, 'keys', 'remove', 'booking', publicKeyOf(other))
    expect(removed.text).toContain("'booking' has no such key")
  })
})
