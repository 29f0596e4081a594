import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContentScreen } from '@darnley/contract/content-screen'
import type { PageConfig } from '@darnley/contract/page-config'
import { folderStore } from '@darnley/releases/folder-store'
import { beforeEach, describe, expect, it } from 'vitest'
import type { HostRenderer, LiveReleases, RenderInput } from '#src/releases/live-releases.ts'
import { renderShell } from './shell.ts'

const screen = '<p>First</p>'
const integrity = `sha384-${createHash('sha384').update(screen).digest('base64')}`
let folder: string
let renders: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shell-'))
  await mkdir(join(folder, 'booking/1/first-screens'), { recursive: true })
  await writeFile(join(folder, 'booking/1/first-screens/index.html'), screen)
  await writeFile(join(folder, 'booking/1/manifest.json'), JSON.stringify(release(integrity)))
  renders = []
})

const pages = [
  {
    path: '/',
    module: './wizard',
    sites: ['web'],
    firstScreen: true,
    stateParameters: ['itemIndex'],
  },
  { path: '/booking', module: './wizard', sites: ['web'] },
]

const release = (hash: string): object => ({
  name: 'booking',
  version: '1',
  area: { pages, menu: [], slots: [] },
  files: { 'first-screens/index.html': { integrity: hash } },
  entries: { './wizard': { styles: [] } },
})

const renderer = {
  findPage: ({ pathname }: RenderInput) => ({
    path: pathname,
    module: './wizard',
    name: 'booking/wizard',
  }),
  renderPage({ pathname, firstScreen }: RenderInput) {
    renders.push(pathname)
    return `<main>${firstScreen ?? '<h1>Heading</h1>'}</main>`
  },
} as unknown as HostRenderer

function render(
  pathname: string,
  {
    parameters = [],
    hash = integrity,
    content = null,
  }: { parameters?: string[]; hash?: string; content?: ContentScreen | null } = {},
) {
  const live = {
    host: { name: 'host-web', version: '1', files: {}, entries: { main: { styles: [] } } },
    remotes: { booking: release(hash) },
    foreign: {},
    renderer,
  } as unknown as LiveReleases
  const config = { mode: 'web', company: { name: 'Tuck & Hem' } } as PageConfig
  const store = folderStore(folder)
  // Rendered ahead for the first state alone.
  const findContent = (_page: unknown, hasState: boolean) => (hasState ? null : content)
  return renderShell({ live, pathname, config, store, parameters, findContent })
}

describe('[C46] The shell of a page', () => {
  it.each([
    ['with the first screen that its release has', '/', [], '<main><p>First</p></main>'],
    ['without one where it has none', '/booking', [], '<main><h1>Heading</h1></main>'],
    ['without one in another state', '/', ['itemIndex'], '<main><h1>Heading</h1></main>'],
  ])('is rendered once %s', async (_how, pathname, parameters, html) => {
    expect((await render(pathname, { parameters })).html).toBe(html)
    expect(renders).toEqual([pathname])
  })

  const content = { html: '<p>From £16</p>', answers: [], structuredData: [] }

  it('has the content that was rendered ahead', async () => {
    const shell = await render('/', { content })
    expect(shell.html).toBe('<main><p>From £16</p></main>')
  })

  it('does not have it in another state', async () => {
    const shell = await render('/', { content, parameters: ['itemIndex'] })
    expect(shell.html).not.toContain('£16')
  })

  it('has only its heading when the first screen differs from what was published', async () => {
    const shell = await render('/', { hash: 'sha384-another' })
    expect(shell).toMatchObject({ html: '<main><h1>Heading</h1></main>', firstScreen: null })
  })
})
