import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentScreen } from '@darnley/contract/content-screen'
import type { ReleaseManifest } from '@darnley/contract/release'
import { firstScreenRelease } from '@darnley/releases/first-screen'
import { fileUrl } from '@darnley/releases/sets'
import type { ReleaseStore } from '@darnley/releases/store'
import type { LiveReleases } from '#src/releases/live-releases.ts'
import { readStyles, type FirstScreen } from './first-screen.ts'
import type { RemotePage } from './remote-page.ts'

interface ContentScreenOptions {
  readonly live: Pick<LiveReleases, 'host'>
  readonly page: RemotePage
  readonly store: ReleaseStore
  readonly content: ContentScreen
}

/** Returns the first screen of a page with its content; null when a style differs from what was published. */
export async function readContentScreen(
  options: ContentScreenOptions,
): Promise<FirstScreen | null> {
  const { live, store, content } = options
  const { release, entry } = options.page
  try {
    const later = await stylesOfParts(store, { release, entry, html: content.html })
    return {
      html: content.html.replaceAll(firstScreenRelease, fileUrl(release, '')),
      style: await readStyles({ live, release, files: [...entry.styles, ...later], store }),
      content,
    }
  } catch {
    return null
  }
}

/** Returns the stylesheets of parts that load later in a browser, but are in this markup. */
async function stylesOfParts(
  store: ReleaseStore,
  { release, entry, html }: Pick<RemotePage, 'release' | 'entry'> & { readonly html: string },
): Promise<string[]> {
  const classes = new Set(
    Array.from(html.matchAll(/ class="([^"]+)"/g), ([, names = '']) => names.split(' ')).flat(),
  )
  const folder = await store.fetch(release)
  const others = stylesheetsOf(release).filter((file) => !entry.styles.includes(file))
  const used = others.map(async (file) => {
    const style = await readFile(join(folder, file), 'utf8')
    return Array.from(style.matchAll(/\.([\w-]+)/g)).some(([, name = '']) => classes.has(name))
      ? [file]
      : []
  })
  return (await Promise.all(used)).flat()
}

function stylesheetsOf({ files }: ReleaseManifest): string[] {
  return Object.keys(files).filter((file) => /^assets\/[^/]+\.css$/.test(file))
}
