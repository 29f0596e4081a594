import { join } from 'node:path'
import { hasSignIn, type SiteKind } from '@darnley/contract/area'
import { standardContainerFolder } from '@darnley/contract/standard-container'
import { standardMode } from '#build/federation/mode.ts'
import { findRemotes, type Remote } from '#build/remotes.ts'
import { isPacked, repository } from '#build/repository.ts'

/** A unit that is built and released on its own. */
export interface Area {
  /** Name of its releases: `host-web`, `booking`. */
  readonly name: string
  /** Its folder; absolute, or from the repository's root. */
  readonly workspace: string
  /** Vite configurations, each built into a folder of the release. */
  readonly builds: readonly {
    readonly config: string
    readonly outDir: string
    readonly ssr?: boolean
    /** Vite's mode; `production` by default. */
    readonly mode?: string
  }[]
  readonly env?: Readonly<Record<string, string>>
  /** Files and folders whose content decides whether it is up to date, from the workspace. */
  readonly sources: readonly string[]
  /** A host's kinds of site; a remote declares its own (`src/pages.ts`), and the vendor file is on every site. */
  readonly sites?: readonly SiteKind[]
  readonly role: 'vendor' | 'host' | 'remote'
}

const hostSources = ['src', 'vite.config.ts', 'vite.server.config.ts', 'package.json']
const hostBuilds = [
  { config: 'vite.config.ts', outDir: '.' },
  { config: 'vite.server.config.ts', outDir: 'server', ssr: true },
]

/** Returns what is built and released of a remote. */
export function areaOf({ name, folder }: Remote): Area {
  return {
    name,
    workspace: folder,
    builds: [
      { config: 'vite.config.ts', outDir: '.' },
      { config: 'vite.config.ts', outDir: standardContainerFolder, mode: standardMode },
    ],
    sources: ['src', 'vite.config.ts', 'package.json'],
    role: 'remote',
  }
}

function host(name: string, sites: readonly SiteKind[]): Area {
  return {
    name,
    workspace: 'host/shell',
    builds: hostBuilds,
    env: { VITE_STORE_LOGIN: String(sites.every(hasSignIn)) },
    sources: hostSources,
    sites,
    role: 'host',
  }
}

const vendor: Area = {
  name: 'vendor',
  workspace: 'host/shell',
  builds: [{ config: 'vendor/vite.config.ts', outDir: '.' }],
  sources: ['vendor', 'package.json'],
  role: 'vendor',
}

/** The shell without and with the login flag. */
const hosts = [host('host-web', ['web']), host('host-storefront', ['storefront', 'workshop'])]

/**
 * The areas of this repository; another one has remotes alone. The vendor file comes first, since imports of the others
 * are checked against it.
 */
export const areas: readonly Area[] = [
  ...(isPacked ? [] : [vendor, ...hosts]),
  ...findRemotes(repository).map(areaOf),
]

/** Returns what a team releases together: an area, or both variants of the host, which share a version. */
export function areasOf(name: string, known: readonly Area[] = areas): Area[] {
  return known.filter((area) => area.name === name || (name === 'host' && area.role === 'host'))
}

/** The same source as one plain application: the baseline of the benchmark, never live. */
export const baseline: Area = {
  name: 'spa',
  workspace: 'host/shell',
  builds: [
    { config: 'vite.spa.config.ts', outDir: '.' },
    { config: 'vite.server.config.ts', outDir: 'server', ssr: true },
  ],
  sources: [
    ...hostSources,
    'spa',
    'vite.spa.config.ts',
    ...findRemotes(repository).map(({ folder }) => join(folder, 'src')),
  ],
  role: 'host',
}
