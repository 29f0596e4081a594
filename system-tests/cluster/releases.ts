import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { ReleaseRegistry } from '@darnley/contract/release'
import { releaseAll } from '@darnley/releases/cli/release-all'
import { openReleaseStore } from '@darnley/releases/open-store'
import { type ReleaseRef, refText, releasesOf } from '@darnley/releases/sets'
import { type BucketServer, startBucketServer } from '@darnley/testing/bucket-server'
import { ensureOwnerKey } from '@darnley/releases/trust/key-file'
import { root } from '@darnley/tools/settings'

/** A bucket that can die and come back with all it holds. */
export interface Bucket {
  /** Settings of the edges. */
  readonly env: Readonly<Record<string, string>>
  kill(): Promise<void>
  start(): Promise<void>
}

const keys = { id: 'cluster', secret: 'a-secret-of-the-cluster' }

/** Starts the bucket with the releases that `npm test` has built, of whatever age; builds them when there are none. */
export async function startReleases(folder: string, port: number): Promise<Bucket> {
  const objects = new Map<string, Buffer>()
  const start = (): Promise<BucketServer> => startBucketServer({ ...keys, port, objects })
  let server = await start()
  const built = join(root, '.data/test-releases')
  const from = openReleaseStore(built, null)
  if ((await from.readRegistry()) === null)
    await releaseAll({ store: from, privateKeys: [await ensureOwnerKey(built)] })
  const access = { accessKeyId: keys.id, secretAccessKey: keys.secret }
  const settings = { url: server.url, region: 'auto', ...access }
  const into = openReleaseStore(join(folder, 'publishing'), settings)
  const registry = await from.readRegistry()
  if (!registry) throw new Error(`There are no live releases in ${built}`)
  for (const release of liveIn(registry.text)) {
    const copy = join(folder, 'copies', release.name, release.version)
    cpSync(await from.fetch(release), copy, { recursive: true })
    await into.publish(release, copy)
  }
  await into.replaceRegistry(registry.text, null)
  return {
    env: {
      ...{ RELEASES_BUCKET_URL: server.url, RELEASES_BUCKET_KEY_ID: keys.id },
      RELEASES_BUCKET_SECRET: keys.secret,
    },
    kill: () => server.close(),
    start: async () => {
      server = await start()
    },
  }
}

function liveIn(registry: string): ReleaseRef[] {
  const { sites } = ReleaseRegistry.parse(JSON.parse(registry))
  const all = Object.values(sites).flatMap((set) => releasesOf(set))
  return [...new Map(all.map((release) => [refText(release), release])).values()]
}
