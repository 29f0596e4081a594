import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AdmZip from 'adm-zip'
import { parseSync } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAreas } from '#build/remotes.ts'
import { areaOf } from '#cli/areas.ts'
import { buildArea } from '#cli/build.ts'
import { standardMode } from './mode.ts'

let root: string
let folder: string
let declared: string[]

/** The container of a remote with pages and a slot. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'standard-container-'))
  folder = join(root, 'one')
  const remote = (await readAreas()).find(({ declaration }) => declaration.slots.length > 0)
  if (!remote) throw new Error('No remote fills a slot')
  const { pages, slots } = remote.declaration
  declared = [...new Set([...pages, ...slots].map(({ module }) => module))]
  const area = areaOf(remote)
  const builds = area.builds
    .filter(({ mode }) => mode === standardMode)
    .map((build) => ({ ...build, outDir: '.' }))
  const outDirs = [folder, join(root, 'two')]
  // One after another: the federation plugin keeps files of a build in a folder of the area.
  for (const outDir of outDirs) await buildArea({ ...area, builds }, { outDir })
})
afterAll(() => rm(root, { recursive: true }))

async function read(file: string): Promise<string> {
  return readFile(join(folder, file), 'utf8')
}

async function readAll(end: string, inFolder = folder): Promise<string[]> {
  const files = (await readdir(inFolder, { recursive: true })).filter((file) => file.endsWith(end))
  return Promise.all(files.toSorted().map((file) => readFile(join(inFolder, file), 'utf8')))
}

/** Returns what a script imports, statically or by a constant name. */
function importsOf(code: string): string[] {
  const statically = parseSync('chunk.js', code).program.body.flatMap((node) =>
    'source' in node && node.source ? [node.source.value] : [],
  )
  const dynamically = [...code.matchAll(/\bimport\(\s*["'`]([\w@./-]+)["'`]/g)]
  return [...statically, ...dynamically.flatMap(([, name]) => name ?? [])]
}

describe('[T8] The standard container of a release', () => {
  it('has a manifest that works from any address and names every declared module', async () => {
    const { metaData, exposes, shared } = JSON.parse(await read('mf-manifest.json')) as {
      metaData: Record<string, unknown>
      exposes: { path: string }[]
      shared: { name: string; singleton: boolean }[]
    }
    expect(metaData).toMatchObject({
      publicPath: 'auto',
      remoteEntry: { name: 'remoteEntry.js', type: 'module' },
      types: { zip: '@mf-types.zip', api: '@mf-types.d.ts' },
    })
    expect(exposes.map(({ path }) => path).toSorted()).toEqual(declared.toSorted())
    const singletons = shared.filter(({ singleton }) => singleton).map(({ name }) => name)
    expect(singletons).toEqual(expect.arrayContaining(['react', 'react-dom']))
  })

  it('imports nothing by a bare name, which only the import map of our own pages resolves', async () => {
    const scripts = await readAll('.js')
    const bare = scripts.flatMap(importsOf).filter((name) => !name.startsWith('.'))
    expect(scripts.length).toBeGreaterThan(5)
    expect(bare).toEqual([])
  })

  it('keeps the global styles of the site to what it mounts', async () => {
    const styles = (await readAll('.css')).join('\n')
    expect(styles).toContain(':where(.darnley-part){')
    expect(styles).toContain('--brand:#6b1b2d')
    expect(styles).not.toMatch(/(?:^|[},])\s*(?:html|body|:root|h1|\*)\s*[,{]/)
  })

  it('has types for each module', () => {
    const archive = new AdmZip(join(folder, '@mf-types.zip'))
    const files = archive.getEntries().map(({ entryName }) => entryName)
    expect(files).toEqual(
      expect.arrayContaining(declared.map((module) => `${module.slice(2)}.d.ts`)),
    )
    expect(archive.readAsText('basket-panel.d.ts')).toContain('MountedSlots["basket-panel"]')
  })

  it('has the same content when it is built again, and so the same version', async () => {
    for (const end of ['.js', '.css', '.json', '.zip', '.d.ts'])
      expect(await readAll(end, join(root, 'two'))).toEqual(await readAll(end))
  })
})
