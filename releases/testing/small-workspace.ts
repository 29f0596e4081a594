import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { folderStore } from '#core/folder-store.ts'
import type { ReleaseStore } from '#core/store.ts'
import { repository } from '#build/repository.ts'
import type { Area } from '#cli/areas.ts'

/** A vendor file, a host and one real remote, small enough to be built in a second each. */
export interface SmallWorkspace {
  readonly folder: string
  readonly store: ReleaseStore
  readonly areas: readonly Area[]
  /** Changes the text of the remote's page. */
  edit(from: string, to: string): Promise<void>
  tearDown(): Promise<void>
}

/** Created inside of this repository, where the remote's packages are found. */
export async function buildSmallWorkspace(): Promise<SmallWorkspace> {
  await mkdir(join(repository, '.data'), { recursive: true })
  const folder = await mkdtemp(join(repository, '.data/release-test-'))
  const remote = join(folder, 'booking-remote')
  await cp(join(import.meta.dirname, 'booking-remote'), remote, { recursive: true })
  const preset = JSON.stringify(join(import.meta.dirname, '../build/remote.ts'))
  await writeFile(
    join(remote, 'vite.config.ts'),
    `import { defineRemote } from ${preset}\n` +
      "import area from './src/pages.ts'\nexport default defineRemote(area, import.meta.dirname)\n",
  )
  const page = join(remote, 'src/pages/wizard/page.tsx')
  return {
    folder,
    store: folderStore(join(folder, 'releases')),
    areas: areasIn(folder),
    async edit(from, to) {
      await writeFile(page, (await readFile(page, 'utf8')).replace(from, to))
    },
    tearDown: () => rm(folder, { recursive: true }),
  }
}

function areasIn(folder: string): Area[] {
  const plain = {
    workspace: join(import.meta.dirname, 'plain'),
    sources: ['vite.config.ts', 'package.json'],
  } as const
  return [
    {
      ...plain,
      name: 'vendor',
      role: 'vendor',
      builds: [{ config: 'vendor.config.ts', outDir: '.' }],
    },
    { ...plain, name: 'host', role: 'host', builds: [{ config: 'host.config.ts', outDir: '.' }] },
    {
      name: 'booking',
      role: 'remote',
      workspace: join(folder, 'booking-remote'),
      builds: [{ config: 'vite.config.ts', outDir: '.' }],
      sources: ['src', 'vite.config.ts', 'package.json'],
    },
  ]
}
