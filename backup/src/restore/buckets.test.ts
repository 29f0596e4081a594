import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BucketServer, startBucketServer } from '@darnley/testing/bucket-server'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { expectRoomInBuckets, fillBuckets, inOrder } from './buckets.ts'

const folder = await mkdtemp(join(tmpdir(), 'buckets-'))
let server: BucketServer
let places: Parameters<typeof fillBuckets>[0]

beforeAll(async () => {
  server = await startBucketServer({ id: 'id', secret: 'secret' })
  const bucket = { url: server.url, region: 'auto', accessKeyId: 'id', secretAccessKey: 'secret' }
  places = {
    media: { folder: join(folder, 'media') },
    photos: { folder: join(folder, 'photos') },
    releases: { bucket },
  }
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  server.objects.clear()
  await unpack()
})

async function unpack(): Promise<void> {
  await mkdir(join(folder, 'releases/booking'), { recursive: true })
  await writeFile(join(folder, 'releases/booking/manifest.json'), 'manifest')
  await writeFile(join(folder, 'releases/registry.json'), 'registry')
}

it('A restore into a bucket that was killed at its end is repeated', async () => {
  await fillBuckets(places, folder)
  await unpack()
  await expectRoomInBuckets(places, folder)
  await fillBuckets(places, folder)
  expect([...server.objects.keys()].toSorted()).toEqual(['booking/manifest.json', 'registry.json'])
  expect(existsSync(join(folder, 'releases'))).toBe(false)
})

it('[F62] A restore that is killed while it removes what is in a bucket is repeated', async () => {
  const releases = join(folder, 'releases/booking')
  for (let number = 1; number < 500; number += 1)
    await writeFile(join(releases, `${number}.js`), 'script')
  const script = `import { fillBuckets } from '${new URL('buckets.ts', import.meta.url).href}'
    await fillBuckets(${JSON.stringify(places)}, ${JSON.stringify(folder)})`
  const killed = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: 'ignore',
  })
  const hasAll = (): Promise<boolean> =>
    readdir(releases).then(
      (names) => names.length === 500,
      () => false,
    )
  await vi.waitUntil(async () => !(await hasAll()), { timeout: 60_000, interval: 1 })
  killed.kill('SIGKILL')
  await once(killed, 'close')
  await fillBuckets(places, folder)
  expect(server.objects.size).toBe(501)
})

it.each([
  ['another registry', 'registry.json'],
  ['a file that the backup does not have', 'checkout/manifest.json'],
])('A bucket with %s is refused, and stays as it is', async (_what, key) => {
  server.objects.set(key, Buffer.from('of another site'))
  await expect(expectRoomInBuckets(places, folder)).rejects.toThrow(`it has ${key}, and a restore`)
  await expect(fillBuckets(places, folder)).rejects.toThrow('is not empty')
  expect([...server.objects.keys()]).toEqual([key])
})

it('The registry comes last, wherever it is among the files, and the others stay in order', () => {
  const others = Array.from({ length: 40 }, (_, at) => `booking/${at}`)
  for (let at = 0; at <= others.length; at += 1) {
    const names = others.toSpliced(at, 0, 'registry.json')
    expect(inOrder(names)).toEqual([...others, 'registry.json'])
  }
})
