import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { ReleaseManifest } from '#src/contract/release.ts'
import { createBucket, type Bucket, type BucketSettings } from './bucket.ts'
import { folderStore, readManifest } from './folder-store.ts'
import type { ReleaseRef } from './sets.ts'
import type { ReleaseStore } from './store.ts'

/** How long an edge may go on with the registry that it knows. */
const markLifetime = 1000
const registryKey = 'registry.json'

/** Releases in a bucket of any S3-compatible service; what is needed here is kept in a folder. */
export function bucketStore(settings: BucketSettings, cache: string): ReleaseStore {
  const bucket = createBucket(settings)
  const local = folderStore(cache)
  const prefixOf = ({ name, version }: ReleaseRef): string => `${name}/${version}/`
  let mark: { text: string; at: number } | undefined

  return {
    folder: local.folder,
    async manifest(release) {
      const kept = await local.manifest(release)
      if (kept) return kept
      const object = await bucket.get(`${prefixOf(release)}manifest.json`)
      return object ? ReleaseManifest.parse(JSON.parse(object.body.toString())) : null
    },
    async fetch(release) {
      const folder = join(local.folder, release.name, release.version)
      if (!(await readManifest(folder))) await download(bucket, { release, folder })
      return folder
    },
    async publish(release, built) {
      await upload(bucket, { prefix: prefixOf(release), folder: built })
      await local.publish(release, built)
    },
    async list() {
      const keys = await bucket.list('')
      return keys.flatMap((key) => {
        const [, name, version] = /^([^/]+)\/([^/]+)\/manifest\.json$/.exec(key) ?? []
        return name && version ? [{ name, version }] : []
      })
    },
    async remove(release) {
      // The manifest goes first: without it the release is no more.
      const keys = await bucket.list(prefixOf(release))
      await bucket.remove(`${prefixOf(release)}manifest.json`)
      for (const key of keys) await bucket.remove(key)
      await local.remove(release)
    },
    readRegistry: async () => (await bucket.get(registryKey))?.body.toString() ?? null,
    async updateRegistry(change) {
      for (;;) {
        const before = await bucket.get(registryKey)
        const after = await change(before?.body.toString() ?? null)
        if (await bucket.put(registryKey, after, { ifMatch: before?.etag ?? null })) break
      }
      mark = undefined
    },
    async registryMark() {
      if (!mark || Date.now() - mark.at > markLifetime)
        mark = { text: (await bucket.get(registryKey))?.etag ?? '', at: Date.now() }
      return mark.text
    },
    async appendAudit(line) {
      // A bucket can't append: each line is an object, and their names sort by time.
      await bucket.put(`audit/${new Date().toISOString()}-${randomUUID()}.json`, line)
    },
    async readAudit() {
      const keys = (await bucket.list('audit/')).sort()
      const objects = await Promise.all(keys.map((key) => bucket.get(key)))
      return objects.flatMap((object) => (object ? [object.body.toString()] : []))
    },
  }
}

async function upload(
  bucket: Bucket,
  { prefix, folder }: { prefix: string; folder: string },
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted((one) => (one === 'manifest.json' ? 1 : -1))
  for (const file of files) await bucket.put(prefix + file, await readFile(join(folder, file)))
}

async function download(
  bucket: Bucket,
  { release, folder }: { release: ReleaseRef; folder: string },
): Promise<void> {
  const prefix = `${release.name}/${release.version}/`
  const keys = await bucket.list(prefix)
  if (!keys.includes(`${prefix}manifest.json`))
    throw new Error(`There is no release ${release.name}@${release.version}`)
  const partial = resolve(folder, '../..', `.fetching-${randomUUID()}`)
  for (const key of keys) {
    const target = join(partial, key.slice(prefix.length))
    await mkdir(dirname(target), { recursive: true })
    const object = await bucket.get(key)
    if (object) await writeFile(target, object.body)
  }
  await mkdir(dirname(folder), { recursive: true })
  // Another request may have been quicker.
  await rename(partial, folder).catch(() => rm(partial, { recursive: true, force: true }))
}
