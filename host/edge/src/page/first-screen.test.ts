import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ReleaseManifest } from '@darnley/contract/release'
import { folderStore } from '@darnley/releases/folder-store'
import { beforeAll, describe, expect, it } from 'vitest'
import { hasFirstScreen, readFirstScreen, type FirstScreen } from './first-screen.ts'
import type { RemotePage } from './remote-page.ts'

const texts = {
  'first-screens/index.html':
    '<h1>Welcome to @company@</h1><b>@guarantee-days@ days</b><img src="/@release/assets/rack.svg">',
  'assets/wizard.css': '.hero{background:url(./rack.svg)}',
  'assets/main.css': "@font-face{src:url('./text-core.woff2')}",
}
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-screen-'))
  for (const release of ['booking', 'host-web'])
    for (const [file, text] of Object.entries(texts)) {
      const path = join(folder, release, '1', file)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text)
    }
  for (const release of ['booking', 'host-web'])
    await writeFile(
      join(folder, release, '1', 'manifest.json'),
      JSON.stringify(manifest(release, { './wizard': 'wizard', main: 'main' })),
    )
})

function manifest(name: string, entries: Record<string, string>): ReleaseManifest {
  return {
    name,
    version: '1',
    files: Object.fromEntries(
      Object.entries(texts).map(([file, text]) => [file, { integrity: hash(text) }]),
    ),
    entries: Object.fromEntries(
      Object.entries(entries).map(([entry, file]) => [entry, { styles: [`assets/${file}.css`] }]),
    ),
  } as unknown as ReleaseManifest
}

const hash = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`

function remotePage(path: string, release: ReleaseManifest): RemotePage {
  const entry = release.entries['./wizard']
  return { release, entry, page: { path, firstScreen: true } } as RemotePage
}

function read(path: string, change?: (booking: ReleaseManifest) => void) {
  const booking = manifest('booking', { './wizard': 'wizard' })
  change?.(booking)
  return readFirstScreen({
    live: { host: manifest('host-web', { main: 'main' }) },
    page: remotePage(path, booking),
    store: folderStore(folder),
    company: 'Tuck & Hem',
    guaranteeDays: 60,
  })
}

describe("A page's first screen", () => {
  it('is the markup of its remote, adapted to this site, with all styles it needs', async () => {
    expect(await read('/')).toEqual<FirstScreen>({
      html: '<h1>Welcome to Tuck &amp; Hem</h1><b>60 days</b><img src="/releases/booking/1/assets/rack.svg">',
      style:
        "@font-face{src:url('/releases/host-web/1/assets/text-core.woff2')}" +
        '.hero{background:url(/releases/booking/1/assets/rack.svg)}',
    })
  })

  it('is omitted when the release has none', async () => {
    const booking = manifest('booking', { './wizard': 'wizard' })
    expect(hasFirstScreen(remotePage('/', booking))).toBe(true)
    expect(hasFirstScreen(remotePage('/booking', booking))).toBe(false)
  })

  it('is omitted when a file differs from what was published', async () => {
    const tampered = await read('/', ({ files }) => {
      Object.assign(files, { 'first-screens/index.html': { integrity: hash('another') } })
    })
    expect(tampered).toBeNull()
  })
})
