import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { noticesFile, type ReleaseManifest } from '@darnley/contract/release'
import type { ReleaseStore } from '@darnley/releases/store'
import type { LiveReleases } from '#src/releases/live-releases.ts'

/** Returns the licences of what the releases of a page hold, release by release. */
export async function noticesText(
  store: Pick<ReleaseStore, 'fetch'>,
  { vendor, host, remotes }: Pick<LiveReleases, 'vendor' | 'host' | 'remotes'>,
): Promise<string> {
  const releases = [vendor, host, ...Object.values(remotes)]
  const texts = await Promise.all(releases.map((release) => noticesOf(store, release)))
  return texts.flatMap((text) => text ?? []).join('\n')
}

/** Returns null for a release that was built before releases had notices. */
async function noticesOf(
  store: Pick<ReleaseStore, 'fetch'>,
  { name, version, files }: ReleaseManifest,
): Promise<string | null> {
  if (!Object.hasOwn(files, noticesFile)) return null
  const text = await readFile(join(await store.fetch({ name, version }), noticesFile), 'utf8')
  return `Darnley ${name} ${version}\n\n${text}`
}
