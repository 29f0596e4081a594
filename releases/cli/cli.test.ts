import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { contractVersion } from '@darnley/contract/version'
import { changeRegistry } from '#core/change-registry.ts'
import { openReleaseStore, readBucketSettings } from '#core/open-store.ts'
import type { ReleaseStore } from '#core/store.ts'
import { startBucketServer, type BucketServer } from '@darnley/testing/bucket-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readRegistry } from './commands/context.ts'
import { runRelease, type Installation } from './cli.ts'
import { beginLive, publishMade } from '../testing/made-releases.ts'

const keys = { id: 'key-of-the-tools', secret: 'secret-of-the-tools' }
let folder: string
let server: BucketServer
let settings: Record<string, string>
let installation: Installation

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'))
  server = await startBucketServer(keys)
  settings = { RELEASE_ACTOR: 'a test' }
  installation = { releasesDir: join(folder, 'releases'), previewSecret: undefined, port: null }
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const inBucket = (): Record<string, string> => ({
  RELEASES_BUCKET_URL: server.url,
  RELEASES_BUCKET_KEY_ID: keys.id,
  RELEASES_BUCKET_SECRET: keys.secret,
})

interface Ended {
  readonly code: number | null
  readonly output: string
  readonly error: string
}

async function release(...args: string[]): Promise<Ended> {
  let [output, error] = ['', '']
  const code = await runRelease(args, {
    environment: settings,
    installation,
    print: (printed) => (output += printed),
    printError: (printed) => (error += printed),
  })
  return { code, output, error }
}

/** The same as a process of its own, in a shell that may read only a part of what it prints. */
async function releaseInShell(command: string): Promise<Ended> {
  const { PATH = '' } = process.env
  const cli = `"${process.execPath}" "${join(import.meta.dirname, 'cli.ts')}"`
  const child = spawn('sh', ['-c', `${cli} ${command}`], {
    env: { PATH, RELEASES_DIR: installation.releasesDir, ...settings },
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [output, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, output, error }
}

function open(): ReleaseStore {
  return openReleaseStore(join(folder, 'releases'), readBucketSettings(settings))
}

async function liveOnWeb(): Promise<Record<string, string>> {
  return (await readRegistry(open())).sites.web.remotes
}

describe('rollback', () => {
  const promoteAll = async (...releases: string[][]): Promise<void> => {
    for (const args of releases) {
      const { error } = await release('promote', ...args, '--without-api')
      expect(error).toBe('')
    }
  }

  beforeEach(async () => {
    await beginLive(open())
    for (const name of ['booking', 'checkout']) await publishMade(open(), { name, version: '2' })
  })

  it('[T1] takes the last change of the named area back, whatever changed since elsewhere', async () => {
    await promoteAll(['booking@2', '--percent', '10'], ['checkout@2'])
    const { output } = await release('rollback', 'checkout')
    expect(output).toContain(
      "The site 'web' shows checkout@1 to all visitors; withdrawn: checkout@2",
    )
    const registry = await readRegistry(open())
    expect(registry.sites.web.remotes).toEqual({ booking: '1', checkout: '1' })
    expect(registry.canaries.web?.changes).toEqual({ booking: '2' })
  })

  it('[T2] is refused without an area, and takes back no area but the named one', async () => {
    await promoteAll(['booking@2'], ['checkout@2'])
    const bare = await release('rollback')
    expect(bare).toMatchObject({ code: 2, error: expect.stringContaining("'area'") })
    expect((await release('rollback', 'booking', '--site', 'web')).code).toBe(0)
    expect(await liveOnWeb()).toEqual({ booking: '1', checkout: '2' })
    const { storefront } = (await readRegistry(open())).sites
    expect(storefront.remotes['booking']).toBe('2')
  })

  it('[T2] goes back to a version that is named, and withdraws what came after it', async () => {
    for (const version of ['3', '4']) await publishMade(open(), { name: 'booking', version })
    await promoteAll(['booking@2'], ['booking@3'])
    await release('rollback', 'booking', '--to', '1')
    expect(await liveOnWeb()).toMatchObject({ booking: '1' })
    await promoteAll(['booking@4'])
    expect((await release('list', 'booking')).output).toContain('booking@3  (withdrawn on web')
    const never = await release('rollback', 'booking', '--to', '3')
    expect(never).toMatchObject({ code: 1, error: expect.stringContaining('was withdrawn') })
    await release('rollback', 'booking')
    expect(await liveOnWeb()).toMatchObject({ booking: '1' })
    const last = await release('rollback', 'booking')
    expect(last.error).toContain("'booking' has no former version to go back to on the site")
  })

  it('[T2] is what promoting an older version means, too: the bad one is no last known good', async () => {
    await promoteAll(['booking@2'])
    const { output } = await release('promote', 'booking@1', '--without-api')
    expect(output).toContain('what came after it is withdrawn: booking@2')
    expect((await readRegistry(open())).withdrawn.web).toEqual(['booking@2'])
    await promoteAll(['booking@2'])
    expect((await readRegistry(open())).withdrawn.web).toEqual([])
  })

  it('refuses what does not fit what others promoted since', async () => {
    const exports = { react: ['useState', 'useTime'] }
    await publishMade(open(), { name: 'vendor', version: '2', vendorExports: exports })
    await publishMade(open(), {
      name: 'booking',
      version: '3',
      vendorImports: { react: ['useTime'] },
    })
    await promoteAll(['vendor@2'], ['booking@3'])
    const { code, error } = await release('rollback', 'vendor')
    expect(code).toBe(1)
    expect(error).toContain('first release booking without it')
  })

  it('[F65] at once with a promotion loses neither', async () => {
    await promoteAll(['booking@2'])
    await Promise.all([
      releaseInShell('rollback booking'),
      releaseInShell('promote checkout@2 --without-api'),
    ])
    expect(await liveOnWeb()).toEqual({ booking: '1', checkout: '2' })
  })
})

describe.each([
  ['a folder', () => ({})],
  ['a bucket', inBucket],
])('On %s', (_where, store) => {
  beforeEach(() => {
    settings = { ...settings, ...store() }
  })

  it('[T3] an empty store is named by every command, with what to do', async () => {
    const nothing = `Nothing is live yet in ${open().place}: \`npm run release -- all\` builds every area`
    for (const args of [['status'], ['diff']])
      expect(await release(...args)).toMatchObject({
        code: 0,
        output: expect.stringContaining(nothing),
      })
    await publishMade(open(), { name: 'booking', version: '1' })
    for (const args of [
      ['promote', 'booking@1', '--without-api'],
      ['rollback', 'booking'],
      ['prune'],
    ])
      expect(await release(...args)).toMatchObject({
        code: 1,
        error: expect.stringContaining(nothing),
      })
    expect((await release('list')).output).toBe('booking@1\n')
  })

  it('[T3] commands work on this store', async () => {
    await beginLive(open())
    await publishMade(open(), { name: 'booking', version: '2' })
    await release('promote', 'booking@2', '--without-api')
    expect((await release('status')).output).toContain('  booking@2\n')
    expect((await release('list', 'booking')).output).toContain('booking@2  (live on web')
    expect((await release('prune', '--days', '0')).output).toMatch(/Nothing to remove|Removed/)
  })
})

describe('promote', () => {
  let apis: Server[]

  beforeEach(async () => {
    apis = []
    await beginLive(open())
    await publishMade(open(), { name: 'booking', version: '2' })
  })
  afterEach(() => apis.forEach((api) => api.close()))

  async function startApi(contract: string): Promise<number> {
    const api = createServer((_request, response) => response.end(JSON.stringify({ contract })))
    apis.push(api)
    await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening))
    return (api.address() as AddressInfo).port
  }

  it('[T17] asks the api of the instance that runs from this data folder, and names it', async () => {
    const own = await startApi(contractVersion)
    installation = { ...installation, port: own - 100 }
    expect((await release('promote', 'booking@2')).code).toBe(0)
    apis.forEach((api) => api.close())
    const { error } = await release('promote', 'booking@1')
    expect(error).toContain(
      `The live api at http://127.0.0.1:${own} (the instance that runs here) could not be asked`,
    )
  })

  it('[T17] asks the one that PORT or API_URL name, and no other where none is named', async () => {
    expect((await release('promote', 'booking@2')).error).toContain('no instance runs from')
    settings = { ...settings, PORT: String((await startApi('9.0.0')) - 100) }
    expect((await release('promote', 'booking@2')).error).toContain('the live api speaks 9.0.0')
    settings = { ...settings, API_URL: `http://127.0.0.1:${await startApi(contractVersion)}` }
    expect((await release('promote', 'booking@2')).code).toBe(0)
  })

  it('[T17] asks each process of API_URL, and counts the oldest that answers', async () => {
    const address = async (contract: string): Promise<string> =>
      `http://127.0.0.1:${await startApi(contract)}`
    const current = await address(contractVersion)
    settings = { ...settings, API_URL: `http://127.0.0.1:9,${current}` }
    expect((await release('promote', 'booking@2')).code).toBe(0)
    settings = { ...settings, API_URL: `${current}, ${await address('0.9.0')}` }
    expect((await release('promote', 'booking@2')).error).toContain('the live api speaks 0.9.0')
  })

  it('[F65] refuses what is being removed', async () => {
    await changeRegistry(open(), (registry) => {
      if (!registry) throw new Error('Nothing is live')
      return { registry: { ...registry, removing: ['booking@2'] }, result: undefined }
    })
    const { error } = await release('promote', 'booking@2', '--without-api')
    expect(error).toContain('booking@2 is marked for removal')
  })

  it('[T1] leaves the share of a canary of others as it is', async () => {
    await publishMade(open(), { name: 'checkout', version: '2' })
    const tryOut = (name: string, percent: string): Promise<Ended> =>
      release('promote', name, '--percent', percent, '--without-api')
    expect((await tryOut('checkout@2', '10')).code).toBe(0)
    expect((await tryOut('booking@2', '50')).error).toContain('join it with --percent 10')
    expect((await tryOut('booking@2', '10')).code).toBe(0)
    const { output } = await release('rollback', 'booking')
    expect(output).toContain('withdrawn: booking@2')
    expect((await readRegistry(open())).canaries.web?.changes).toEqual({ checkout: '2' })
  })

  it('[T19] names all that the gate has against it at once, in every set', async () => {
    settings = { ...settings, API_URL: `http://127.0.0.1:${await startApi('0.9.0')}` }
    await publishMade(open(), {
      name: 'booking',
      version: '3',
      vendorImports: { react: ['useTime'] },
    })
    await publishMade(open(), { name: 'vendor', version: '2' })
    expect((await release('promote', 'vendor@2', '--without-api')).error).toContain('0.9.0')
    const { code, error } = await release('promote', 'booking@3')
    expect(code).toBe(1)
    expect(error).toContain('the live api speaks 0.9.0')
    expect(error).toMatch(
      /useTime from 'react'\n {2}cure: add it[^\n]+\n {2}where: the site 'web', the site 'storefront'/,
    )
  })
})

describe('The command line', () => {
  it.each([
    [['--help'], 'Usage: npm run release -- [options] [command]'],
    [['rollback', '--help'], 'Usage: npm run release -- rollback [options] <area>'],
    [['help', 'promote'], 'Usage: npm run release -- promote [options] <area@version...>'],
  ])('[T21] explains itself: %j', async (args, usage) => {
    const { code, output } = await release(...args)
    expect(output).toContain(usage)
    expect(code).toBe(0)
  })

  it.each([
    [[], 'Usage: npm run release --'],
    [['nothing'], "unknown command 'nothing'"],
    [['promot'], '(Did you mean promote?)'],
    [['status', '--sight', 'web'], "unknown option '--sight'"],
    [['promote'], 'missing required argument'],
    [['promote', 'booking'], 'Write <area>@<version>'],
    [['promote', 'Nobody@1'], 'Write <area>@<version>'],
    [
      ['publish', 'no_body'],
      "'no_body' is no area's name; here are vendor, host, booking, checkout,",
    ],
    [['rollback', 'booking', 'checkout'], "too many arguments for 'rollback'"],
    [['promote', 'booking@1', '--percent', 'many'], 'a number between 0 and 100'],
    [['promote', 'booking@1', '--site', 'moon'], 'Allowed choices are web, storefront, workshop.'],
    [['prune', '--days', 'some'], 'Write a number of days.'],
  ])('[T21] says what it does not understand, and ends with 2: %j', async (args, sentence) => {
    const { code, output, error } = await release(...args)
    expect(error).toContain(sentence)
    expect(error).not.toMatch(/\n\s+at /)
    expect([code, output]).toEqual([2, ''])
  })

  it('[T21] says which setting is wrong', async () => {
    settings = { ...settings, RELEASES_BUCKET_URL: 'nowhere' }
    const { code, error } = await release('status')
    expect([code, error]).toEqual([1, expect.stringContaining('RELEASES_BUCKET_URL')])
    expect(error).not.toContain('{')
  })

  it('[T21] says nothing of a reader that has seen enough', async () => {
    await beginLive(open())
    expect(await releaseInShell('list | true')).toEqual({ code: 0, output: '', error: '' })
  })

  it('[T21] ends with the code of its command', async () => {
    const { code, error } = await releaseInShell('nothing')
    expect([code, error]).toEqual([2, expect.stringContaining("unknown command 'nothing'")])
  })
})

describe('preview', () => {
  beforeEach(async () => {
    await beginLive(open())
  })

  it('[T18] signs with the secret of this installation', async () => {
    expect((await release('preview', 'booking@1')).error).toContain('start this installation once')
    installation = { ...installation, previewSecret: 'a secret of this installation' }
    expect((await release('preview', 'booking@1')).output).toContain('?override=booking@1&until=')
  })
})
