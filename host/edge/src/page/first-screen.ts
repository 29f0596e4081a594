import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ContentScreen } from '@darnley/contract/content-screen'
import type { ReleaseManifest } from '@darnley/contract/release'
import { escapeHtml } from '@darnley/node/html'
import {
  firstScreenCompany,
  firstScreenFile,
  firstScreenGuaranteeDays,
  firstScreenRelease,
} from '@darnley/releases/first-screen'
import type { ReleaseStore } from '@darnley/releases/store'
import { fileUrl } from '@darnley/releases/sets'
import type { LiveReleases } from '#src/releases/live-releases.ts'
import type { RemotePage } from './remote-page.ts'

/** The first screen of a page, rendered when its remote was built. */
export interface FirstScreen {
  readonly html: string
  /** All styles it needs, the host's and its remote's, so that no stylesheet has to be fetched. */
  readonly style: string
  /** What the page was rendered from, if it has its content. */
  readonly content?: Pick<ContentScreen, 'answers' | 'structuredData'>
}

interface FirstScreenOptions {
  readonly live: Pick<LiveReleases, 'host'>
  readonly page: RemotePage
  readonly store: ReleaseStore
  readonly company: string
  readonly guaranteeDays: number
}

export function hasFirstScreen({ release, page }: RemotePage): boolean {
  return page.firstScreen === true && firstScreenFile(page.path) in release.files
}

/** Returns null when its files differ from what was published: then only the heading is painted. */
export async function readFirstScreen({
  live,
  page: { release, entry, page },
  store,
  company,
  guaranteeDays,
}: FirstScreenOptions): Promise<FirstScreen | null> {
  const file = firstScreenFile(page.path)
  try {
    const html = await readChecked(store, { release, file })
    return {
      html: html
        .replaceAll(firstScreenRelease, fileUrl(release, ''))
        .replaceAll(firstScreenCompany, () => escapeHtml(company))
        .replaceAll(firstScreenGuaranteeDays, String(guaranteeDays)),
      style: await readStyles({ live, release, files: entry.styles, store }),
    }
  } catch {
    return null
  }
}

interface Styles {
  readonly live: Pick<LiveReleases, 'host'>
  readonly release: ReleaseManifest
  /** Of the release. */
  readonly files: readonly string[]
  readonly store: ReleaseStore
}

/** Returns the host's styles and these of the release. @throws Error when one differs from what was published */
export async function readStyles({ live, release, files, store }: Styles): Promise<string> {
  const own = live.host.entries['main']?.styles ?? []
  const styles = await Promise.all([
    ...own.map((file) => readStyle(store, live.host, file)),
    ...files.map((file) => readStyle(store, release, file)),
  ])
  return styles.join('')
}

/** Rewrites URLs, because a stylesheet's relative URLs do not resolve from the document. */
export async function readStyle(
  store: ReleaseStore,
  release: ReleaseManifest,
  file: string,
): Promise<string> {
  const style = await readChecked(store, { release, file })
  const folder = fileUrl(release, dirname(file))
  return style.replace(/url\((['"]?)(?!['"]?(?:data:|\/|#))(?:\.\/)?/g, `url($1${folder}/`)
}

/** @throws Error when the file differs from what was published */
async function readChecked(
  store: ReleaseStore,
  { release, file }: { release: ReleaseManifest; file: string },
): Promise<string> {
  const content = await readFile(join(await store.fetch(release), file))
  const hash = createHash('sha384').update(content).digest('base64')
  if (release.files[file]?.integrity !== `sha384-${hash}`)
    throw new Error(`${file} differs from its manifest`)
  return content.toString('utf8')
}
