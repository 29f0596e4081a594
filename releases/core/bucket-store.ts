import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ReleaseManifest } from '@darnley/contract/release'
import { checkDaily } from './bucket-check.ts'
import { createBucket, type Bucket, type BucketSettings } from '@darnley/storage/bucket'
import { download, upload } from './bucket-transfer.ts'
import { folderStore, readManifest, signatureFile } from './folder-store.ts'
import { keptRegistry } from './kept-registry.ts'
import type { ReleaseRef } from './sets.ts'
import { privateFolder, type ReleaseStore } from './store.ts'

/** Milliseconds that an edge may keep using the registry it has. */
const etagLifetime = 1000
/** Milliseconds that an edge waits for a slow bucket before it continues with the registry it has. */
const etagTimeout = 1000
const registryKey = 'registry.json'

/** Releases in a bucket of an S3-compatible service; those needed on this machine are cached in a folder. */
export function bucketStore(settings: BucketSettings, cache: string): ReleaseStore {
  const bucket = createBucket(settings)
  const local = folderStore(cache)
  const copy = keptRegistry(cache)
  const prefixOf = ({ name, version }: ReleaseRef): string => `${name}/${version}/`
  let etag: { text: string; at: number } | undefined
  let fetching: { done: Promise<void>; since: number } | undefined

  /** Fetches the registry's tag; a failure keeps the old one until the next time. */
  async function fetchEtag(): Promise<void> {
    try {
      etag = { text: (await bucket.get(registryKey))?.etag ?? '', at: Date.now() }
    } catch (error) {
      if (!etag) throw error
      etag = { ...etag, at: Date.now() }
    } finally {
      fetching = undefined
    }
  }

  const isThere = async (release: ReleaseRef): Promise<boolean> =>
    (await bucket.get(`${prefixOf(release)}manifest.json`)) !== null

  return {
    place: `the bucket ${settings.url}`,
    folder: local.folder,
    check: checkDaily(bucket, settings.url),
    async manifest(release) {
      const kept = await local.manifest(release)
      if (kept) return kept
      const object = await bucket.get(`${prefixOf(release)}manifest.json`)
      return object ? ReleaseManifest.parse(JSON.parse(object.body.toString())) : null
    },
    async signedManifest(release) {
      const kept = await local.signedManifest(release)
      if (kept?.signature) return kept
      const [manifest, signature] = await Promise.all([
        bucket.get(`${prefixOf(release)}manifest.json`),
        bucket.get(prefixOf(release) + signatureFile),
      ])
      // The text that `manifest` returns, so that no other one is vouched for.
      const text = kept?.text ?? manifest?.body.toString()
      return text === undefined ? null : { text, signature: signature?.body.toString() ?? null }
    },
    async writeSignature(release, signature) {
      await bucket.put(prefixOf(release) + signatureFile, signature)
      if (await local.holds(release)) await local.writeSignature(release, signature)
    },
    holds: isThere,
    async fetch(release) {
      const folder = join(local.folder, release.name, release.version)
      if (!(await readManifest(folder))) await download(bucket, { release, folder })
      return folder
    },
    async readPrivate(release, name) {
      const kept = await local.readPrivate(release, name)
      return (
        kept ?? (await bucket.get(`${prefixOf(release)}${privateFolder}/${name}`))?.body ?? null
      )
    },
    async publish(release, built) {
      if (!(await isThere(release)))
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
      // The manifest is removed first: without it the release no longer exists.
      const keys = await bucket.list(prefixOf(release))
      await bucket.remove(`${prefixOf(release)}manifest.json`)
      for (const key of keys) await bucket.remove(key)
      await local.remove(release)
    },
    async readRegistry() {
      const object = await bucket.get(registryKey)
      return object && { text: object.body.toString(), revision: object.etag }
    },
    keepRegistry: copy.write,
    async keptRegistry() {
      const kept = await copy.read()
      // From now on an outage is that of an edge which runs: the tag stays until the bucket says another one.
      if (kept) etag ??= { text: kept.revision, at: Date.now() }
      return kept
    },
    async replaceRegistry(text, revision) {
      const isWritten = await bucket.put(registryKey, text, { ifMatch: revision })
      etag = undefined
      return isWritten
    },
    async registryEtag() {
      if (etag && Date.now() - etag.at <= etagLifetime) return etag.text
      fetching ??= { done: fetchEtag(), since: Date.now() }
      const { done, since } = fetching
      if (!etag) await done
      else await Promise.race([done, sleep(since + etagTimeout - Date.now())])
      return etag?.text ?? ''
    },
    async appendAudit(line) {
      // A bucket cannot append: each line is an object, and their names sort by time.
      await bucket.put(`audit/${new Date().toISOString()}-${randomUUID()}.json`, line)
    },
    async readAudit() {
      const keys = (await bucket.list('audit/')).sort()
      return textsOf(bucket, keys)
    },
    async writeCounts(window, { by, text }) {
      await bucket.put(`tallies/${window}/${by}.json`, text)
    },
    readCounts: async (window) => textsOf(bucket, await bucket.list(`tallies/${window}/`)),
    async removeCounts(before) {
      const keys = await bucket.list('tallies/')
      for (const key of keys) if (key < `tallies/${before}`) await bucket.remove(key)
    },
  }
}

/** Returns the contents of the objects that still exist. */
async function textsOf(bucket: Bucket, keys: readonly string[]): Promise<string[]> {
  const objects = await Promise.all(keys.map((key) => bucket.get(key)))
  return objects.flatMap((object) => (object ? [object.body.toString()] : []))
}
