import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startBucketServer, type BucketServer } from '@darnley/testing/bucket-server'
import { aSet } from '#testing/manifests.ts'
import { bucketStore } from './bucket-store.ts'
import { changeRegistry } from './change-registry.ts'
import { firstRegistry } from './registry.ts'
import { UnsafeStoreError, type ReleaseStore } from './store.ts'

const keys = { id: 'key-of-the-tools', secret: 'secret-of-the-tools' }
let folder: string
let server: BucketServer | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await server?.close()
  await rm(folder, { recursive: true })
})

async function openStore(
  ...ignores: readonly ('if-match' | 'if-none-match')[]
): Promise<ReleaseStore> {
  server = await startBucketServer({ ...keys, ignores })
  return open()
}

function open(): ReleaseStore {
  const settings = { url: server?.url ?? '', region: 'auto', accessKeyId: keys.id }
  return bucketStore({ ...settings, secretAccessKey: keys.secret }, folder)
}

describe('A bucket', () => {
  it.each([
    ['if-none-match', 'it ignores If-None-Match and overwrote an object that exists'],
    ['if-match', 'it ignores If-Match and overwrote an object that had changed'],
  ] as const)(
    '[T11] [F59] that ignores %s is refused with the reason, and left unchanged',
    async (header, fault) => {
      const store = await openStore(header)
      const change = changeRegistry(store, () => ({
        registry: firstRegistry({ web: aSet(), storefront: aSet() }),
        result: undefined,
      }))
      await expect(change).rejects.toThrow(UnsafeStoreError)
      await expect(store.check()).rejects.toThrow(
        `The bucket ${server?.url} cannot keep the registry: ${fault}.`,
      )
      expect([...(server?.objects.keys() ?? [])]).toEqual([])
    },
  )

  it('[T11] is tested on first use, and once a day by any machine', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const store = await openStore()
    const writes = vi.spyOn(server?.objects ?? new Map(), 'set')
    await store.check()
    expect(writes).toHaveBeenCalled()
    writes.mockClear()
    for (const each of [store, open()]) await each.check()
    expect(writes).not.toHaveBeenCalled()
    vi.setSystemTime(Date.now() + 25 * 3_600_000)
    for (const each of [store, open()]) await each.check()
    // Two test objects, one of them written twice, and the record of the time.
    expect(writes).toHaveBeenCalledTimes(3)
  })
})
