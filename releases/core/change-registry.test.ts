import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startBucketServer, type BucketServer } from '@darnley/testing/bucket-server'
import { aSet } from '#testing/manifests.ts'
import { changeRegistry } from './change-registry.ts'
import { openReleaseStore, readBucketSettings } from './open-store.ts'
import { firstRegistry, parseRegistry } from './registry.ts'
import type { ReleaseStore } from './store.ts'

const keys = { id: 'key-of-the-tools', secret: 'secret-of-the-tools' }
let folder: string
let server: BucketServer
let started: ChildProcess[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'))
  server = await startBucketServer(keys)
  started = []
})
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL')
  await server.close()
  await rm(folder, { recursive: true })
})

const inFolder = (): Record<string, string> => ({ RELEASES_DIR: join(folder, 'releases') })
const inBucket = (): Record<string, string> => ({
  RELEASES_DIR: join(folder, 'kept'),
  RELEASES_BUCKET_URL: server.url,
  RELEASES_BUCKET_KEY_ID: keys.id,
  RELEASES_BUCKET_SECRET: keys.secret,
})

/** Another process, as on another machine. */
interface Writer {
  readonly child: ChildProcess
  /** Changes that were confirmed to it. */
  readonly done: string[]
  isInside(): Promise<void>
  hasEnded(): Promise<void>
}

function startWriter(settings: Record<string, string>, ...args: string[]): Writer {
  const script = join(import.meta.dirname, '../testing/registry-writer.ts')
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...settings },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  started.push(child)
  const ended = once(child, 'exit')
  const done: string[] = []
  const lines = createInterface({ input: child.stdout })
  const inside = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      if (line === 'inside') resolve()
      else done.push(`${args[0]}-${line.replace('done ', '')}`)
    })
  })
  return { child, done, isInside: () => inside, hasEnded: async () => void (await ended) }
}

function open(settings: Record<string, string>): ReleaseStore {
  const { RELEASES_DIR: path = '' } = settings
  return openReleaseStore(path, readBucketSettings(settings))
}

async function begin(settings: Record<string, string>): Promise<ReleaseStore> {
  const store = open(settings)
  await changeRegistry(store, () => ({
    registry: firstRegistry({ web: aSet(), storefront: aSet() }),
    result: undefined,
  }))
  return store
}

async function kept(store: ReleaseStore): Promise<string[]> {
  return parseRegistry((await store.readRegistry())?.text ?? '').removing
}

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`)

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('Changes of the registry in %s', (_where, settings) => {
  it('[F65] are each kept once when two processes change it at once', async () => {
    const store = await begin(settings())
    const writers = ['one', 'two'].map((name) => startWriter(settings(), name, '15'))
    await Promise.all(writers.map((writer) => writer.hasEnded()))
    expect((await kept(store)).toSorted()).toEqual(
      [...numbered('one', 15), ...numbered('two', 15)].toSorted(),
    )
  })

  it("[C43] are each kept once when a process stalls during its change for longer than the other's changes take", async () => {
    const store = await begin(settings())
    const slow = startWriter(settings(), 'slow', '1', '--wait')
    await slow.isInside()
    slow.child.kill('SIGSTOP')
    // More changes than the revisions that a folder keeps: the number that the slow one tries first is free again.
    const quick = startWriter(settings(), 'quick', '25')
    await quick.hasEnded()
    slow.child.stdin?.write('go\n')
    slow.child.kill('SIGCONT')
    await slow.hasEnded()
    expect(await kept(store)).toEqual([...numbered('quick', 25), 'slow-1'])
  })

  it('[C43] do not wait for a process that was killed during its change', async () => {
    const store = await begin(settings())
    const dead = startWriter(settings(), 'dead', '1', '--wait')
    await dead.isInside()
    dead.child.kill('SIGKILL')
    await dead.hasEnded()
    const begun = performance.now()
    await changeRegistry(store, (registry) => ({
      registry: {
        ...(registry ?? firstRegistry({ web: aSet(), storefront: aSet() })),
        removing: ['next'],
      },
      result: undefined,
    }))
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect(await kept(store)).toEqual(['next'])
  })

  it('[F65] that were confirmed survive a kill at any moment', async () => {
    const store = await begin(settings())
    for (const name of ['first', 'second', 'third']) {
      const writer = startWriter(settings(), name, '500')
      await writer.isInside()
      await expect.poll(() => writer.done.length).toBeGreaterThan(2)
      writer.child.kill('SIGKILL')
      await writer.hasEnded()
      const found = await kept(store)
      const own = found.filter((text) => text.startsWith(`${name}-`))
      expect(own).toEqual(numbered(name, own.length))
      // The change during which it was killed may be kept, too.
      expect([writer.done.length, writer.done.length + 1]).toContain(own.length)
    }
  })
})

describe('A change whose response is lost', () => {
  it('[F65] is applied once', async () => {
    const store = await begin(inBucket())
    server.lostAnswers = 1
    await changeRegistry(store, (registry) => {
      if (!registry) throw new Error('There is no registry')
      const removing = [...registry.removing, 'once']
      return { registry: { ...registry, removing }, result: undefined }
    })
    expect(await kept(store)).toEqual(['once'])
  })
})

describe('A registry in a folder', () => {
  it('keeps its latest revisions and no drafts', async () => {
    const store = await begin(inFolder())
    for (let n = 0; n < 25; n += 1)
      await changeRegistry(store, (registry) => ({
        registry: {
          ...(registry ?? firstRegistry({ web: aSet(), storefront: aSet() })),
          removing: [`${n}`],
        },
        result: undefined,
      }))
    const names = await readdir(join(folder, 'releases/.registry'))
    expect(names).toHaveLength(20)
    expect(names.toSorted().at(-1)).toBe('000000000026.json')
  })
})
