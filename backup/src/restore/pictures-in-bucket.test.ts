import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startBucketServer, type BucketServer } from '@darnley/testing/bucket-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '#src/settings.ts'
import { siteFiles } from '#src/sources/site-files.ts'
import { fillBuckets } from './buckets.ts'

const folder = await mkdtemp(join(tmpdir(), 'backup-pictures-'))
const access = { id: 'id', secret: 'secret' }
let buckets: readonly BucketServer[]

beforeAll(async () => {
  buckets = [await startBucketServer(access), await startBucketServer(access)]
})
afterAll(async () => {
  for (const bucket of buckets) await bucket.close()
  await rm(folder, { recursive: true })
})

function settingsWith(bucket: BucketServer | undefined): ReturnType<typeof readSettings> {
  const variables = {
    ...{ BACKUP_KEY_FILE: 'keys', BACKUP_DIR: folder, BACKUP_DATABASE_URL: 'postgres://b@h/p' },
    ...{ MEDIA_BUCKET_URL: bucket?.url, MEDIA_BUCKET_KEY_ID: 'id', MEDIA_BUCKET_SECRET: 'secret' },
  }
  return readSettings(variables, join(folder, 'site'))
}

/** Writes the files of a backup as a restore does before it fills the buckets. */
async function restoredFrom(settings: ReturnType<typeof readSettings>): Promise<string> {
  const restored = await mkdtemp(join(folder, 'restored-'))
  for await (const entry of siteFiles(settings)) {
    if (entry.type === 'folder') continue
    const path = join(restored, entry.path)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, entry.content)
  }
  return restored
}

test('pictures in a bucket are backed up, and restored into another one', async () => {
  const [from, to] = buckets
  for (const name of ['jeans.svg', 'coat.webp']) from?.objects.set(name, Buffer.from(name))
  const restored = await restoredFrom(settingsWith(from))
  expect((await readdir(join(restored, 'media'))).toSorted()).toEqual(['coat.webp', 'jeans.svg'])
  await fillBuckets(settingsWith(to), restored)
  expect(to?.objects).toEqual(from?.objects)
  expect(await readdir(restored)).not.toContain('media')
})

test('pictures are not restored into a bucket that has others', async () => {
  const [from, to] = buckets
  to?.objects.set('skirt.svg', Buffer.from('skirt'))
  const restored = await restoredFrom(settingsWith(from))
  await expect(fillBuckets(settingsWith(to), restored)).rejects.toThrow(/has skirt.svg/)
})
