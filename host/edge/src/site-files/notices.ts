import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { noticesFile, type ReleaseManifest, rendererNoticesFile } from '@darnley/contract/release'
import type { ReleaseStore } from '@darnley/releases/store'
import type { LiveReleases } from '#src/releases/live-releases.ts'

/** Returns the licences of what the releases of a page hold, release by release. */
export async function noticesText(
  store: Pick<ReleaseStore, 'fetch'>,
  { vendor, host, remotes }: Pick<LiveReleases, 'vendor' | 'host' | 'remotes'>,
): Promise<string> {
  const releases = [vendor, host, ...Object.values(remotes)]
  const texts = await Promise.all(releases.map((release) => noticesOf(store, release)))
  return texts.flat().join('\n')
}

/** Returns none for a release that was built before releases had notices. */
function noticesOf(
  store: Pick<ReleaseStore, 'fetch'>,
  { name, version, files }: ReleaseManifest,
): Promise<string[]> {
  const held = [
    { file: noticesFile, title: `Darnley ${name} ${version}` },
    { file: rendererNoticesFile, title: `Darnley ${name} ${version}, rendering on the server` },
  ].filter(({ file }) => Object.hasOwn(files, file))
  return Promise.all(
    held.map(async ({ file, title }) => {
      const text = await readFile(join(await store.fetch({ name, version }), file), 'utf8')
      return `${title}\n\n${text}`
    }),
  )
}
